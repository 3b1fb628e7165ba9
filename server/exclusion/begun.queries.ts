import { sql, type Querier } from '#server/kernel/index.ts'

/** Exclusions of one kind that began. Those that a person's other accounts have from the first one are not counted again. */
export type Begun = { readonly kind: 'register' | 'self' | 'panic' | 'break' | 'staff'; readonly count: number }

export async function countBegun(db: Querier, since: Date): Promise<Begun[]> {
  return db.query<Begun>(sql`
    select kind, count(*) as count from exclusion.state
     where from_at >= ${since} and player_id = origin_player_id group by kind`)
}

/** Results of our last queries of a register. */
export type RegisterHealth = {
  readonly register: string
  readonly answered: number
  readonly failed: number
  readonly medianMs: number
  readonly lastAnsweredAt: Date | null
  readonly lastFailedAt: Date | null
}

/** Only of the newest queries, so that the cost does not grow with their number. */
export async function findRegisterHealth(db: Querier, since: Date, newest: number): Promise<RegisterHealth[]> {
  return db.query<RegisterHealth>(sql`
    select register, count(*) filter (where answer <> 'unknown')::int as answered,
           count(*) filter (where answer = 'unknown')::int as failed,
           coalesce(percentile_disc(0.5) within group (
             order by extract(epoch from answered_at - asked_at) * 1000), 0)::int as median_ms,
           max(answered_at) filter (where answer <> 'unknown') as last_answered_at,
           max(answered_at) filter (where answer = 'unknown') as last_failed_at
      from (select register, answer, asked_at, answered_at from exclusion.register_check
             where reason <> 'handed-over' order by no desc limit ${newest}) lately
     where asked_at >= ${since} group by register order by register`)
}

/** Exclusions of some kinds that began: a page by player, the newest of a player first, as the index has them. */
export async function listBegunAfter(
  db: Querier,
  of: {
    readonly from: Date
    readonly before: Date
    readonly kinds: readonly Begun['kind'][]
    /** Null before all. */
    readonly after: { readonly playerId: number; readonly id: string } | null
    readonly limit: number
  },
): Promise<{ id: string; playerId: number; at: Date; kind: Begun['kind'] }[]> {
  const { playerId = 0, id = null } = of.after ?? {}
  return db.query<{ id: string; playerId: number; at: Date; kind: Begun['kind'] }>(sql`
    select id, player_id, from_at as at, kind from exclusion.state
     where from_at >= ${of.from} and from_at < ${of.before} and player_id = origin_player_id
       and kind = any(${[...of.kinds]}::text[]) and player_id >= ${playerId}::bigint
       and (player_id > ${playerId}::bigint or id < ${id}::uuid)
     order by player_id, id desc limit ${of.limit}`)
}

/** Exclusions that began, by day, player and kind. */
export type BegunOfDay = { readonly day: string; readonly playerId: number; readonly kind: Begun['kind'] }

export async function listBegun(
  db: Querier,
  of: { readonly from: Date; readonly before: Date; readonly zone: string },
): Promise<BegunOfDay[]> {
  return db.query<BegunOfDay>(sql`
    select (from_at at time zone ${of.zone}::text)::date as day, player_id, kind from exclusion.state
     where from_at >= ${of.from} and from_at < ${of.before} and player_id = origin_player_id`)
}
