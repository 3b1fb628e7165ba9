import { sql, type Querier } from '#server/kernel/index.ts'
import { cellsOfMonths, type CoveredMonth } from './by-month/covered-months.queries.ts'
import {
  figures,
  page,
  sortValue,
  type GameFiguresRow,
  type GameSelection,
  type GameSumRow,
  type SortedFrom,
} from './games.queries.ts'

/** What people played: of whole months, and cell by cell of the days of others. */
export type PeopleSelection = GameSelection & {
  readonly players: readonly number[] | null
  readonly whole: readonly CoveredMonth[]
  readonly parts: readonly CoveredMonth[]
}

export type PersonSumRow = Pick<GameSumRow, 'key' | 'sortValue'> & GameFiguresRow & { readonly playerId: number }

const summed = ({ games, brands, currencies, players, whole, parts }: PeopleSelection) => sql`
  select currency, player_id, sum(rounds)::bigint as rounds, sum(stake_minor)::bigint as stake_minor,
         sum(win_minor)::bigint as win_minor, sum(ggr_minor)::bigint as ggr_minor, sum(free_minor)::bigint as free_minor,
         sum(bonus_stake_minor)::bigint as bonus_stake_minor, sum(bonus_win_minor)::bigint as bonus_win_minor,
         sum(jackpot_minor)::bigint as jackpot_minor
    from (
      select currency, player_id, rounds, stake as stake_minor, win as win_minor, stake - win as ggr_minor, free as free_minor,
             bonus_stake as bonus_stake_minor, bonus_win as bonus_win_minor, jackpot as jackpot_minor
        from reporting.person_month
       where month = any(${whole.map(({ month }) => month)}::date[]) and entries > 0
         and (${brands}::text[] is null or target = any(${brands}::text[]))
         and (${currencies}::text[] is null or currency = any(${currencies}::text[]))
         and (${players}::bigint[] is null or player_id = any(${players}::bigint[]))
      union all
      select a.currency, a.player_id, ${figures}
        from ${cellsOfMonths(parts)} join reporting.account a on a.id = d.account_id
       where a.account_group = 'player:cash' and d.game_key <> ''
         and (${games}::text[] is null or d.game_key = any(${games}::text[]))
         and (${brands}::text[] is null or a.target = any(${brands}::text[]))
         and (${currencies}::text[] is null or a.currency = any(${currencies}::text[]))
         and (${players}::bigint[] is null or a.player_id = any(${players}::bigint[]))
       group by a.currency, a.player_id
    ) p
   where player_id is not null group by currency, player_id`

/** One page of figures by player and currency. */
export async function listPersonSums(db: Querier, asked: PeopleSelection, from: SortedFrom): Promise<PersonSumRow[]> {
  return db.query<PersonSumRow>(sql`
    with keyed as (
      select *, concat_ws('.', lpad(player_id::text, 16, '0'), currency) as key, ${sortValue(from)} as sort_value
        from (${summed(asked)}) s
    )
    select * from keyed ${page(from)}`)
}

/** The sums of some people, by currency. */
export async function totalPersonSums(db: Querier, asked: PeopleSelection): Promise<GameFiguresRow[]> {
  return db.query<GameFiguresRow>(sql`
    select currency, sum(rounds)::bigint as rounds, sum(stake_minor)::bigint as stake_minor, sum(win_minor)::bigint as win_minor,
           sum(ggr_minor)::bigint as ggr_minor, sum(free_minor)::bigint as free_minor,
           sum(bonus_stake_minor)::bigint as bonus_stake_minor, sum(bonus_win_minor)::bigint as bonus_win_minor,
           sum(jackpot_minor)::bigint as jackpot_minor
      from (${summed(asked)}) s group by currency order by currency`)
}
