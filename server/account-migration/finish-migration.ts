import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { finishMigration as call } from '#contract/onling-v2/player-migration.ts'
import { NEWCOMER_COOKIE } from '#server/documents/index.ts'
import { refuse as refuseByCode, type Input, type Transaction, type Refuse } from '#server/kernel/index.ts'
import { readBankPerson, type BankPerson } from './bank-person.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { isSameOwner, openFields, type Fields } from './old-account.ts'
import { findOldAccount } from './old-accounts.queries.ts'
import { playerOf } from './player-of.ts'
import { readMigration } from './read-migration.ts'
import { methodsOf, showMigration, takenOver } from './show-migration.ts'
import { writeFinish } from './write-finish.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Body = BodyOf<typeof call>

/**
 * Opens the online account of an old one, or merges into that of the signed-in player. A person whom a bank identified
 * is done; others prove their identity by documents or at a venue. The second of two concurrent calls is refused
 * (ERR_STATE_CHANGED).
 */
export async function finishMigration(
  needs: AccountMigrationNeeds,
  { body, caller, cookies }: Pick<Input<typeof call>, 'body' | 'caller' | 'cookies'>,
): Promise<ReplyOf<typeof call>> {
  const { db, cipher, people } = needs
  const migration = await readMigration(needs, db, body.token)
  if (migration.state !== 'started') return refuse('ERR_STATE_CHANGED', { state: migration.state })
  if (!methodsOf(needs, migration).includes(body.mergeMethod)) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const old = await findOldAccount(db, migration.oldAccountId)
  if (!old) return refuse('ERR_TOKEN_INVALID')
  const known = openFields(cipher, old)
  const bank = body.mergeMethod === 'bankId' ? await readOwner(needs, cookies, known) : undefined
  const ownId = playerOf(caller)
  const { mergeMethod } = body
  const settle = (tx: Transaction, playerId: number) =>
    writeFinish(needs, tx, { migrationId: migration.id, mergeMethod, bank, playerId, isSignedIn: ownId !== undefined })
  if (ownId !== undefined) {
    const own = await people.read(db, ownId)
    if (!isSameOwner(known, own) || (bank && !isSameOwner(bank.person, own)))
      return refuse('ERR_MIGRATION_OTHER_PERSON')
  }
  const finished =
    ownId === undefined
      ? await people.enter(accountOf(body, known, bank), settle)
      : await db.transaction((tx) => settle(tx, ownId))
  if (bank) cookies.clear(NEWCOMER_COOKIE)
  return showMigration(needs, finished)
}

/** The person whom the bank identified must be the owner of the old account. */
async function readOwner(
  needs: AccountMigrationNeeds,
  cookies: Parameters<typeof readBankPerson>[1],
  known: Fields,
): Promise<BankPerson> {
  const bank = await readBankPerson(needs, cookies)
  return isSameOwner(known, bank.person) ? bank : refuse('KYC_PLAYER_NOT_MATCH')
}

/** Data of the bank takes precedence over input, and input over data of the old account. */
function accountOf({ account }: Body, known: Fields, bank: BankPerson | undefined) {
  if (!account) return refuse('ERR_INVALID_CONTRACT', { fields: [{ field: 'account', kind: 'RequiredField' }] })
  const { email, language, consentTermsVersion, password, fields: entered = [] } = account
  const said = bank?.person ?? []
  const has = (fields: Fields) => (type: string) => fields.some(({ fieldType }) => fieldType === type)
  const isSaid = has(said)
  const isEntered = has(entered)
  return {
    password,
    fields: [
      ...said,
      ...entered.filter(({ fieldType }) => !isSaid(fieldType)),
      ...takenOver(known).filter(({ fieldType }) => !isSaid(fieldType) && !isEntered(fieldType)),
      { fieldType: 'Email', value: email },
      { fieldType: 'Language', value: language },
      { fieldType: 'Consent', value: consentTermsVersion },
    ],
  }
}
