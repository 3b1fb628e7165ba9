import type { finishMigration } from '#contract/onling-v2/player-migration.ts'
import { randomInt } from 'node:crypto'
import type { MergeMethod, MigrationMove } from '#contract/states/account-migration-states.ts'
import { adoptNewcomer } from '#server/documents/index.ts'
import { refuse as refuseByCode, publish, type Transaction, type Refuse } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { BankPerson } from './bank-person.ts'
import { holdWithOld } from './hold-with-old.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { migrationRules } from './migration-rules.ts'
import { takeAccessToken, type MigrationRow } from './migrations.queries.ts'
import { moveMigration } from './move-migration.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { openFields, textOf } from './old-account.ts'
import type { OldAccountRow } from './old-accounts.queries.ts'

const refuse: Refuse<typeof finishMigration> = refuseByCode

const DAY_MS = 86_400_000

type Finish = {
  readonly migrationId: string
  readonly mergeMethod: MergeMethod
  /** With `bankId`. */
  readonly bank: BankPerson | undefined
  readonly playerId: number
  readonly isSignedIn: boolean
}

/**
 * Records the online account of a migration, in the transaction that opened it, and merges at once what a bank has
 * proved. Refuses ERR_STATE_CHANGED when it was finished or replaced meanwhile.
 */
export async function writeFinish(
  needs: AccountMigrationNeeds,
  tx: Transaction,
  { migrationId, mergeMethod, bank, playerId, isSignedIn }: Finish,
): Promise<MigrationRow> {
  const held = await holdWithOld(tx, needs, migrationId)
  if (!held) return refuse('ERR_TOKEN_INVALID')
  const move = await chooseMove(needs, tx, mergeMethod, playerId)
  const proof = {
    expiresAt: new Date(needs.clock.now().getTime() + migrationRules.provingDays * DAY_MS),
    venueCode: mergeMethod === 'onLandbase' ? newVenueCode() : null,
  }
  const change = { mergeMethod, playerId, ...(move === 'finish' ? proof : {}) }
  const by = { actorId: String(playerId), name: bank ? 'BankID' : null }
  const finished = await moveMigration(needs, tx, { migration: held.migration, move, by, change })
  // A signed-in player needs no other access, and the browser's token must not give one.
  if (isSignedIn) await takeAccessToken(tx, migrationId, needs.clock.now())
  await publish(tx, 'account-migration.finished', { migrationId, playerId, mergeMethod })
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
  mergeMethod: MergeMethod,
  playerId: number,
): Promise<MigrationMove> {
  if (mergeMethod === 'bankId') return 'finishByBank'
  return mergeMethod === 'byScan' && (await isIdentityVerified(tx, playerId)) ? 'finishProved' : 'finish'
}

/** Informs the owner of the old account at its former e-mail: a stranger may have used their card. */
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

/** Ten digits in two groups: can be read out at a desk, and cannot be guessed. */
function newVenueCode(): string {
  const group = () => String(randomInt(100_000)).padStart(5, '0')
  return `${group()} ${group()}`
}
