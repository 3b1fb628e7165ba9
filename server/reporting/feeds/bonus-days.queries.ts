import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier, type Sql, type Transaction } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'
import type { Days } from './feed.ts'

/** Money in minor units. */
export type BonusSums = {
  readonly offered: number
  readonly accepted: number
  readonly given: number
  readonly staked: number
  readonly wagered: number
  readonly won: number
  readonly converted: number
  readonly takenBack: number
  readonly cost: number
  readonly freeRounds: number
  /** Amount that the house paid for them. */
  readonly free: number
}

export type BonusDayRow = BonusSums & {
  readonly day: string
  readonly target: string
  readonly currency: Currency
  readonly sourceId: string
  readonly ofCampaign: boolean
}

const made = (rows: readonly BonusDayRow[]): Sql => {
  const numbers = (of: keyof BonusSums) => rows.map((row) => row[of])
  return sql`
    select md5(concat_ws(' ', m.day, m.target, m.currency, m.source_id))::uuid as id, m.*
      from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ target }) => target)}::text[],
                  ${rows.map(({ currency }) => currency)}::text[], ${rows.map(({ sourceId }) => sourceId)}::uuid[],
                  ${rows.map(({ ofCampaign }) => ofCampaign)}::boolean[], ${numbers('offered')}::bigint[],
                  ${numbers('accepted')}::bigint[], ${numbers('given')}::bigint[], ${numbers('staked')}::bigint[],
                  ${numbers('wagered')}::bigint[], ${numbers('won')}::bigint[], ${numbers('converted')}::bigint[],
                  ${numbers('takenBack')}::bigint[], ${numbers('cost')}::bigint[], ${numbers('freeRounds')}::bigint[],
                  ${numbers('free')}::bigint[])
        as m (day, target, currency, source_id, of_campaign, offered, accepted, given, staked, wagered, won, converted, taken_back,
              cost, free_rounds, free)`
}

export async function replaceBonusDays(
  tx: Transaction,
  { from, to }: Days,
  rows: readonly BonusDayRow[],
): Promise<void> {
  await tx.query(sql`delete from reporting.bonus_day where day between ${from}::date and ${to}::date`)
  await tx.query(sql`
    insert into reporting.bonus_day
      (id, day, target, currency, source_id, of_campaign, offered, accepted, given, staked, wagered, won, converted, taken_back, cost,
       free_rounds, free)
    ${made(rows)}`)
}

/** Days of bonuses that differ from the sums of their steps. */
export async function findWrongBonusDays(
  db: Querier,
  { from, to }: Days,
  rows: readonly BonusDayRow[],
): Promise<{ detail: string }[]> {
  return db.query<{ detail: string }>(sql`
    select concat_ws(' ', 'bonus', coalesce(k.day, m.day), coalesce(k.source_id, m.source_id)) as detail
      from (select * from reporting.bonus_day where day between ${from}::date and ${to}::date) k
           full join (${made(rows)}) m on m.id = k.id
     where k is distinct from m limit 1000`)
}

/** Days on which bonuses differ from the accounts of bonus money, as far as they are counted. */
export async function findUnbookedBonuses(db: Querier, { from, to }: Days): Promise<{ detail: string }[]> {
  const kinds = MOVEMENT_KINDS
  const moved = (kind: number, side: Sql) =>
    sql`coalesce(sum(${side}) filter (where kind = ${kind}::smallint and account_group = 'player:bonus'), 0)::bigint`
  const free = [kinds['free-round'], kinds['free-round-held'], kinds['free-round-converted']]
  return db.query<{ detail: string }>(sql`
    with told as (
      select day, currency, sum(given)::bigint as given, sum(staked)::bigint as staked, sum(won)::bigint as won,
             sum(converted)::bigint as converted, sum(taken_back)::bigint as taken_back, sum(free)::bigint as free
        from reporting.bonus_day where day between ${from}::date and ${to}::date group by day, currency
    ), booked as (
      select day, currency, ${moved(kinds.bonus, sql`credit`)} as given, ${moved(kinds['bonus-stake'], sql`debit`)} as staked,
             ${moved(kinds['bonus-win'], sql`credit`)} as won, ${moved(kinds['bonus-converted'], sql`debit`)} as converted,
             ${moved(kinds['bonus-ended'], sql`debit`)} as taken_back,
             coalesce(sum(credit - debit) filter (where kind = any(${free}::smallint[])), 0)::bigint as free
        from reporting.day_sum where account_group like 'player:%' and day between ${from}::date and ${to}::date
       group by day, currency
    )
    select concat_ws(' ', day, currency, 'bonuses say', coalesce(told.given, 0), coalesce(told.staked, 0), coalesce(told.won, 0),
                     coalesce(told.converted, 0), coalesce(told.taken_back, 0), coalesce(told.free, 0), 'the books', coalesce(booked.given, 0),
                     coalesce(booked.staked, 0), coalesce(booked.won, 0), coalesce(booked.converted, 0),
                     coalesce(booked.taken_back, 0), coalesce(booked.free, 0)) as detail
      from told full join booked using (day, currency)
     where (coalesce(told.given, 0), coalesce(told.staked, 0), coalesce(told.won, 0), coalesce(told.converted, 0),
            coalesce(told.taken_back, 0), coalesce(told.free, 0))
           is distinct from (coalesce(booked.given, 0), coalesce(booked.staked, 0), coalesce(booked.won, 0),
                             coalesce(booked.converted, 0), coalesce(booked.taken_back, 0), coalesce(booked.free, 0)) limit 1000`)
}
