import type { Static } from 'typebox'
import { migrationList } from '#contract/lists/migrations.ts'
import { listMigrations as call } from '#contract/onling-v2/player-migration.ts'
import type { MigrationRow as Shown } from '#contract/shapes/account-migrations.ts'
import { idOfCursor, makeWalkedList, pageOf } from '#server/kernel/index.ts'
import { maskName } from '#server/players/index.ts'
import * as queries from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { openFields, textOf } from './old-account.ts'

/** Migrations, as a list of the back office: in the order in which they began; names are covered. */
export const migrationsListed = (needs: Pick<AccountMigrationNeeds, 'db' | 'target' | 'cipher'>) =>
  makeWalkedList({
    list: migrationList,
    call,
    read: async ({ state = null, cursor }, _reader, limit) => {
      const of = { target: needs.target, before: idOfCursor(cursor), state, limit: limit + 1 }
      const page = pageOf(await queries.listMigrations(needs.db, of), limit, ({ id }) => id)
      return {
        ...page,
        rows: page.rows.map((row) => showRow(needs, row, { id: row.oldAccountId, personSealed: row.personSealed })),
      }
    },
  })

export function showRow(
  { cipher }: Pick<AccountMigrationNeeds, 'cipher'>,
  migration: queries.MigrationRow,
  old: { readonly id: string; readonly personSealed: string },
): Static<typeof Shown> {
  const { id: migrationId, playerId, state, way, mergeMethod, startedAt, waitingSince, changedAt } = migration
  const fields = openFields(cipher, old)
  return {
    migrationId,
    playerId,
    state,
    way,
    mergeMethod,
    maskedName: maskName(textOf(fields, 'FirstName'), textOf(fields, 'Surname')),
    startedAt: startedAt.toISOString(),
    waitingSince: waitingSince?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
  }
}
