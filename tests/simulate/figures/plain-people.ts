import { sql, type Querier } from '#server/kernel/index.ts'
import { day, moved, played, type Line } from './plain-sums.ts'

/** The proved figures of every game, as given to the reports here. */
export const PROVED = {
  spread: 'exact',
  least: 0.95,
  most: 0.95,
  deviation: 4,
  maxWinX: 100,
  volatility: 'medium',
} as const
const NINETEEN_OF_TWENTY = 1.959_964

type Returned = {
  readonly key: string
  readonly people: number
  readonly rounds: number
  readonly stake: number
  readonly win: number
  /** Opening stakes of rounds, and their squares. */
  readonly first: number
  readonly squares: number
}

/**
 * Returns of games with the upper bound of the band of chance, and the number of people who began rounds, each counted
 * once per row.
 */
export async function returnsOfEntries(
  db: Querier,
  by: 'game' | 'version' | 'brand' | 'month' | 'day',
  { from, to }: { readonly from: string; readonly to: string } = { from: '', to: 'z' },
): Promise<Line[]> {
  const key = {
    game: sql`concat_ws(' ', game_key, p.currency)`,
    version: sql`concat_ws(' ', game_key, version, p.currency)`,
    brand: sql`concat_ws(' ', game_key, l.target, p.currency)`,
    month: sql`concat_ws(' ', game_key, substr(day, 1, 7) || '-01', p.currency)`,
    day: sql`concat_ws(' ', game_key, day, p.currency)`,
  }[by]
  const rows = await db.query<Returned>(sql`
    select ${key} as key, count(distinct path) filter (where rounds > 0) as people, sum(rounds)::bigint as rounds,
           sum(debit)::bigint as stake, sum(credit)::bigint as win,
           coalesce(sum(debit) filter (where rounds > 0), 0)::bigint as first,
           coalesce(sum(debit * debit) filter (where rounds > 0), 0)::bigint as squares
      from (${played}) p join players.player l on l.id = split_part(path, ':', 2)::bigint
     where day >= ${from} and day <= ${to} group by 1`)
  return rows.map(({ key: of, people, rounds, stake, win, first, squares }) => {
    const half = (NINETEEN_OF_TWENTY * PROVED.deviation * Math.sqrt(squares)) / first
    const returned = first > 0 ? [1 - (stake - win) / first, PROVED.most + half] : []
    return { key: of, figures: [people, rounds, stake, win, ...returned.map((share) => share.toFixed(6))].join(' ') }
  })
}

/** The overview by month: stakes and wins, the number of players, and their balances at its end. */
export async function monthsOfEntries(db: Querier): Promise<Line[]> {
  return db.query<Line>(sql`
    with months as (
      select substr(${day}, 1, 7) || '-01' as month, a.currency,
             coalesce(sum(e.debit) filter (where c.path like 'house:%:stakes'), 0) as stake,
             coalesce(sum(e.credit) filter (where c.path like 'house:%:stakes'), 0) as win,
             count(distinct a.path) filter (where c.path like 'house:%:stakes' and e.debit > 0 and e.series_id <> 0) as actives,
             sum(e.credit - e.debit) as change
        from ${moved} where (a.path like 'player:%:cash' or a.path like 'player:%:land-based') and c.path <> 'transfers:voucher:clearing' group by 1, 2
    )
    select month || ' ' || currency as key,
           concat_ws(' ', stake, win, actives, sum(change) over (partition by currency order by month)) as figures from months`)
}

/** Of those who registered in a month, how many began a round in each month from then on. */
export async function cohortsOfEntries(db: Querier): Promise<Line[]> {
  return db.query<Line>(sql`
    select to_char(p.registered_at at time zone 'Europe/Bratislava', 'YYYY-MM') || ' ' || substr(played.day, 1, 7) as key,
           count(distinct p.id)::text as figures
      from (${played}) played join players.player p on p.id = split_part(played.path, ':', 2)::bigint
     where played.rounds > 0 group by 1
    union all
    select to_char(p.registered_at at time zone 'Europe/Bratislava', 'YYYY-MM') || ' registered', count(*)::text
      from players.player p group by 1`)
}

/** Finished payments that the books never credited or paid, or that were taken back later, by method, state and the partner's reason. */
export async function declinesOfBooks(db: Querier): Promise<Line[]> {
  return db.query<Line>(sql`
    select key, concat_ws(' ', count(*), sum(amount_minor)) as figures
      from (
        select concat_ws(' ', 'deposit', p.method, p.gateway, p.state, coalesce(p.end_status, '-'), p.currency) as key, p.amount_minor
          from payments.payment p
         where p.state not in ('created', 'pending', 'authorised')
           and (p.state = 'reversed' or not exists (select from ledger.entry e where e.reference = p.id))
        union all
        select concat_ws(' ', 'withdrawal', w.method, coalesce(o.gateway, w.method), w.state, coalesce(o.end_status, '-'), w.currency),
               w.amount_minor
          from payments.withdrawal w left join payments.payout o on o.withdrawal_id = w.id
         where w.state not in ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent', 'done')
        union all
        select concat_ws(' ', case when t.takes_from is null then 'deposit' else 'withdrawal' end, 'Landbase',
                         case when t.asked_by like 'cash-desk:%' then 'cash-desk' else 'venue' end,
                         case t.state when 'expired' then 'expired' else 'reversed' end, '-', t.currency),
               t.takes_minor + t.gives_minor
          from payments.funds_transfer t
         where t.channel = 'desk' and num_nonnulls(t.takes_from, t.gives_to) = 1 and t.state not in ('prepared', 'done')
      ) ended
     group by key`)
}

/** Play at venues by day, from the facts: by the instant, not by the stored day. */
export async function venuesOfFacts(db: Querier): Promise<Line[]> {
  return db.query<Line>(sql`
    with told as (
      select to_char(f.at at time zone 'Europe/Bratislava', 'YYYY-MM-DD') as day, f.venue_id, f.currency, f.player_id, f.kind,
             f.amount_minor
        from venue_play.fact f left join venue_play.fact r on r.rolls_back = f.reference and r.venue_id = f.venue_id
       where f.kind in ('visit', 'win', 'jackpot') or (f.kind = 'stake' and f.amount_minor > 0 and r.id is null)
    )
    select concat_ws(' ', day, venue_id, currency) as key,
           concat_ws(' ', count(*) filter (where kind = 'visit'),
                     count(distinct player_id) filter (where kind = 'stake'), count(*) filter (where kind = 'stake'),
                     coalesce(sum(amount_minor) filter (where kind = 'stake'), 0),
                     coalesce(sum(amount_minor) filter (where kind in ('win', 'jackpot')), 0),
                     coalesce(sum(amount_minor) filter (where kind = 'jackpot'), 0)) as figures
      from told group by day, venue_id, currency`)
}
