import type { PresenceWay } from '#contract/states/cash-states.ts'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type PresenceRow = {
  readonly id: string
  readonly shiftId: string
  readonly playerId: number
  readonly way: PresenceWay
  readonly provedAt: Instant
  readonly goodUntil: Instant
}

export async function insertPresence(db: Querier, row: PresenceRow): Promise<void> {
  await db.query(sql`
    insert into cash_desk.presence (id, shift_id, player_id, way, proved_at, good_until)
    values (${row.id}, ${row.shiftId}, ${row.playerId}, ${row.way}, ${row.provedAt}, ${row.goodUntil})`)
}

export async function findPresence(db: Querier, id: string): Promise<PresenceRow | undefined> {
  const rows = await db.query<PresenceRow>(sql`select * from cash_desk.presence where id = ${id}`)
  return rows[0]
}
