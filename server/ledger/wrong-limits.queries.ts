import { sql, type Querier } from '../kernel/index.ts'
import type { Slice } from './books.queries.ts'
import type { Difference } from './differences.ts'

/**
 * Running limits: what a day and its month began with equals the sum of the rounds before them, and the ceilings are
 * that plus the limits. Days are those of Europe/Bratislava. Clocks of two processes may differ by a minute, so that a
 * round around midnight may count to either day.
 */
export function findWrongLimits(tx: Querier, { from, below }: Slice, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    with start as (
      select account_id, b.day::timestamp at time zone 'Europe/Bratislava' as day_at,
             date_trunc('month', b.day::timestamp) at time zone 'Europe/Bratislava' as month_at
        from ledger.balance b where account_id >= ${from} and account_id < ${below}
    ), play as (
      select e.account_id,
             sum(debit) filter (where created_at < day_at - interval '1 minute') as day_staked_least,
             sum(debit) filter (where created_at < day_at + interval '1 minute') as day_staked_most,
             sum(credit) filter (where created_at < day_at - interval '1 minute') as day_won_least,
             sum(credit) filter (where created_at < day_at + interval '1 minute') as day_won_most,
             sum(debit) filter (where created_at < month_at - interval '1 minute') as month_staked_least,
             sum(debit) filter (where created_at < month_at + interval '1 minute') as month_staked_most,
             sum(credit) filter (where created_at < month_at - interval '1 minute') as month_won_least,
             sum(credit) filter (where created_at < month_at + interval '1 minute') as month_won_most
        from ledger.entry e join start s on s.account_id = e.account_id
       where kind = 1 and e.account_id >= ${from} and e.account_id < ${below}
       group by e.account_id
    )
    select 'limits' as rule, b.account_id,
           'day of ' || b.day || ' began with ' || b.day_staked || ' and ' || b.day_won
             || ', its month with ' || b.month_staked || ' and ' || b.month_won
             || ', rounds say ' || coalesce(p.day_staked_most, 0) || ' and ' || coalesce(p.day_won_most, 0)
             || ', ' || coalesce(p.month_staked_most, 0) || ' and ' || coalesce(p.month_won_most, 0)
             || '; ceilings ' || b.stake_ceiling || ' and ' || b.loss_ceiling as detail
      from ledger.balance b left join play p on p.account_id = b.account_id
     where b.account_id >= ${from} and b.account_id < ${below}
       and (b.day_staked not between coalesce(p.day_staked_least, 0) and coalesce(p.day_staked_most, 0)
        or b.day_won not between coalesce(p.day_won_least, 0) and coalesce(p.day_won_most, 0)
        or b.month_staked not between coalesce(p.month_staked_least, 0) and coalesce(p.month_staked_most, 0)
        or b.month_won not between coalesce(p.month_won_least, 0) and coalesce(p.month_won_most, 0)
        or b.stake_ceiling <> least(4000000000000000000, b.day_staked + b.stake_day_limit,
                                    b.month_staked + b.stake_month_limit)
        or b.loss_ceiling <> least(4000000000000000000, b.day_staked - b.day_won + b.loss_day_limit,
                                   b.month_staked - b.month_won + b.loss_month_limit))
     limit ${max}`)
}
