import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { bitsOf, cellsOfMonths, type DaysOfMonth } from './by-month/covered-months.queries.ts'

/** Filter of the house's days. Null: no filter. */
export type OverviewSelection = {
  readonly by: 'day' | 'month'
  readonly from: string
  readonly to: string
  readonly brands: readonly string[] | null
  readonly currencies: readonly string[] | null
}

/**
 * The other side of money that waits for its player at a desk (decision 0197): it is set aside and still the player's,
 * so neither side changes the players' balances.
 */
export const HELD_FOR_PLAYERS = 'transfers:voucher:clearing'

/** Movements of one kind on accounts that are summed together, by day or month. Amounts in minor units. */
export type PeriodSum = {
  readonly day: string
  readonly currency: Currency
  readonly accountGroup: string
  readonly kind: number
  readonly entries: number
  readonly rounds: number
  readonly debit: number
  readonly credit: number
}

export async function listPeriodSums(db: Querier, of: OverviewSelection): Promise<PeriodSum[]> {
  return db.query<PeriodSum>(sql`
    select case when ${of.by}::text = 'month' then date_trunc('month', day)::date else day end as day, currency, account_group, kind,
           sum(entries)::bigint as entries, sum(rounds)::bigint as rounds, sum(debit)::bigint as debit, sum(credit)::bigint as credit
      from reporting.day_sum
     where day between ${of.from}::date and ${of.to}::date and contra_path <> ${HELD_FOR_PLAYERS}
       and (${of.brands}::text[] is null or target = any(${of.brands}::text[]))
       and (${of.currencies}::text[] is null or currency = any(${of.currencies}::text[]))
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
}

/** Balances of players before a day, cash and land-based, with money set aside for them. */
export async function readPlayersMoney(
  db: Querier,
  of: OverviewSelection,
): Promise<{ currency: Currency; amount: number }[]> {
  return db.query<{ currency: Currency; amount: number }>(sql`
    select currency, sum(credit - debit)::bigint as amount from reporting.day_sum
     where day < ${of.from}::date and account_group in ('player:cash', 'player:land-based')
       and contra_path <> ${HELD_FOR_PLAYERS}
       and (${of.brands}::text[] is null or target = any(${of.brands}::text[]))
       and (${of.currencies}::text[] is null or currency = any(${of.currencies}::text[]))
     group by currency`)
}

type PeopleOfDay = { readonly day: string; readonly currency: Currency; readonly people: number }

/** Requested rows of the overview log: an account's first days never change, so their counts by day can be added. */
const days = (of: OverviewSelection) => sql`
  reporting.overview_day
   where day between ${of.from}::date and ${of.to}::date
     and (${of.brands}::text[] is null or target = any(${of.brands}::text[]))
     and (${of.currencies}::text[] is null or currency = any(${of.currencies}::text[]))`

/** How many people began a round on each day. */
export async function countActivesOfDays(db: Querier, of: OverviewSelection): Promise<PeopleOfDay[]> {
  return db.query<PeopleOfDay>(sql`
    select day, currency, sum(actives)::bigint as people from ${days(of)} group by 1, 2 having sum(actives) > 0`)
}

/** In some months, from the days that are stored with each person: somebody who played on two days counts once. */
export async function countActivesOfMonths(
  db: Querier,
  of: OverviewSelection,
  months: readonly DaysOfMonth[],
): Promise<PeopleOfDay[]> {
  return db.query<PeopleOfDay>(sql`
    select p.month as day, p.currency, count(*) as people
      from ${bitsOf(months)} join reporting.person_month p on p.month = m.month and p.days & m.bits <> 0
     where (${of.brands}::text[] is null or p.target = any(${of.brands}::text[]))
       and (${of.currencies}::text[] is null or p.currency = any(${of.currencies}::text[]))
     group by 1, 2`)
}

/** The same from cells. */
export async function countActivesOfParts(
  db: Querier,
  of: OverviewSelection,
  parts: readonly DaysOfMonth[],
): Promise<PeopleOfDay[]> {
  return db.query<PeopleOfDay>(sql`
    select day, currency, count(*) as people
      from (
        select distinct m.month as day, a.currency, a.player_id
          from ${cellsOfMonths(parts)} join reporting.account a on a.id = d.account_id
         where d.rounds > 0 and a.player_id is not null
           and (${of.brands}::text[] is null or a.target = any(${of.brands}::text[]))
           and (${of.currencies}::text[] is null or a.currency = any(${of.currencies}::text[]))
      ) people
     group by 1, 2`)
}

/** How many people deposited for the first time ever. */
export async function countFirstDeposits(db: Querier, of: OverviewSelection): Promise<PeopleOfDay[]> {
  return db.query<PeopleOfDay>(sql`
    select case when ${of.by}::text = 'month' then date_trunc('month', day)::date else day end as day, currency,
           sum(first_deposits)::bigint as people
      from ${days(of)} group by 1, 2 having sum(first_deposits) > 0`)
}
