import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import { cellsOfPeople, gamePeopleOf, peopleOf, versionPeopleOf } from './month-sums.queries.ts'
import { OF_GAME, OF_VERSION, repeatsOf, SAME_GAME, SAME_VERSION } from './repeats.queries.ts'

/** Months whose people and games lack movements of the day book. @param only restricts it to this month */
export async function listUncountedMonths(db: Querier, only?: string): Promise<string[]> {
  const inside = only === undefined ? sql`true` : sql`date_trunc('month', day) = ${only}::date`
  const same = only === undefined ? sql`true` : sql`month = ${only}::date`
  const rows = await db.query<{ month: string }>(sql`
    select concat_ws('', month) as month
      from (select date_trunc('month', day)::date as month, sum(entries) as entries
              from reporting.day_sum where ${inside} group by 1) d
           full join (select * from reporting.counted_month where ${same}) k using (month)
     where d.entries is distinct from k.entries::numeric or k.repeated is distinct from k.entries
        or k.with_days is distinct from k.entries order by month`)
  return rows.map(({ month }) => month)
}

/** Rebuilds a month from the day book; the next pass sums its days again. Months after it are rebuilt after it. */
export async function makeMonth(tx: Transaction, month: string): Promise<void> {
  const within = sql`day >= ${month}::date and day < (${month}::date + interval '1 month')::date`
  const cells = cellsOfPeople(sql`select * from reporting.account_day where ${within}`)
  await tx.query(sql`delete from reporting.person_month where month = ${month}::date`)
  await tx.query(sql`
    insert into reporting.person_month
      (month, player_id, currency, target, begun, entries, rounds, stake, win, free, bonus_stake, bonus_win, jackpot, days)
    ${peopleOf(cells)}`)
  await tx.query(sql`delete from reporting.game_month where month = ${month}::date`)
  await tx.query(sql`
    insert into reporting.game_month (month, target, currency, game_key, players) ${gamePeopleOf(cells)}`)
  await tx.query(sql`delete from reporting.version_month where month = ${month}::date`)
  await tx.query(sql`
    insert into reporting.version_month (month, target, currency, game_key, definition_hash, players)
    ${versionPeopleOf(cells)}`)
  await tx.query(sql`delete from reporting.game_repeat where ${within}`)
  await tx.query(sql`
    insert into reporting.game_repeat (day, previous_day, target, currency, game_key, players) ${repeatsOf(OF_GAME, SAME_GAME, cells)}`)
  await tx.query(sql`delete from reporting.version_repeat where ${within}`)
  await tx.query(sql`
    insert into reporting.version_repeat (day, previous_day, target, currency, game_key, definition_hash, players)
    ${repeatsOf(OF_VERSION, SAME_VERSION, cells)}`)
  await tx.query(sql`delete from reporting.counted_month where month = ${month}::date`)
  await tx.query(sql`
    insert into reporting.counted_month (month, entries, repeated, with_days)
    select ${month}::date, sum(entries)::bigint, sum(entries)::bigint, sum(entries)::bigint
      from reporting.day_sum where ${within} having count(*) > 0`)
  // Days before in this month are stored with later months.
  await tx.query(sql`update reporting.counted_month set with_days = 0 where month > ${month}::date and with_days > 0`)
  await tx.query(sql`
    insert into reporting.day_to_sum (day) select distinct day from reporting.day_sum where ${within} on conflict do nothing`)
}

/** Marks months to be rebuilt, whatever was counted. */
export async function forgetMonths(tx: Transaction, months: readonly string[]): Promise<void> {
  await tx.query(sql`delete from reporting.counted_month where month = any(${[...months]}::date[])`)
}

/** Marks days of games without people per game, which the previous release did not count, to be summed again. */
export async function recordDaysOfOldCode(db: Querier): Promise<void> {
  await db.query(sql`
    insert into reporting.day_to_sum (day)
    select distinct day from reporting.game_day where players > 0 and game_players = 0 on conflict do nothing`)
}
