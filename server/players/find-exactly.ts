import { sql, type Database, type Querier } from '#server/kernel/index.ts'
import { playerRow, type PlayerRow } from './player-row.ts'
import { findPlayerByEmail, findPlayersByIds } from './players.queries.ts'

/** Players with this phone, closed accounts too; newest first. @param phone E.164 */
export async function findIdsByPhone(db: Querier, target: string, phone: string, limit: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from players.player where phone = ${phone} and target = ${target} order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The player with exactly this e-mail; at most one. */
export async function findIdByEmail(db: Querier, target: string, email: string): Promise<number[]> {
  const player = await findPlayerByEmail(db, target, email)
  return player ? [player.id] : []
}

/** Players of this brand by their numbers, as masked rows of results. */
export async function findPlayerRows(
  { db, target }: { readonly db: Database; readonly target: string },
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlayerRow>> {
  if (ids.length === 0) return new Map()
  const players = await findPlayersByIds(db, target, ids)
  return new Map(players.map((player) => [player.id, playerRow(player)]))
}
