import type { Capability } from '#contract/shapes/capabilities.ts'

/** State of an account by the law and by rooms that this one may not import. The composition collects it. */
export type Standing = {
  readonly read: (player: {
    readonly playerId: number
    readonly registeredAt: Date
    readonly birthDate: string
  }) => Promise<{
    readonly isIdentityVerified: boolean
    readonly hasVerifiedPaymentAccount: boolean
    readonly areLimitsChosen: boolean
    /** No terms have to be accepted again. */
    readonly areTermsAccepted: boolean
    /** End of the temporary account, where the law has one and the account is still temporary. */
    readonly temporaryUntil: Date | null
    /** Maximum of deposits of a temporary account, and their sum; null where the law has no maximum. */
    readonly temporaryDeposits: { readonly maxMinor: number; readonly presentMinor: number } | null
    /** What may be done now and the obstacles to the rest, the same as for staff. */
    readonly capabilities: readonly Capability[]
  }>
}
