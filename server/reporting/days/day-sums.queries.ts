import { sql, type Querier, type Sql, type Transaction } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'
import type { OverviewDay } from '../logs/logs.queries.ts'
import { HELD_FOR_PLAYERS } from '../overview.queries.ts'

const kindNames = Object.keys(MOVEMENT_KINDS)
const kindNumbers = Object.values(MOVEMENT_KINDS)
const of = MOVEMENT_KINDS

/** Kinds that have a figure of their own in the overview; the rest of what moves players' own money is `other`. */
const NAMED_KINDS = [
  of.round,
  of.deposit,
  of.withdrawal,
  of['withdrawal-returned'],
  of['free-round'],
  of['free-round-held'],
  of['free-round-converted'],
  of['bonus-stake'],
  of['bonus-win'],
  of['bonus-converted'],
  of['jackpot-win'],
  of['tournament-prize'],
]

/** Days with new counted movements. */
export async function recordDays(tx: Transaction, days: readonly string[]): Promise<void> {
  await tx.query(sql`
    insert into reporting.day_to_sum (day) select * from unnest(${[...days]}::date[]) on conflict do nothing`)
}

/** Takes the days whose sums are out of date. */
export async function takeDays(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ day: string }>(sql`delete from reporting.day_to_sum returning day`)
  return rows.map(({ day }) => day)
}

/** Whether sums of any day are out of date. */
export async function hasDays(db: Querier): Promise<boolean> {
  const rows = await db.query<{ day: string }>(sql`select day from reporting.day_to_sum limit 1`)
  return rows.length > 0
}

/** Sums by account and kind of movement, as the day book has them. */
const accountingOf = (days: Sql): Sql => sql`
  select md5(concat_ws(' ', s.day, s.target, s.currency, s.account_group, s.contra_path, k.name))::uuid as id, s.day, s.target,
         s.currency, s.account_group, s.contra_path, k.name as movement, sum(s.entries)::bigint as entries,
         sum(s.debit)::bigint as debit, sum(s.credit)::bigint as credit
    from reporting.day_sum s
    join unnest(${kindNames}::text[], ${kindNumbers}::integer[]) as k (name, kind) on k.kind = s.kind
   where s.day ${days}
   group by s.day, s.target, s.currency, s.account_group, s.contra_path, k.name`

/** Figures of games, as the day book has them. */
const gamesOf = (days: Sql): Sql => sql`
  with begun as materialized (
    select distinct d.day, a.target, a.currency, d.game_key, d.definition_hash, a.player_id
      from reporting.account_day d join reporting.account a on a.id = d.account_id
     where d.day ${days} and d.rounds > 0 and a.account_group = 'player:cash'
  )
  select md5(concat_ws(' ', s.day, s.target, s.currency, s.game_key, s.definition_hash))::uuid as id, s.day, s.target, s.currency,
         s.game_key, s.definition_hash, coalesce(max(p.players), 0)::bigint as players, sum(s.rounds)::bigint as rounds,
         coalesce(sum(s.debit) filter (where s.kind = ${of.round}), 0)::bigint as stake,
         coalesce(sum(s.credit) filter (where s.kind = ${of.round}), 0)::bigint as win,
         coalesce(sum(s.debit - s.credit) filter (where s.kind = ${of.round}), 0)::bigint as ggr,
         coalesce(sum(s.credit - s.debit) filter (where s.kind in (${of['free-round']}, ${of['free-round-held']})), 0)::bigint as free,
         coalesce(sum(s.credit) filter (where s.kind = ${of['bonus-stake']}), 0)::bigint as bonus_stake,
         coalesce(sum(s.debit) filter (where s.kind = ${of['bonus-win']}), 0)::bigint as bonus_win,
         coalesce(sum(s.credit) filter (where s.kind = ${of['jackpot-win']}), 0)::bigint as jackpot,
         coalesce(max(g.players), 0)::bigint as game_players
    from reporting.day_sum s
    left join (
      select day, target, currency, game_key, definition_hash, count(*) as players
        from begun group by day, target, currency, game_key, definition_hash
    ) p using (day, target, currency, game_key, definition_hash)
    left join (
      select day, target, currency, game_key, count(*) as players
        from (select distinct day, target, currency, game_key, player_id from begun) b group by day, target, currency, game_key
    ) g using (day, target, currency, game_key)
   where s.day ${days} and s.account_group = 'player:cash' and s.game_key <> ''
   group by s.day, s.target, s.currency, s.game_key, s.definition_hash`

const isOwn = sql`(s.account_group in ('player:cash', 'player:land-based') and s.contra_path <> ${HELD_FOR_PLAYERS})`
const own = (kind: number, value: Sql): Sql =>
  sql`coalesce(sum(${value}) filter (where s.kind = ${kind} and ${isOwn}), 0)::bigint`
const debit = sql`s.debit`
const credit = sql`s.credit`
const put = sql`s.credit - s.debit`

/**
 * The house by brand and currency, as the day book has it (decision 0114). A day on which only money of the house moved, such as
 * cash of a desk, is not among them.
 */
const overviewOf = (days: Sql): Sql => sql`
  with summed as (
    select s.day, s.target, s.currency, ${own(of.round, sql`s.rounds`)} as rounds, ${own(of.round, debit)} as stake,
           ${own(of.round, credit)} as win, ${own(of.round, sql`s.debit - s.credit`)} as ggr,
           ${own(of['free-round'], credit)} + ${own(of['free-round-held'], sql`-s.debit`)}
             + ${own(of['free-round-converted'], credit)} as free,
           ${own(of['bonus-stake'], credit)} as bonus_stake, ${own(of['bonus-win'], debit)} as bonus_win,
           ${own(of['bonus-converted'], credit)} as bonus_converted, ${own(of['jackpot-win'], credit)} as jackpot,
           coalesce(sum(s.credit) filter (where s.kind = ${of['jackpot-fund']}), 0)::bigint as jackpot_fund,
           ${own(of['tournament-prize'], credit)} as prizes, ${own(of.deposit, sql`s.entries`)} as deposits,
           ${own(of.deposit, credit)} as deposited,
           ${own(of.withdrawal, debit)} - ${own(of['withdrawal-returned'], credit)} as withdrawn,
           coalesce(sum(${put}) filter (where ${isOwn} and s.kind <> all(${NAMED_KINDS}::integer[])), 0)::bigint as other,
           coalesce(sum(${put}) filter (where ${isOwn}), 0)::bigint as change
      from reporting.day_sum s where s.day ${days} group by s.day, s.target, s.currency
    having bool_or(${isOwn} or s.kind = ${of['jackpot-fund']})
  ), actives as (
    select d.day, a.target, a.currency, count(distinct a.player_id) as people
      from reporting.account_day d join reporting.account a on a.id = d.account_id
     where d.day ${days} and d.rounds > 0 and a.player_id is not null group by 1, 2, 3
  ), firsts as (
    select d.day, a.target, a.currency, count(distinct a.player_id) as people
      from reporting.account_day d join reporting.account a on a.id = d.account_id
     where d.day ${days} and d.kind = ${of.deposit} and a.player_id is not null
       and not exists (
         select from reporting.account b join reporting.account_day c on c.account_id = b.id
          where b.player_id = a.player_id and b.currency = a.currency and c.kind = ${of.deposit} and c.day < d.day)
     group by 1, 2, 3
  )
  select md5(concat_ws(' ', s.day, s.target, s.currency))::uuid as id, s.day, s.target, s.currency,
         coalesce(p.people, 0)::bigint as actives, coalesce(f.people, 0)::bigint as first_deposits, s.rounds, s.stake, s.win,
         s.ggr, s.free, s.bonus_stake, s.bonus_win, s.bonus_converted, s.jackpot, s.jackpot_fund, s.prizes,
         s.ggr - s.free - (s.bonus_stake - s.bonus_win) - s.bonus_converted - s.jackpot_fund - s.prizes as ngr,
         s.deposits, s.deposited, s.withdrawn, s.other, s.change
    from summed s left join actives p using (day, target, currency) left join firsts f using (day, target, currency)`

export type DayOfBrand = Pick<OverviewDay, 'day' | 'target' | 'currency'>

const sumsOfDay = sql`actives, first_deposits, rounds, stake, win, ggr, free, bonus_stake, bonus_win, bonus_converted, jackpot,
  jackpot_fund, prizes, ngr, deposits, deposited, withdrawn, other, change`
const allZero = sql`0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0`

/** Adds the days without movements: people may register, be verified or exclude themselves on them (decision 0485). */
export async function insertQuietDays(tx: Transaction, days: readonly DayOfBrand[]): Promise<void> {
  await tx.query(sql`
    insert into reporting.overview_day (id, day, target, currency, ${sumsOfDay})
    select md5(concat_ws(' ', q.day, q.target, q.currency))::uuid, q.day, q.target, q.currency, ${allZero}
      from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ target }) => target)}::text[],
                  ${days.map(({ currency }) => currency)}::text[]) as q (day, target, currency)
        on conflict (id) do nothing`)
}

/** Days of a brand from a day on that have no row. */
export async function findDaysWithoutRow(
  tx: Transaction,
  of: { readonly target: string; readonly currency: string; readonly from: string; readonly to: string },
): Promise<string[]> {
  const rows = await tx.query<{ day: string }>(sql`
    select c.day::date as day from generate_series(${of.from}::date, ${of.to}::date, interval '1 day') as c (day)
     where not exists (
       select from reporting.overview_day k
        where k.id = md5(concat_ws(' ', c.day::date, ${of.target}::text, ${of.currency}::text))::uuid)`)
  return rows.map(({ day }) => day)
}

/** Recomputes the sums of some days. */
export async function sumDaysOf(tx: Transaction, days: readonly string[]): Promise<void> {
  const some = [...days]
  const these = sql`= any(${some}::date[])`
  await tx.query(sql`delete from reporting.accounting_day where day = any(${some}::date[])`)
  await tx.query(sql`delete from reporting.game_day where day = any(${some}::date[])`)
  const former = await tx.query<DayOfBrand>(sql`
    delete from reporting.overview_day where day = any(${some}::date[]) and target <> '' returning day, target, currency`)
  await tx.query(sql`delete from reporting.overview_day where day = any(${some}::date[])`)
  await tx.query(sql`
    insert into reporting.accounting_day
      (id, day, target, currency, account_group, contra_path, movement, entries, debit, credit) ${accountingOf(these)}`)
  await tx.query(sql`
    insert into reporting.game_day
      (id, day, target, currency, game_key, definition_hash, players, rounds, stake, win, ggr, free, bonus_stake, bonus_win, jackpot,
       game_players)
    ${gamesOf(these)}`)
  await tx.query(sql`
    insert into reporting.overview_day (id, day, target, currency, ${sumsOfDay})
    ${overviewOf(these)}`)
  // Other brands may have been quiet on these days.
  await insertQuietDays(tx, former)
}

/** Rows of the sums by day, from a day on, that differ from the day book. */
export async function findWrongDays(db: Querier, from: string): Promise<{ detail: string }[]> {
  const since = sql`>= ${from}::date`
  return db.query<{ detail: string }>(sql`
    select concat_ws(' ', 'accounting', coalesce(k.id, m.id)) as detail
      from (select * from reporting.accounting_day where day ${since}) k full join (${accountingOf(since)}) m on m.id = k.id
     where k is distinct from m
    union all
    select concat_ws(' ', 'game', coalesce(k.id, m.id))
      from (select * from reporting.game_day where day ${since}) k full join (${gamesOf(since)}) m on m.id = k.id
     where k is distinct from m
    union all
    select concat_ws(' ', 'overview', coalesce(k.id, m.id))
      from (select * from reporting.overview_day where day ${since}) k full join (${overviewOf(since)}) m on m.id = k.id
     where k is distinct from m
       and (m.id is not null or (k.actives, k.first_deposits, k.rounds, k.stake, k.win, k.ggr, k.free, k.bonus_stake, k.bonus_win,
                                 k.bonus_converted, k.jackpot, k.jackpot_fund, k.prizes, k.ngr, k.deposits, k.deposited,
                                 k.withdrawn, k.other, k.change) <> (${allZero}))
     limit 1000`)
}
