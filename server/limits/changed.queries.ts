import type { LimitKind } from '#contract/shapes/limits.ts'
import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/** A change of a limit without its player; first choices are no changes. */
export type ChangedLimit = {
  readonly kind: LimitKind
  readonly fromValue: number | null
  readonly toValue: number | null
  /** Number of equal changes. */
  readonly count: number
}

export async function listChanged(db: Querier, since: Date): Promise<ChangedLimit[]> {
  return db.query<ChangedLimit>(sql`
    select kind, from_value, to_value, count(*) as count from limits.change
     where asked_at >= ${since} and not is_first group by kind, from_value, to_value`)
}

/** Changes that were requested and are not in force yet. */
export async function countNotYetInForce(db: Querier, now: Date): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from limits.change
     where applied_at is null and ended_at is null and effective_at > ${now} and not is_first`)
  return rows[0]?.count ?? 0
}

export type ChangeOfLimit = Pick<ChangedLimit, 'kind' | 'fromValue' | 'toValue'> & {
  readonly id: number
  readonly playerId: number
  readonly at: Date
}

/** A position in the order by player, with the newest change of a player first; null before all. */
type After = { readonly after: { readonly playerId: number; readonly id: number } | null; readonly limit: number }

/** In the order of the index of players' changes. */
const afterPlace = ({ after }: After): Sql => sql`
  player_id >= ${after?.playerId ?? 0}::bigint
  and (player_id > ${after?.playerId ?? 0}::bigint or id < ${after?.id ?? 0}::bigint)`

/** Changes that were requested: a page by player, the newest first, after one; first choices are no changes. */
export async function listChangesAfter(
  db: Querier,
  of: { readonly from: Date; readonly before: Date } & After,
): Promise<ChangeOfLimit[]> {
  return db.query<ChangeOfLimit>(sql`
    select id, player_id, asked_at as at, kind, from_value, to_value from limits.change
     where asked_at >= ${of.from} and asked_at < ${of.before} and not is_first
       and ${afterPlace(of)}
     order by player_id, id desc limit ${of.limit}`)
}

/** The same for changes that are not in force yet, whenever they were requested. */
export async function listWaitingAfter(db: Querier, now: Date, of: After): Promise<ChangeOfLimit[]> {
  return db.query<ChangeOfLimit>(sql`
    select id, player_id, asked_at as at, kind, from_value, to_value from limits.change
     where applied_at is null and ended_at is null and effective_at > ${now} and not is_first
       and ${afterPlace(of)}
     order by player_id, id desc limit ${of.limit}`)
}

/** Changes by day and player; first choices are none. */
export async function listChangedByDay(
  db: Querier,
  of: { readonly from: Date; readonly before: Date; readonly zone: string },
): Promise<(ChangedLimit & { readonly day: string; readonly playerId: number })[]> {
  return db.query<ChangedLimit & { readonly day: string; readonly playerId: number }>(sql`
    select (asked_at at time zone ${of.zone}::text)::date as day, player_id, kind, from_value, to_value, count(*) as count
      from limits.change where asked_at >= ${of.from} and asked_at < ${of.before} and not is_first
     group by 1, 2, 3, 4, 5`)
}
