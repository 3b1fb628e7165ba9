import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type AgentRow = {
  readonly clientId: string
  readonly name: string
  readonly run: string
  readonly upMs: number
  readonly reportedAt: Instant
  readonly clockAheadMs: number
  readonly clockOffSince: Instant | null
  readonly clockToldAt: Instant | null
  readonly waiting: number
  readonly refused: number
}

type NewAgentRow = Omit<AgentRow, 'clockOffSince' | 'clockToldAt'> & { readonly venueId: string }

/** Locks the row of an agent, which is added if it has not reported before; concurrent reports wait for each other. */
export async function lockAgent(tx: Transaction, row: NewAgentRow): Promise<AgentRow | undefined> {
  const { venueId, clientId } = row
  // Before any report of its process.
  await tx.query(sql`
    insert into venue_play.agent (venue_id, client_id, name, run, up_ms, reported_at, clock_ahead_ms, waiting, refused)
    values (${venueId}, ${clientId}, ${row.name}, ${row.run}, -1, ${row.reportedAt}, ${row.clockAheadMs}, ${row.waiting},
            ${row.refused})
    on conflict do nothing`)
  const rows = await tx.query<AgentRow>(sql`
    select client_id, name, run, up_ms, reported_at, clock_ahead_ms, clock_off_since, clock_told_at, waiting, refused
      from venue_play.agent where venue_id = ${venueId}::uuid and client_id = ${clientId} for update`)
  return rows[0]
}

export async function writeAgent(tx: Transaction, venueId: string, row: AgentRow): Promise<void> {
  await tx.query(sql`
    update venue_play.agent
       set name = ${row.name}, run = ${row.run}, up_ms = ${row.upMs}, reported_at = ${row.reportedAt},
           clock_ahead_ms = ${row.clockAheadMs},
           clock_off_since = ${row.clockOffSince}, clock_told_at = ${row.clockToldAt}, waiting = ${row.waiting},
           refused = ${row.refused}
     where venue_id = ${venueId}::uuid and client_id = ${row.clientId}`)
}

/** Agents of a venue that have reported since an instant, and in any case the one that has reported last. */
export async function findAgents(db: Querier, venueId: string, since: Instant): Promise<AgentRow[]> {
  return db.query<AgentRow>(sql`
    select a.client_id, a.name, a.run, a.up_ms, a.reported_at, a.clock_ahead_ms, a.clock_off_since, a.clock_told_at, a.waiting, a.refused
      from venue_play.agent a
     where a.venue_id = ${venueId}::uuid
       and (a.reported_at > ${since}
            or not exists (select from venue_play.agent l
                            where l.venue_id = a.venue_id and (l.reported_at, l.client_id) > (a.reported_at, a.client_id)))
     order by a.name, a.client_id`)
}
