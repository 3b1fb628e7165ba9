import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/** What people are counted of: its columns, and where two rows are of the same account and have the same. */
type CountedOf = { readonly columns: Sql; readonly isSame: (one: Sql, other: Sql) => Sql }

export const OF_GAME: CountedOf = {
  columns: sql`game_key`,
  isSame: (one, other) => sql`${one}.account_id = ${other}.account_id and ${one}.game_key = ${other}.game_key`,
}
export const OF_VERSION: CountedOf = {
  columns: sql`game_key, definition_hash`,
  isSame: (one, other) => sql`
    ${one}.account_id = ${other}.account_id and ${one}.game_key = ${other}.game_key
    and ${one}.definition_hash = ${other}.definition_hash`,
}

/**
 * How many people began a round on a day, by the last day before on which they had. `cells` are all cells of people on
 * some days in a row; what is before the first of them is looked up in the day book.
 */
export const repeatsOf = ({ columns, isSame }: CountedOf, cells: Sql): Sql => sql`
  select day, previous_day, target, currency, ${columns}, count(*) as players
      from (
        select day, target, currency, ${columns},
               coalesce(lag(day) over (partition by account_id, ${columns} order by day),
                        (select b.day from reporting.account_day b
                          where ${isSame(sql`b`, sql`d`)} and b.rounds > 0 and b.day < d.day order by b.day desc limit 1),
                        '-infinity') as previous_day
          from (select distinct day, account_id, target, currency, ${columns} from (${cells}) c where of_game and rounds > 0) d
      ) r
     group by day, previous_day, target, currency, ${columns}`

/**
 * The days that the day book has of the people and games of `begun`, from the last one before the first day that came to
 * the first one after the last.
 */
const knownAround = ({ columns, isSame }: CountedOf): Sql => sql`
  select b.account_id, b.target, b.currency, ${columns}, n.day, true as is_known
    from (select account_id, target, currency, ${columns}, min(day) as first_day, max(day) as last_day from begun
           group by account_id, target, currency, ${columns}) b
         cross join lateral (
           select coalesce((select p.day from reporting.account_day p
                             where ${isSame(sql`p`, sql`b`)} and p.rounds > 0 and p.day < b.first_day
                             order by p.day desc limit 1), b.first_day) as first_known,
                  coalesce((select p.day from reporting.account_day p
                             where ${isSame(sql`p`, sql`b`)} and p.rounds > 0 and p.day > b.last_day
                             order by p.day limit 1), b.last_day) as last_known
         ) e
         cross join lateral (
           select distinct p.day from reporting.account_day p
            where ${isSame(sql`p`, sql`b`)} and p.rounds > 0 and p.day between e.first_known and e.last_known
         ) n`

/**
 * Adds days on which people began rounds. `begun` has what came; a day between two known ones also changes the day
 * before of the later one.
 */
export const addRepeats = (table: Sql, counted: CountedOf): Sql => sql`
    insert into ${table} as r (day, previous_day, target, currency, ${counted.columns}, players)
    select day, previous_day, target, currency, ${counted.columns}, sum(change)
      from (
        select *,
               coalesce(lag(day) over days, '-infinity') as now_previous,
               coalesce(max(day) filter (where is_known)
                          over (days rows between unbounded preceding and 1 preceding), '-infinity') as known_previous
          from (
            select day, account_id, target, currency, ${counted.columns}, bool_or(is_known) as is_known
              from (select account_id, target, currency, ${counted.columns}, day, false as is_known from begun
                    union all ${knownAround(counted)}) e
             group by day, account_id, target, currency, ${counted.columns}
          ) d
        window days as (partition by account_id, ${counted.columns} order by day)
      ) w cross join lateral (
        select now_previous as previous_day, 1 as change where not is_known or now_previous <> known_previous
        union all
        select known_previous, -1 where is_known and now_previous <> known_previous
      ) c
     group by day, previous_day, target, currency, ${counted.columns} having sum(change) <> 0
    on conflict (day, previous_day, target, currency, ${counted.columns}) do update set players = r.players + excluded.players`

/** Months whose people have their days, and whose repeats their days before, of all counted movements. */
export async function listWithDays(db: Querier, months: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ month: string }>(sql`
    select month from reporting.counted_month where month = any(${[...months]}::date[]) and with_days = entries`)
  return rows.map(({ month }) => month)
}
