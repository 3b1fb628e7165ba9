import type { ReplyOf } from '#contract/call.ts'
import type { startByKyc as call } from '#contract/onling-v2/player-migration.ts'
import { NEWCOMER_COOKIE, readNewcomer, startNewcomer } from '#server/documents/index.ts'
import { refuse as refuseCall, type Input } from '#server/kernel/index.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { isSameOwner, oldBirthNumberIndex, openFields, personIndex, type Fields } from './old-account.ts'
import { findByPerson } from './old-accounts.queries.ts'
import { playerOf } from './player-of.ts'
import { startMigration } from './start-migration.ts'

/** To the bank, and, once the browser is back, to the old account of the person whom the bank named. */
export async function startByKyc(
  needs: AccountMigrationNeeds,
  { body, caller, cookies, refuse }: Pick<Input<typeof call>, 'body' | 'caller' | 'cookies' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, target, cipher, kyc, mergeMethods } = needs
  if (!mergeMethods.includes('bankId')) return refuse('ERR_METHOD_NOT_AVAILABLE')
  if (body.isBack !== true) return { ...(await startNewcomer(kyc, body, cookies.set)), started: null }
  const person = await readBankPerson(needs, cookies)
  const birthNumberIndex = oldBirthNumberIndex(cipher, person)
  const found = await findByPerson(db, target, { personIndex: personIndex(cipher, person), birthNumberIndex })
  const old = found.find((one) => isSameOwner(openFields(cipher, one), person))
  if (!old) return refuse('KYC_PLAYER_NOT_MATCH')
  const started = await startMigration(needs, { oldAccountId: old.id, way: 'kyc', playerId: playerOf(caller) })
  return { redirectUrl: null, started }
}

/**
 * The person whom the bank named in this browser, as fields. Refuses ERR_VERIFICATION_NOT_FOUND when there is none that is
 * still good, and with what the bank's answer was wrong in.
 */
export async function readBankPerson(
  { kyc, people }: Pick<AccountMigrationNeeds, 'kyc' | 'people'>,
  cookies: Pick<Input<typeof call>['cookies'], 'get'>,
): Promise<Fields> {
  const newcomer = await readNewcomer(kyc, cookies.get(NEWCOMER_COOKIE))
  const { problem } = newcomer ?? {}
  if (problem === 'KYC_PLAYER_NOT_MATCH' || problem === 'KYC_INTERNAL_ERROR') return refuseCall(problem)
  if (!newcomer?.person)
    return refuseCall(
      'ERR_VERIFICATION_NOT_FOUND',
      newcomer ? { state: newcomer.state, problem: newcomer.problem } : {},
    )
  const said = people.fieldsOfChecked(newcomer.person)
  // In the forms that we keep, so that they can be compared; a declaration that the market does not take must not get lost.
  const declared = said.filter(({ fieldType }) => fieldType === 'PoliticallyExposed')
  const read = people.readKnown(said).fields.filter(({ fieldType }) => fieldType !== 'PoliticallyExposed')
  return [...read, ...declared]
}
