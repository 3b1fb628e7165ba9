import { sql, type Querier } from '../kernel/index.ts'
import type { Slice } from './books.queries.ts'
import type { Difference } from './differences.ts'

/**
 * Running limits: what a day and its month began with equals the sum of the rounds before them, and the ceilings are
 * that plus the limits. Days are those of Europe/Bratislava. Clocks of two processes may differ by a minute, so that a
 * round around midnight may count to either day. Where a day or its month began before the first entry of the account
 * that is still in the database, its beginning must equal what was proved: the earlier entries are in the files.
 */
export function findWrongLimits(tx: Querier, { from, below }: Slice, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    with start as (
      select b.account_id, b.day::timestamp at time zone 'Europe/Bratislava' as day_at,
             date_trunc('month', b.day::timestamp) at time zone 'Europe/Bratislava' as month_at,
             coalesce(s.seq, 0) as seq, coalesce(s.staked, 0) as staked, coalesce(s.won, 0) as won
        from ledger.balance b left join ledger.archived_account s on s.account_id = b.account_id
       where b.account_id >= ${from} and b.account_id < ${below}
    ), edge as (
      -- Nothing that was booked later is in the files.
      select coalesce(ledger.start_of((max(month) + interval '1 month')::date), '-infinity') + interval '1 minute' as at
        from ledger.archived_month
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
       where kind = 1 and e.account_id >= ${from} and e.account_id < ${below} and e.seq > s.seq
       group by e.account_id
    ), begun as (
      select s.account_id, s.staked, s.won,
             s.seq > 0 and s.day_at < edge.at as is_day_filed, s.seq > 0 and s.month_at < edge.at as is_month_filed,
             coalesce(v.day = b.day and (v.day_staked, v.day_won) = (b.day_staked, b.day_won), false) as is_day_proved,
             coalesce(date_trunc('month', v.day) = date_trunc('month', b.day)
                      and (v.month_staked, v.month_won) = (b.month_staked, b.month_won), false) as is_month_proved
        from start s cross join edge join ledger.balance b on b.account_id = s.account_id
        left join ledger.proven v on v.account_id = s.account_id
    )
    select 'limits' as rule, b.account_id,
           'day of ' || b.day || ' began with ' || b.day_staked || ' and ' || b.day_won
             || ', its month with ' || b.month_staked || ' and ' || b.month_won
             || ', rounds say ' || g.staked + coalesce(p.day_staked_most, 0) || ' and ' || g.won + coalesce(p.day_won_most, 0)
             || ', ' || g.staked + coalesce(p.month_staked_most, 0) || ' and ' || g.won + coalesce(p.month_won_most, 0)
             || '; ceilings ' || b.stake_ceiling || ' and ' || b.loss_ceiling as detail
      from ledger.balance b join begun g on g.account_id = b.account_id left join play p on p.account_id = b.account_id
     where b.account_id >= ${from} and b.account_id < ${below}
       and (case when g.is_day_filed then not g.is_day_proved
                 else b.day_staked not between g.staked + coalesce(p.day_staked_least, 0) and g.staked + coalesce(p.day_staked_most, 0)
                   or b.day_won not between g.won + coalesce(p.day_won_least, 0) and g.won + coalesce(p.day_won_most, 0) end
        or case when g.is_month_filed then not g.is_month_proved
                else b.month_staked not between g.staked + coalesce(p.month_staked_least, 0) and g.staked + coalesce(p.month_staked_most, 0)
                  or b.month_won not between g.won + coalesce(p.month_won_least, 0) and g.won + coalesce(p.month_won_most, 0) end
        or b.stake_ceiling <> least(4000000000000000000, b.day_staked + b.stake_day_limit,
                                    b.month_staked + b.stake_month_limit)
        or b.loss_ceiling <> least(4000000000000000000, b.day_staked - b.day_won + b.loss_day_limit,
                                   b.month_staked - b.month_won + b.loss_month_limit))
     limit ${max}`)
}
