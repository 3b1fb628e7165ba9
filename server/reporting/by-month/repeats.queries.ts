import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/** Columns of what people are counted of. */
export const OF_GAME = sql`game_key`
export const OF_VERSION = sql`game_key, definition_hash`

/** How many people began a round on a day, by their day before it in the month, from cells of people with their months. */
export const repeatsOf = (columns: Sql, cells: Sql): Sql => sql`
  select day, previous_day, target, currency, ${columns}, count(*) as players
      from (
        select day, target, currency, ${columns},
               coalesce(lag(day) over (partition by month, account_id, ${columns} order by day), '-infinity') as previous_day
          from (select distinct month, day, account_id, target, currency, ${columns} from (${cells}) c where of_game and rounds > 0) d
      ) r
     group by day, previous_day, target, currency, ${columns}`

/**
 * Adds days on which people began rounds. `begun` has what came and `known` what the day book had of the same people,
 * months and games; a day in between also changes the day before of the next one.
 */
export const addRepeats = (table: Sql, columns: Sql): Sql => sql`
    insert into ${table} as r (day, previous_day, target, currency, ${columns}, players)
    select day, previous_day, target, currency, ${columns}, sum(change)
      from (
        select *,
               coalesce(lag(day) over days, '-infinity') as now_previous,
               coalesce(max(day) filter (where is_known)
                          over (days rows between unbounded preceding and 1 preceding), '-infinity') as known_previous
          from (
            select month, day, account_id, target, currency, ${columns}, bool_or(is_known) as is_known
              from (select month, day, account_id, target, currency, game_key, definition_hash, false as is_known from begun
                    union all
                    select month, day, account_id, target, currency, game_key, definition_hash, true from known) e
             group by month, day, account_id, target, currency, ${columns}
          ) d
        window days as (partition by month, account_id, ${columns} order by day)
      ) w cross join lateral (
        select now_previous as previous_day, 1 as change where not is_known or now_previous <> known_previous
        union all
        select known_previous, -1 where is_known and now_previous <> known_previous
      ) c
     group by day, previous_day, target, currency, ${columns} having sum(change) <> 0
    on conflict (day, previous_day, target, currency, ${columns}) do update set players = r.players + excluded.players`

/** Months whose repeats have all counted movements. */
export async function listRepeated(db: Querier, months: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ month: string }>(sql`
    select month from reporting.counted_month where month = any(${[...months]}::date[]) and repeated = entries`)
  return rows.map(({ month }) => month)
}
