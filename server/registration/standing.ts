import type { Capability } from '#contract/shapes/capabilities.ts'

/** Where an account stands by the law and by rooms that this one may not ask. The composition brings it together. */
export type Standing = {
  readonly read: (player: {
    readonly playerId: number
    readonly registeredAt: Date
    readonly birthDate: string
  }) => Promise<{
    readonly isIdentityVerified: boolean
    readonly hasVerifiedPaymentAccount: boolean
    readonly areLimitsChosen: boolean
    /** End of the temporary account, where the law has one and it still is one. */
    readonly temporaryUntil: Date | null
    /** What a temporary account may take in, and what it has; null where the law has no such bound. */
    readonly temporaryDeposits: { readonly maxMinor: number; readonly presentMinor: number } | null
    /** What may be done now and what stands against the rest, as staff are told it too. */
    readonly capabilities: readonly Capability[]
  }>
}
