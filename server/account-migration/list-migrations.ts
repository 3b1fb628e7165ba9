import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { listMigrations as call } from '#contract/onling-v2/player-migration.ts'
import type { MigrationRow as Shown } from '#contract/shapes/account-migrations.ts'
import { idOfCursor, pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import { maskName } from '#server/players/index.ts'
import * as queries from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { openFields, textOf } from './old-account.ts'

/** Migrations for staff, newest first; names are covered. */
export async function listMigrations(
  needs: Pick<AccountMigrationNeeds, 'db' | 'target' | 'cipher'>,
  { query }: Pick<Input<typeof call>, 'query'>,
): Promise<ReplyOf<typeof call>> {
  const limit = pageLimit(query.limit)
  const rows = await queries.listMigrations(needs.db, {
    target: needs.target,
    before: idOfCursor(query.cursor),
    state: query.state ?? null,
    limit: limit + 1,
  })
  const page = pageOf(rows, limit, ({ id }) => id)
  return {
    rows: page.rows.map((row) => showRow(needs, row, { id: row.oldAccountId, personSealed: row.personSealed })),
    nextCursor: page.nextCursor,
  }
}

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
