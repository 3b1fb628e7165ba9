import type { ConsentState } from '#contract/states/consent-states.ts'

/** Status of a consent at the bank (providers §6.6). */
export type ConsentStatus = ConsentState

export type BankAccountSeen = { readonly iban: string; readonly currency: string; readonly ownerName: string | null }

/**
 * Accounts of a player at their bank, which the player lets us read once. A Fault is thrown where the bank does not
 * answer.
 */
export type BankConsents = {
  readonly create: (order: {
    readonly consentId: string
    readonly returnUrl: string
    readonly refusedUrl: string
    readonly playerIp: string
    /** `YYYY-MM-DD` */
    readonly validUntil: string
  }) => Promise<{ readonly providerRef: string; readonly pageUrl: string }>
  readonly readStatus: (providerRef: string) => Promise<ConsentStatus>
  readonly listAccounts: (providerRef: string) => Promise<readonly BankAccountSeen[]>
}
