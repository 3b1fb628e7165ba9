import { sql, type Querier, type Sql } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'
import { addRepeats, OF_GAME, OF_VERSION, repeatsOf, SAME_GAME, SAME_VERSION } from './repeats.queries.ts'

const of = MOVEMENT_KINDS

/** Cells of players with their months: `d` is some cells, `a` their accounts. */
export const cellsOfPeople = (cells: Sql): Sql => sql`
  select date_trunc('month', d.day)::date as month, d.day, d.account_id, a.player_id, a.target, a.currency, d.kind, d.game_key,
         d.definition_hash, d.entries, d.rounds, d.debit, d.credit, a.account_group = 'player:cash' and d.game_key <> '' as of_game
    from (${cells}) d join reporting.account a on a.id = d.account_id where a.player_id is not null`

/** Play of each person by month, and the days on which they began rounds, from cells with their months; only rows with play in a game. */
export const peopleOf = (cells: Sql): Sql => sql`
  select month, player_id, currency, target, sum(rounds)::bigint as begun,
         coalesce(sum(entries) filter (where of_game), 0)::bigint as entries,
         coalesce(sum(rounds) filter (where of_game), 0)::bigint as rounds,
         coalesce(sum(debit) filter (where of_game and kind = ${of.round}), 0)::bigint as stake,
         coalesce(sum(credit) filter (where of_game and kind = ${of.round}), 0)::bigint as win,
         coalesce(sum(credit - debit) filter (where of_game and kind in (${of['free-round']}, ${of['free-round-held']})), 0)::bigint as free,
         coalesce(sum(credit) filter (where of_game and kind = ${of['bonus-stake']}), 0)::bigint as bonus_stake,
         coalesce(sum(debit) filter (where of_game and kind = ${of['bonus-win']}), 0)::bigint as bonus_win,
         coalesce(sum(credit) filter (where of_game and kind = ${of['jackpot-win']}), 0)::bigint as jackpot,
         coalesce(bit_or(1 << (extract(day from day)::integer - 1)) filter (where rounds > 0), 0) as days
    from (${cells}) c
   group by month, player_id, currency, target having sum(rounds) > 0 or bool_or(of_game)`

/** Number of people who began a round of a game, by month, from cells with their months. */
export const gamePeopleOf = (cells: Sql): Sql => sql`
  select month, target, currency, game_key, count(distinct player_id) as players from (${cells}) c
   where of_game and rounds > 0 group by month, target, currency, game_key`

/** The same of each version of a game. */
export const versionPeopleOf = (cells: Sql): Sql => sql`
  select month, target, currency, game_key, definition_hash, count(distinct player_id) as players from (${cells}) c
   where of_game and rounds > 0 group by month, target, currency, game_key, definition_hash`

/**
 * Parts of the statement that adds the cells in `came` to the day book: they add the same to the months of people and
 * of games. A person with an earlier round of the month and game in the day book is counted already; an account belongs
 * to one person and currency. The number of movements is stored with each month, since old code adds only to the day
 * book.
 */
export const addToMonths = sql`
  named as materialized (${cellsOfPeople(sql`select * from came`)}),
  people as (
    insert into reporting.person_month as p
      (month, player_id, currency, target, begun, entries, rounds, stake, win, free, bonus_stake, bonus_win, jackpot, days)
    ${peopleOf(sql`select * from named`)}
    on conflict (month, player_id, currency)
      do update set begun = p.begun + excluded.begun, entries = p.entries + excluded.entries,
                    rounds = p.rounds + excluded.rounds, stake = p.stake + excluded.stake, win = p.win + excluded.win,
                    free = p.free + excluded.free, bonus_stake = p.bonus_stake + excluded.bonus_stake,
                    bonus_win = p.bonus_win + excluded.bonus_win, jackpot = p.jackpot + excluded.jackpot,
                    days = p.days | excluded.days
  ), begun as (
    select distinct month, day, target, currency, game_key, definition_hash, account_id from named where of_game and rounds > 0
  ), known as (
    select distinct b.month, d.account_id, d.game_key, d.definition_hash
      from (select distinct month, account_id, game_key from begun) b
           join reporting.account_day d on d.account_id = b.account_id and d.game_key = b.game_key and d.rounds > 0
                                       and d.day >= b.month and d.day < (b.month + interval '1 month')::date
  ), versions as (
    insert into reporting.version_month as v (month, target, currency, game_key, definition_hash, players)
    select month, target, currency, game_key, definition_hash, count(*)
      from (select distinct month, target, currency, game_key, definition_hash, account_id from begun) b
     where not exists (select from known k where k.month = b.month and k.account_id = b.account_id
                          and k.game_key = b.game_key and k.definition_hash = b.definition_hash)
     group by 1, 2, 3, 4, 5
    on conflict (month, target, currency, game_key, definition_hash) do update set players = v.players + excluded.players
  ), games as (
    insert into reporting.game_month as g (month, target, currency, game_key, players)
    select month, target, currency, game_key, count(*)
      from (select distinct month, target, currency, game_key, account_id from begun) b
     where not exists (select from known k
                        where k.month = b.month and k.account_id = b.account_id and k.game_key = b.game_key)
     group by 1, 2, 3, 4
    on conflict (month, target, currency, game_key) do update set players = g.players + excluded.players
  ), game_repeats as (${addRepeats(sql`reporting.game_repeat`, OF_GAME, SAME_GAME)}), version_repeats as (${addRepeats(sql`reporting.version_repeat`, OF_VERSION, SAME_VERSION)}), counted as (
    insert into reporting.counted_month as k (month, entries, repeated, with_days)
    select date_trunc('month', day)::date, sum(entries)::bigint, sum(entries)::bigint, sum(entries)::bigint from came group by 1
    on conflict (month) do update set entries = k.entries + excluded.entries, repeated = k.repeated + excluded.repeated,
                                      with_days = k.with_days + excluded.with_days
  )`

/** Months of people and games, from the month of a day on, that differ from the day book. */
export async function findWrongMonths(db: Querier, from: string): Promise<{ month: string; detail: string }[]> {
  const since = sql`date_trunc('month', ${from}::date)::date`
  const cells = cellsOfPeople(sql`select * from reporting.account_day where day >= ${since}`)
  return db.query<{ month: string; detail: string }>(sql`
    select concat_ws('', month) as month, concat_ws(' ', 'person', month, player_id, currency) as detail
      from (select * from reporting.person_month where month >= ${since}) k
           full join (${peopleOf(cells)}) m using (month, player_id, currency)
     where (k.target, k.begun, k.entries, k.rounds, k.stake, k.win, k.free, k.bonus_stake, k.bonus_win, k.jackpot, k.days)
           is distinct from (m.target, m.begun, m.entries, m.rounds, m.stake, m.win, m.free, m.bonus_stake, m.bonus_win, m.jackpot, m.days)
    union all
    select concat_ws('', month) as month, concat_ws(' ', 'game', month, target, currency, game_key)
      from (select * from reporting.game_month where month >= ${since}) k
           full join (${gamePeopleOf(cells)}) m using (month, target, currency, game_key)
     where k.players is distinct from m.players
    union all
    select concat_ws('', month) as month, concat_ws(' ', 'version', month, target, currency, game_key, definition_hash)
      from (select * from reporting.version_month where month >= ${since}) k
           full join (${versionPeopleOf(cells)}) m using (month, target, currency, game_key, definition_hash)
     where k.players is distinct from m.players
    union all
    select concat_ws('', date_trunc('month', day)::date) as month,
           concat_ws(' ', 'game-repeat', day, previous_day, target, currency, game_key)
      from (select * from reporting.game_repeat where day >= ${since} and players <> 0) k
           full join (${repeatsOf(OF_GAME, SAME_GAME, cells)}) m using (day, previous_day, target, currency, game_key)
     where k.players is distinct from m.players
    union all
    select concat_ws('', date_trunc('month', day)::date) as month,
           concat_ws(' ', 'version-repeat', day, previous_day, target, currency, game_key, definition_hash)
      from (select * from reporting.version_repeat where day >= ${since} and players <> 0) k
           full join (${repeatsOf(OF_VERSION, SAME_VERSION, cells)}) m using (day, previous_day, target, currency, game_key, definition_hash)
     where k.players is distinct from m.players
     limit 1000`)
}
