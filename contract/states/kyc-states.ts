/**
 * States of a check of a person by an outside partner. The database has the same table of moves (`documents.kyc_way`; a test
 * compares the two).
 */
export const KYC_STATES = [
  'started',
  'waiting',
  'verified',
  'uncertain',
  'rejected',
  'cancelled',
  'expired',
  'failed',
] as const
export type KycState = (typeof KYC_STATES)[number]

/**
 * The allowed moves. A partner may revoke a result later (VeriFace corrects by hand), so a verified check can become a rejected
 * one; all other ended states are final.
 */
export const kycWays: Readonly<Record<KycState, readonly KycState[]>> = {
  started: ['waiting', 'verified', 'uncertain', 'rejected', 'cancelled', 'expired', 'failed'],
  waiting: ['verified', 'uncertain', 'rejected', 'cancelled', 'expired', 'failed'],
  uncertain: ['verified', 'rejected'],
  verified: ['rejected'],
  rejected: ['verified'],
  cancelled: [],
  expired: [],
  failed: [],
}

export function kycCan(from: KycState, to: KycState): boolean {
  return kycWays[from].includes(to)
}

/** Partners that check people. */
export const KYC_METHODS = ['bankId', 'veriface'] as const
export type KycMethod = (typeof KYC_METHODS)[number]

/** Why a check did not verify the player (backend-calls §8, and stops of providers §6.3). */
export const KYC_PROBLEMS = [
  'KYC_PLAYER_NOT_MATCH',
  'KYC_INTERNAL_ERROR',
  'not-adult',
  'limited-legal-capacity',
  'deceased',
  'refused-by-partner',
] as const
export type KycProblem = (typeof KYC_PROBLEMS)[number]
