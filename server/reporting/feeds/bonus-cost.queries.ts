import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'
import type { BonusDayRow, BonusSums } from './bonus-days.queries.ts'

export type FeedSelection = {
  readonly from: string
  readonly to: string
  readonly brands: readonly string[] | null
  readonly currencies: readonly string[] | null
}

/** Days of the requested brands and currencies. */
export const within = ({ from, to, brands, currencies }: FeedSelection) => sql`
  day between ${from}::date and ${to}::date
  and (${brands}::text[] is null or target = any(${brands}::text[]))
  and (${currencies}::text[] is null or currency = any(${currencies}::text[]))`

export async function listBonusSources(db: Querier, of: FeedSelection): Promise<Omit<BonusDayRow, 'day'>[]> {
  return db.query<Omit<BonusDayRow, 'day'>>(sql`
    select source_id, of_campaign, target, currency, sum(offered)::bigint as offered, sum(accepted)::bigint as accepted,
           sum(given)::bigint as given, sum(staked)::bigint as staked, sum(wagered)::bigint as wagered, sum(won)::bigint as won,
           sum(converted)::bigint as converted, sum(taken_back)::bigint as taken_back, sum(cost)::bigint as cost,
           sum(free_rounds)::bigint as free_rounds, sum(free)::bigint as free
      from reporting.bonus_day where ${within(of)}
     group by source_id, of_campaign, target, currency order by sum(cost) desc, sum(given) desc, source_id limit 1000`)
}

export type BonusCostDay = Pick<BonusSums, 'given' | 'cost'> & { readonly day: string; readonly currency: Currency }

export async function listBonusCostDays(db: Querier, of: FeedSelection): Promise<BonusCostDay[]> {
  return db.query<BonusCostDay>(sql`
    select day, currency, sum(given)::bigint as given, sum(cost)::bigint as cost
      from reporting.bonus_day where ${within(of)} group by day, currency order by day, currency`)
}

/** A person who accepted a bonus of a source, and the first day of it. */
export type Receiver = {
  readonly sourceId: string
  readonly playerId: number
  readonly day: string
  readonly currency: Currency
}

/** NGR of the receivers of each source, before the day of their acceptance and from it on. */
export type ReceiversNgr = { readonly sourceId: string; readonly before: number; readonly after: number }

export async function sumReceiversNgr(
  db: Querier,
  receivers: readonly Receiver[],
  days: number,
): Promise<ReceiversNgr[]> {
  const of = MOVEMENT_KINDS
  // Players' losses in rounds, less what the house put on their accounts for play: the terms of NGR that belong to a
  // person.
  const kinds = [
    of.round,
    of['free-round'],
    of['free-round-held'],
    of['free-round-converted'],
    of['bonus-stake'],
    of['bonus-win'],
    of['bonus-converted'],
    of['tournament-prize'],
  ]
  return db.query<ReceiversNgr>(sql`
    select r.source_id, coalesce(sum(d.debit - d.credit) filter (where d.day < r.day), 0)::bigint as before,
           coalesce(sum(d.debit - d.credit) filter (where d.day >= r.day), 0)::bigint as after
      from unnest(${receivers.map(({ sourceId }) => sourceId)}::uuid[], ${receivers.map(({ playerId }) => playerId)}::bigint[],
                  ${receivers.map(({ day }) => day)}::date[], ${receivers.map(({ currency }) => currency)}::text[])
             as r (source_id, player_id, day, currency)
           join reporting.account a on a.player_id = r.player_id and a.currency = r.currency
                                   and a.account_group in ('player:cash', 'player:land-based')
           join reporting.account_day d on d.account_id = a.id and d.day >= r.day - ${days}::integer
                                       and d.day < r.day + ${days}::integer
                                       and d.kind = any(${kinds}::smallint[])
     group by r.source_id`)
}
