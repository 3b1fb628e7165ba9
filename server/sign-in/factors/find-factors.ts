import type { Querier } from '#server/kernel/index.ts'
import type { Staff } from '../staff/staff.queries.ts'
import { findPasskeys, type Passkey } from './passkeys.queries.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

export type Factors = {
  readonly hasCode: boolean
  readonly passkeys: readonly Passkey[]
  readonly recoveryCodes: number
}

/** The second factors that a member of staff has set up. */
export async function findFactors(db: Querier, { id, totpSecretSealed }: Staff): Promise<Factors> {
  return {
    hasCode: totpSecretSealed !== null,
    passkeys: await findPasskeys(db, id),
    recoveryCodes: await countRecoveryCodes(db, id),
  }
}

/** Recovery codes are no factor of their own: they replace one. */
export function hasNone({ hasCode, passkeys }: Factors): boolean {
  return !hasCode && passkeys.length === 0
}
