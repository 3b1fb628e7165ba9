import type { ReplyOf } from '#contract/call.ts'
import type { getOnlineAccount as call } from '#contract/onling-v2/player-migration.ts'
import type { getOwnMigration as ownCall } from '#contract/play-v1/account-migration.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import {
  birthNumberIndex,
  findMatches,
  findPlayerByEmail,
  findPlayerById,
  foldAddress,
  maskEmail,
} from '#server/players/index.ts'
import { findLatestOf, type MigrationRow } from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { isSameOwner, openFields, textOf, type Fields } from './old-account.ts'
import { findOldAccount } from './old-accounts.queries.ts'
import { playerOf } from './player-of.ts'
import { readMigration } from './read-migration.ts'
import { showMigration } from './show-migration.ts'

/** State of a migration, and whether the person has an online account to merge with; covered. */
export async function getOnlineAccount(
  needs: AccountMigrationNeeds,
  { query, caller }: Pick<Input<typeof call>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof call>> {
  const { db, target } = needs
  const migration = await readMigration(needs, db, query.token)
  const playerId = migration.playerId ?? (await findOnline(needs, migration))
  const player = playerId === undefined ? undefined : await findPlayerById(db, target, playerId)
  return {
    migration: await showMigration(needs, migration),
    onlineAccount: player
      ? { maskedEmail: player.email ? maskEmail(player.email) : '', isOwn: playerOf(caller) === player.id }
      : null,
  }
}

/** The newest migration of the signed-in player. */
export async function getOwnMigration(
  needs: AccountMigrationNeeds,
  { caller }: Pick<Input<typeof ownCall>, 'caller'>,
): Promise<ReplyOf<typeof ownCall>> {
  const migration = await findLatestOf(needs.db, needs.target, caller.playerId)
  return { migration: migration ? await showMigration(needs, migration) : null }
}

/** An account of this brand that is certainly the same person's, or that has the same e-mail, name and day of birth. */
async function findOnline(
  { db, target, cipher, people }: AccountMigrationNeeds,
  { oldAccountId }: MigrationRow,
): Promise<number | undefined> {
  const old = await findOldAccount(db, oldAccountId)
  assert(old !== undefined, 'A migration is of an old account.')
  const fields = openFields(cipher, old)
  const byEmail = await findPlayerByEmail(db, target, textOf(fields, 'Email'))
  if (byEmail && isSameOwner(fields, await people.read(db, byEmail.id))) return byEmail.id
  const matches = await findMatches(db, { target, ...soughtOf(fields), birthNumberIndex: indexOf(fields) })
  return matches.find((match) => match.target === target && match.isSamePerson)?.playerId

  function indexOf(known: Fields): string | null {
    return birthNumberIndex(cipher, textOf(known, 'BirthNumber') || null)
  }
}

function soughtOf(fields: Fields) {
  const address = fields.find(({ fieldType }) => fieldType === 'PermanentAddress')?.value
  return {
    firstName: textOf(fields, 'FirstName'),
    surname: textOf(fields, 'Surname'),
    birthDate: textOf(fields, 'BirthDate'),
    birthPlace: textOf(fields, 'BirthPlace') || null,
    phone: textOf(fields, 'Phone') || null,
    addressFolded: typeof address === 'object' ? foldAddress(address) : null,
  }
}
