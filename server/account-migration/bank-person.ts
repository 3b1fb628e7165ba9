import { NEWCOMER_COOKIE, readNewcomer } from '#server/documents/index.ts'
import { refuse } from '#server/kernel/index.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import type { Fields } from './old-account.ts'

export type BankPerson = {
  /** Id of the check, which is adopted by the account. */
  readonly newcomerId: string
  readonly person: Fields
}

/**
 * The person whom the bank identified in this browser. Refuses ERR_VERIFICATION_NOT_FOUND when there is no valid check,
 * and with the reason when the bank's answer was unusable.
 */
export async function readBankPerson(
  { kyc, people }: Pick<AccountMigrationNeeds, 'kyc' | 'people'>,
  cookies: { readonly get: (name: string) => string | undefined },
): Promise<BankPerson> {
  const newcomer = await readNewcomer(kyc, cookies.get(NEWCOMER_COOKIE))
  if (!newcomer) return refuse('ERR_VERIFICATION_NOT_FOUND')
  const { id: newcomerId, state, problem } = newcomer
  if (problem === 'KYC_PLAYER_NOT_MATCH' || problem === 'KYC_INTERNAL_ERROR') return refuse(problem)
  if (!newcomer.person) return refuse('ERR_VERIFICATION_NOT_FOUND', { state, problem })
  const said = people.fieldsOfChecked(newcomer.person)
  // In the forms that we store, so that they can be compared; a declaration that the market does not accept must not
  // get lost.
  const declared = said.filter(({ fieldType }) => fieldType === 'PoliticallyExposed')
  const read = people.readKnown(said).fields.filter(({ fieldType }) => fieldType !== 'PoliticallyExposed')
  return { newcomerId, person: [...read, ...declared] }
}
