import { sql, type Querier } from '#server/kernel/index.ts'

/**
 * Every report a second time, from raw entries: by the contra account, not by the kind of a movement; with a calendar
 * in SQL; without the product's statements, read models or functions. A row is a line: its key, then its figures.
 */
export type Line = { readonly key: string; readonly figures: string }

export const day = sql`to_char(e.created_at at time zone 'Europe/Bratislava', 'YYYY-MM-DD')`
export const moved = sql`
  ledger.entry e join ledger.account a on a.id = e.account_id join ledger.account c on c.id = e.contra_id`
/** Accounts by owner: of players by the part, of the house by the path. */
const group = sql`regexp_replace(regexp_replace(a.path, '^player:[0-9]+:', 'player:'), '^jackpot:[^:]+:', 'jackpot:')`

/** Players' own money: money reserved by a voucher still belongs to them. */
const own = sql`(path like 'player:%:cash' or path like 'player:%:land-based') and contra <> 'transfers:voucher:clearing'`

/** The overview by day. */
export async function overviewOfEntries(db: Querier): Promise<Line[]> {
  return db.query<Line>(sql`
    with moved as (
      select ${day} as day, a.path, a.currency, c.path as contra, e.series_id, e.credit - e.debit as net, e.debit, e.credit
        from ${moved}
    ), days as (
      select day, currency,
             coalesce(sum(debit) filter (where contra like 'house:%:stakes'), 0) as stake,
             coalesce(sum(credit) filter (where contra like 'house:%:stakes'), 0) as win,
             coalesce(sum(net) filter (where contra like 'house:%:free-rounds'), 0) as free,
             coalesce(sum(net) filter (where contra like 'house:%:bonus-play' and path like '%:cash'), 0) as of_bonuses,
             coalesce(sum(net) filter (where contra like 'house:%:tournaments'), 0) as prizes,
             coalesce(-sum(net) filter (where contra like 'withdrawals:%'), 0) as withdrawn,
             count(distinct path) filter (where contra like 'house:%:stakes' and debit > 0 and series_id <> 0) as actives,
             coalesce(sum(net) filter (where ${own}), 0) as change,
             bool_or(${own}) as is_own
        from moved group by day, currency
    )
    select key, figures
      from (
        select day || ' ' || currency as key, is_own,
               concat_ws(' ', stake, win, stake - win, free, of_bonuses, prizes, withdrawn, actives,
                         sum(change) over (partition by currency order by day)) as figures
          from days
      ) summed where is_own`)
}

/** Rounds with their games: of a stake by its seed, of a later step by its stored round. */
export const played = sql`
  select ${day} as day, a.path, a.currency, coalesce(o.game_key, b.game_key, '') as game_key,
         coalesce(s.definition_hash, t.definition_hash, '') as version, (e.debit > 0 and e.series_id <> 0)::integer as rounds,
         e.debit, e.credit
    from ${moved}
         left join game_rounds.seed s on e.series_id > 0 and s.no = e.series_id
         left join game_rounds.session o on o.id = s.session_id
         left join game_rounds.decision d on d.reference = e.reference
         left join game_rounds.bet_round b on b.seed_no = d.seed_no and b.nonce = d.nonce and b.round_id = d.round_id
         left join game_rounds.seed t on t.no = d.seed_no
   where c.path like 'house:%:stakes'`

/** Games by day, by version, or by player; of some days or all. */
export async function gamesOfEntries(
  db: Querier,
  by: 'day' | 'version' | 'player',
  { from, to }: { readonly from: string; readonly to: string } = { from: '', to: 'z' },
): Promise<Line[]> {
  const key = {
    day: sql`concat_ws(' ', day, currency)`,
    version: sql`concat_ws(' ', game_key, version, currency)`,
    player: sql`concat_ws(' ', split_part(path, ':', 2), currency)`,
  }[by]
  return db.query<Line>(sql`
    select ${key} as key, concat_ws(' ', sum(rounds), sum(debit), sum(credit)) as figures from (${played}) p
     where day >= ${from} and day <= ${to} group by 1`)
}

/** The trial balance at the end: debit and credit of each account. */
export async function accountsOfLegs(db: Querier): Promise<Line[]> {
  return db.query<Line>(sql`
    select ${group} || ' ' || a.currency as key, sum(l.amount)::text as figures
      from ledger.leg l join ledger.account a on a.id = l.account_id group by 1`)
}

/** Deposits and withdrawals by method and state. */
export async function fundsOfPayments(db: Querier): Promise<Line[]> {
  return db.query<Line>(sql`
    select key, concat_ws(' ', count(*), sum(amount_minor)) as figures
      from (
        select concat_ws(' ', 'deposit', method, gateway, state, currency) as key, amount_minor from payments.payment
        union all
        select concat_ws(' ', 'withdrawal', method,
                         coalesce((select gateway from payments.payout where withdrawal_id = w.id), method), state, currency),
               amount_minor
          from payments.withdrawal w
      ) begun group by key`)
}

/** Bonus money by day, from its accounts, and the house's payments for free rounds: both are costs. */
export async function bonusesOfEntries(db: Querier): Promise<Line[]> {
  return db.query<Line>(sql`
    select ${day} || ' ' || a.currency as key,
           concat_ws(' ', coalesce(sum(e.credit) filter (where c.path like 'house:%:bonuses'), 0),
                     coalesce(sum(e.debit) filter (where c.path like 'house:%:bonuses'), 0),
                     coalesce(sum(e.debit - e.credit) filter (where c.path like 'house:%:bonus-play'), 0)
                       + coalesce(sum(e.credit - e.debit) filter (where c.path like 'house:%:free-rounds'), 0),
                     coalesce(sum(e.credit - e.debit) filter (where c.path like 'house:%:free-rounds'), 0)) as figures
      from ${moved} where a.path like 'player:%:bonus' or c.path like 'house:%:free-rounds' group by 1`)
}

/** Of those who registered on a day, how many were verified, have deposited and staked. */
export async function funnelOfEntries(db: Querier): Promise<Line[]> {
  return db.query<Line>(sql`
    select to_char(p.registered_at at time zone 'Europe/Bratislava', 'YYYY-MM-DD') as key,
           concat_ws(' ', count(*),
             count(*) filter (where exists (
               select from documents.kyc_verification k where k.player_id = p.id and k.state = 'verified')),
             count(*) filter (where exists (
               select from ${moved} where a.path = 'player:' || p.id || ':cash' and c.path like 'gateway:%' and e.credit > 0)),
             count(*) filter (where exists (
               select from ${moved} where a.path = 'player:' || p.id || ':cash' and c.path like 'house:%:stakes' and e.debit > 0)))
             as figures
      from players.player p group by 1`)
}
