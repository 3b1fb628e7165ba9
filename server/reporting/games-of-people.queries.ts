import { sql, type Querier, type Sql } from '#server/kernel/index.ts'
import { cellsOfMonths, type CoveredMonth, type DaysOfMonth } from './by-month/covered-months.queries.ts'
import {
  figures,
  sortValue,
  type GameFiguresRow,
  type GameSelection,
  type GameSumRow,
  type SortedFrom,
} from './games.queries.ts'

/** Play of people: stored months, without the cells of some of their days, and the cells of other days. */
export type PeopleSelection = GameSelection & {
  readonly players: readonly number[] | null
  readonly months: readonly CoveredMonth[]
  readonly without: readonly DaysOfMonth[]
  readonly parts: readonly CoveredMonth[]
}

export type PersonSumRow = Pick<GameSumRow, 'key' | 'sortValue'> & GameFiguresRow & { readonly playerId: number }

const ofMonths = ({ brands, currencies, players, months }: PeopleSelection): Sql => sql`
  select currency, player_id, entries, rounds, stake as stake_minor, win as win_minor, stake - win as ggr_minor, free as free_minor,
         bonus_stake as bonus_stake_minor, bonus_win as bonus_win_minor, jackpot as jackpot_minor
    from reporting.person_month
   where month = any(${months.map(({ month }) => month)}::date[]) and entries > 0
     and (${brands}::text[] is null or target = any(${brands}::text[]))
     and (${currencies}::text[] is null or currency = any(${currencies}::text[]))
     and (${players}::bigint[] is null or player_id = any(${players}::bigint[]))`

const ofDays = ({ games, brands, currencies, players }: PeopleSelection, days: readonly DaysOfMonth[]): Sql => sql`
  select a.currency, a.player_id, sum(d.entries)::bigint as entries, ${figures}
    from ${cellsOfMonths(days)} join reporting.account a on a.id = d.account_id
   where a.account_group = 'player:cash' and a.player_id is not null and d.game_key <> ''
     and (${games}::text[] is null or d.game_key = any(${games}::text[]))
     and (${brands}::text[] is null or a.target = any(${brands}::text[]))
     and (${currencies}::text[] is null or a.currency = any(${currencies}::text[]))
     and (${players}::bigint[] is null or a.player_id = any(${players}::bigint[]))
   group by a.currency, a.player_id`

const negated = (rows: Sql): Sql => sql`
  select currency, player_id, -entries, -rounds, -stake_minor, -win_minor, -ggr_minor, -free_minor, -bonus_stake_minor,
         -bonus_win_minor, -jackpot_minor
    from (${rows}) n`

const sums = sql`
  sum(rounds)::bigint as rounds, sum(stake_minor)::bigint as stake_minor, sum(win_minor)::bigint as win_minor,
  sum(ggr_minor)::bigint as ggr_minor, sum(free_minor)::bigint as free_minor, sum(bonus_stake_minor)::bigint as bonus_stake_minor,
  sum(bonus_win_minor)::bigint as bonus_win_minor, sum(jackpot_minor)::bigint as jackpot_minor`

/** One row for each person and currency; for one month the stored rows are used unchanged. */
function summed(asked: PeopleSelection): Sql {
  const { months, without, parts } = asked
  if (months.length === 1 && without.length === 0 && parts.length === 0) return ofMonths(asked)
  return sql`
    select currency, player_id, ${sums} from (
        ${ofMonths(asked)} union all ${negated(ofDays(asked, without))} union all ${ofDays(asked, parts)}
      ) p
     where player_id is not null group by currency, player_id having sum(entries) > 0`
}

/** A person and currency, as in the key of a row: both have the same order. */
const placeOf = (key: string): { readonly playerId: number; readonly currency: string } => {
  const [player, currency = ''] = key.split('.')
  return { playerId: Number.isSafeInteger(Number(player)) ? Number(player) : 0, currency }
}

/**
 * One page of figures by player and currency. Keys are computed only for the rows of the page: there are many people.
 */
export async function listPersonSums(db: Querier, asked: PeopleSelection, from: SortedFrom): Promise<PersonSumRow[]> {
  const { after, limit } = from
  const isByKeyDown = from.sort === 'key' && from.descending
  const { playerId, currency } = placeOf(after?.key ?? '')
  return db.query<PersonSumRow>(sql`
    select *, concat_ws('.', lpad(player_id::text, 16, '0'), currency) as key
      from (
        select *, ${sortValue(from)} as sort_value from (${summed(asked)}) s
      ) v
     where ${after === null}::boolean or sort_value > ${after?.value ?? 0}::bigint
        or (sort_value = ${after?.value ?? 0}::bigint
            and case when ${isByKeyDown}::boolean then (player_id, currency collate "C") < (${playerId}::bigint, ${currency}::text)
                     else (player_id, currency collate "C") > (${playerId}::bigint, ${currency}::text) end)
     order by sort_value, case when ${isByKeyDown}::boolean then -player_id else player_id end,
              case when ${isByKeyDown}::boolean then currency end collate "C" desc, currency collate "C"
     limit ${limit}`)
}

/** How many rows there are. */
export async function countPersonSums(db: Querier, asked: PeopleSelection): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from (${summed(asked)}) s`)
  return row?.count ?? 0
}

/** The sums of some people, by currency. */
export async function totalPersonSums(db: Querier, asked: PeopleSelection): Promise<GameFiguresRow[]> {
  return db.query<GameFiguresRow>(sql`
    select currency, ${sums} from (${summed(asked)}) s group by currency order by currency`)
}
