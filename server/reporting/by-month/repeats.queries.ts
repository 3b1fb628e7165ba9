import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/** Columns of what people are counted of. */
export const OF_GAME = sql`game_key`
export const OF_VERSION = sql`game_key, definition_hash`
/** Where a cell `k` of the day book is of the same account, and has the same of these columns, as a row `o`. */
export const SAME_GAME = sql`k.account_id = o.account_id and k.game_key = o.game_key`
export const SAME_VERSION = sql`
  k.account_id = o.account_id and k.game_key = o.game_key and k.definition_hash = o.definition_hash`

/**
 * How many people began a round on a day, by the last day before on which they had. `cells` are all cells of people on
 * some days in a row; what is before the first of them is looked up in the day book.
 */
export const repeatsOf = (columns: Sql, same: Sql, cells: Sql): Sql => sql`
  select day, previous_day, target, currency, ${columns}, count(*) as players
      from (
        select day, target, currency, ${columns},
               coalesce(lag(day) over (partition by account_id, ${columns} order by day),
                        (select k.day from reporting.account_day k
                          where ${same} and k.rounds > 0 and k.day < o.day order by k.day desc limit 1),
                        '-infinity') as previous_day
          from (select distinct day, account_id, target, currency, ${columns} from (${cells}) c where of_game and rounds > 0) o
      ) r
     group by day, previous_day, target, currency, ${columns}`

/**
 * The days that the day book has of the people and games of `begun`, from the last one before the first day that came to
 * the first one after the last.
 */
const knownAround = (columns: Sql, same: Sql): Sql => sql`
  select o.account_id, o.target, o.currency, ${columns}, n.day, true as is_known
    from (select account_id, target, currency, ${columns}, min(day) as first_day, max(day) as last_day from begun
           group by account_id, target, currency, ${columns}) o
         cross join lateral (
           select coalesce((select k.day from reporting.account_day k
                             where ${same} and k.rounds > 0 and k.day < o.first_day
                             order by k.day desc limit 1), o.first_day) as first_known,
                  coalesce((select k.day from reporting.account_day k
                             where ${same} and k.rounds > 0 and k.day > o.last_day
                             order by k.day limit 1), o.last_day) as last_known
         ) e
         cross join lateral (
           select distinct k.day from reporting.account_day k
            where ${same} and k.rounds > 0 and k.day between e.first_known and e.last_known
         ) n`

/**
 * Adds days on which people began rounds. `begun` has what came; a day between two known ones also changes the day
 * before of the later one.
 */
export const addRepeats = (table: Sql, columns: Sql, same: Sql): Sql => sql`
    insert into ${table} as r (day, previous_day, target, currency, ${columns}, players)
    select day, previous_day, target, currency, ${columns}, sum(change)
      from (
        select *,
               coalesce(lag(day) over days, '-infinity') as now_previous,
               coalesce(max(day) filter (where is_known)
                          over (days rows between unbounded preceding and 1 preceding), '-infinity') as known_previous
          from (
            select day, account_id, target, currency, ${columns}, bool_or(is_known) as is_known
              from (select account_id, target, currency, ${columns}, day, false as is_known from begun
                    union all ${knownAround(columns, same)}) e
             group by day, account_id, target, currency, ${columns}
          ) d
        window days as (partition by account_id, ${columns} order by day)
      ) w cross join lateral (
        select now_previous as previous_day, 1 as change where not is_known or now_previous <> known_previous
        union all
        select known_previous, -1 where is_known and now_previous <> known_previous
      ) c
     group by day, previous_day, target, currency, ${columns} having sum(change) <> 0
    on conflict (day, previous_day, target, currency, ${columns}) do update set players = r.players + excluded.players`

/** Months whose people have their days, and whose repeats their days before, of all counted movements. */
export async function listWithDays(db: Querier, months: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ month: string }>(sql`
    select month from reporting.counted_month where month = any(${[...months]}::date[]) and with_days = entries`)
  return rows.map(({ month }) => month)
}
