import type { ReplyOf } from '#contract/call.ts'
import type { startByKyc as call } from '#contract/onling-v2/player-migration.ts'
import { startNewcomer } from '#server/documents/index.ts'
import type { Input } from '#server/kernel/index.ts'
import { readBankPerson } from './bank-person.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { isSameOwner, oldBirthNumberIndex, openFields, personIndex } from './old-account.ts'
import { findByPerson } from './old-accounts.queries.ts'
import { playerOf } from './player-of.ts'
import { startMigration } from './start-migration.ts'

/** Redirects to the bank, and, once the browser is back, finds the old account of the person whom the bank identified. */
export async function startByKyc(
  needs: AccountMigrationNeeds,
  { body, caller, cookies, refuse }: Pick<Input<typeof call>, 'body' | 'caller' | 'cookies' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, target, cipher, kyc, mergeMethods } = needs
  if (!mergeMethods.includes('bankId')) return refuse('ERR_METHOD_NOT_AVAILABLE')
  if (body.isBack !== true) return { ...(await startNewcomer(kyc, body, cookies.set)), started: null }
  const { person } = await readBankPerson(needs, cookies)
  const birthNumberIndex = oldBirthNumberIndex(cipher, person)
  const found = await findByPerson(db, target, { personIndex: personIndex(cipher, person), birthNumberIndex })
  const old = found.find((one) => isSameOwner(openFields(cipher, one), person))
  if (!old) return refuse('KYC_PLAYER_NOT_MATCH')
  const started = await startMigration(needs, { oldAccountId: old.id, way: 'kyc', playerId: playerOf(caller) })
  return { redirectUrl: null, started }
}
