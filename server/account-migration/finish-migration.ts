import { randomInt } from 'node:crypto'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { finishMigration as call } from '#contract/onling-v2/player-migration.ts'
import type { MigrationMove } from '#contract/states/account-migration-states.ts'
import { adoptNewcomer, NEWCOMER_COOKIE, readNewcomer } from '#server/documents/index.ts'
import { refuse, tell, type Input, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { holdWithOld } from './hold-with-old.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { migrationRules } from './migration-rules.ts'
import { takeAccessToken, type MigrationRow } from './migrations.queries.ts'
import { moveMigration } from './move-migration.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { isSameOwner, openFields, textOf, type Fields } from './old-account.ts'
import { findOldAccount, type OldAccountRow } from './old-accounts.queries.ts'
import { playerOf } from './player-of.ts'
import { readMigration } from './read-migration.ts'
import { methodsOf, showMigration, takenOver } from './show-migration.ts'
import { readBankPerson } from './start-by-kyc.ts'

type Body = BodyOf<typeof call>
type Bank = { readonly newcomerId: string; readonly person: Fields }

const DAY_MS = 86_400_000

/**
 * Opens the online account of an old one, or merges into that of the player who is signed in. Who was named by a bank is
 * done; the others show who they are by documents or at a venue. The second of two at once finds it finished
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
  const bank = body.mergeMethod === 'bankId' ? await readBank(needs, cookies, known) : undefined
  const settle = (tx: Transaction, playerId: number) =>
    writeFinish(needs, tx, { migration, body, bank, playerId, isSignedIn: playerOf(caller) !== undefined })
  const ownId = playerOf(caller)
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

/** Whom the bank named must be whose the old account is. */
async function readBank(
  needs: AccountMigrationNeeds,
  cookies: Parameters<typeof readBankPerson>[1],
  known: Fields,
): Promise<Bank> {
  const person = await readBankPerson(needs, cookies)
  const newcomer = await readNewcomer(needs.kyc, cookies.get(NEWCOMER_COOKIE))
  if (!newcomer) return refuse('ERR_VERIFICATION_NOT_FOUND')
  return isSameOwner(known, person) ? { newcomerId: newcomer.id, person } : refuse('KYC_PLAYER_NOT_MATCH')
}

/** What the bank said goes before what was entered, and that before what was known. */
function accountOf({ account }: Body, known: Fields, bank: Bank | undefined) {
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

async function writeFinish(
  needs: AccountMigrationNeeds,
  tx: Transaction,
  {
    migration: { id },
    body: { mergeMethod },
    bank,
    playerId,
    isSignedIn,
  }: {
    readonly migration: MigrationRow
    readonly body: Body
    readonly bank: Bank | undefined
    readonly playerId: number
    readonly isSignedIn: boolean
  },
): Promise<MigrationRow> {
  const held = await holdWithOld(tx, needs, id)
  if (!held) return refuse('ERR_TOKEN_INVALID')
  const move = await chooseMove(needs, tx, mergeMethod, playerId)
  const change = {
    mergeMethod,
    playerId,
    ...(move === 'finish'
      ? {
          expiresAt: new Date(needs.clock.now().getTime() + migrationRules.provingDays * DAY_MS),
          venueCode: mergeMethod === 'onLandbase' ? newVenueCode() : null,
        }
      : {}),
  }
  const by = { actorId: String(playerId), name: bank ? 'BankID' : null }
  const finished = await moveMigration(needs, tx, { migration: held.migration, move, by, change })
  // Who is signed in needs no other way in, and the browser's token must not become one.
  if (isSignedIn) await takeAccessToken(tx, id, needs.clock.now())
  await tell(tx, 'account-migration.finished', { migrationId: id, playerId, mergeMethod })
  await writeToOldEmail(needs, tx, held.old, playerId)
  if (bank) {
    await adoptNewcomer(needs.kyc, tx, bank.newcomerId, playerId)
    await mergeAccounts(needs, tx, { migration: finished, old: held.old, playerId })
  }
  return finished
}

async function chooseMove(
  { isIdentityVerified }: AccountMigrationNeeds,
  tx: Transaction,
  mergeMethod: Body['mergeMethod'],
  playerId: number,
): Promise<MigrationMove> {
  if (mergeMethod === 'bankId') return 'finishByBank'
  return mergeMethod === 'byScan' && (await isIdentityVerified(tx, playerId)) ? 'finishProved' : 'finish'
}

/** Whoever had the old account learns of it where they were reached before: it may be a stranger who holds their card. */
async function writeToOldEmail(
  { cipher, target, sendLetter }: AccountMigrationNeeds,
  tx: Transaction,
  old: OldAccountRow,
  playerId: number,
): Promise<void> {
  const to = textOf(openFields(cipher, old), 'Email')
  const player = await findPlayerById(tx, target, playerId)
  if (to === '' || !player || player.email.toLowerCase() === to.toLowerCase()) return
  await sendLetter(tx, { to, language: player.language, template: 'migration-begun', values: {} })
}

/** Ten digits in two groups: read out at a desk, and not guessed. */
function newVenueCode(): string {
  const group = () => String(randomInt(100_000)).padStart(5, '0')
  return `${group()} ${group()}`
}
