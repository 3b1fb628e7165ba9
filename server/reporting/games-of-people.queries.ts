import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier, type Sql, type Transaction } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'
import { cellsOfMonths, type CoveredMonth, type DaysOfMonth } from './by-month/covered-months.queries.ts'
import { figures, type GameFiguresRow, type GameSelection, type GameSumRow, type SortedFrom } from './games.queries.ts'

/** Play of people: stored months, without the cells of some of their days, and the cells of other days. */
export type PeopleSelection = GameSelection & {
  readonly players: readonly number[] | null
  readonly months: readonly CoveredMonth[]
  readonly without: readonly DaysOfMonth[]
  readonly parts: readonly CoveredMonth[]
}

export type PersonSumRow = Pick<GameSumRow, 'key' | 'sortValue'> & GameFiguresRow & { readonly playerId: number }

const { round } = MOVEMENT_KINDS

/** All figures of a stored month and of cells. Both name their columns alike. */
const ALL_OF_MONTH = sql`
  rounds, stake as stake_minor, win as win_minor, stake - win as ggr_minor, free as free_minor, bonus_stake as bonus_stake_minor,
  bonus_win as bonus_win_minor, jackpot as jackpot_minor`
const ALL = sql`
  s.rounds, s.stake_minor, s.win_minor, s.ggr_minor, s.free_minor, s.bonus_stake_minor, s.bonus_win_minor, s.jackpot_minor`
const ALL_NEGATED = sql`
  -rounds, -stake_minor, -win_minor, -ggr_minor, -free_minor, -bonus_stake_minor, -bonus_win_minor, -jackpot_minor`
const ALL_SUMS = sql`
  sum(rounds)::bigint as rounds, sum(stake_minor)::bigint as stake_minor, sum(win_minor)::bigint as win_minor,
  sum(ggr_minor)::bigint as ggr_minor, sum(free_minor)::bigint as free_minor, sum(bonus_stake_minor)::bigint as bonus_stake_minor,
  sum(bonus_win_minor)::bigint as bonus_win_minor, sum(jackpot_minor)::bigint as jackpot_minor`

/** Adding one figure of all people costs a fraction of adding all of them. */
const oneOfMonth = (sort: string): Sql => sql`
  case ${sort}::text when 'rounds' then rounds when 'stake' then stake when 'win' then win when 'ggr' then stake - win else 0 end as value`
const oneOfCells = (sort: string): Sql => sql`
  sum(case when ${sort}::text = 'rounds' then d.rounds
           when d.kind <> ${round} then 0
           when ${sort}::text = 'stake' then d.debit
           when ${sort}::text = 'win' then d.credit
           when ${sort}::text = 'ggr' then d.debit - d.credit else 0 end)::bigint as value`

const ofMonths = ({ brands, currencies, players, months }: PeopleSelection, figuresOfMonth: Sql): Sql => sql`
  select currency, player_id, entries, ${figuresOfMonth}
    from reporting.person_month
   where month = any(${months.map(({ month }) => month)}::date[]) and entries > 0
     and (${brands}::text[] is null or target = any(${brands}::text[]))
     and (${currencies}::text[] is null or currency = any(${currencies}::text[]))
     and (${players}::bigint[] is null or player_id = any(${players}::bigint[]))`

/** A cash account is of one person and currency, so cells are added by account, and only sums are looked up. */
const ofDays = (asked: PeopleSelection, days: readonly DaysOfMonth[], columns: Sql, figuresOfCells: Sql): Sql => sql`
  select a.currency, a.player_id, s.entries, ${columns}
    from (
      select d.account_id, sum(d.entries)::bigint as entries, ${figuresOfCells}
        from ${cellsOfMonths(days)}
       where d.game_key <> '' and (${asked.games}::text[] is null or d.game_key = any(${asked.games}::text[]))
         and (${asked.players}::bigint[] is null or d.account_id = any(array(
               select id from reporting.account where player_id = any(${asked.players}::bigint[]) and account_group = 'player:cash')))
       group by d.account_id
    ) s join reporting.account a on a.id = s.account_id
   where a.account_group = 'player:cash' and a.player_id is not null
     and (${asked.brands}::text[] is null or a.target = any(${asked.brands}::text[]))
     and (${asked.currencies}::text[] is null or a.currency = any(${asked.currencies}::text[]))`

const isOfOneMonth = ({ months, without, parts }: PeopleSelection): boolean =>
  months.length === 1 && without.length === 0 && parts.length === 0
const isOfCells = ({ months, parts }: PeopleSelection): boolean => months.length === 0 && parts.length > 0

/** All figures: one row for each person and currency; those of one month, or of cells alone, are used unchanged. */
function allOf(asked: PeopleSelection): Sql {
  if (isOfOneMonth(asked)) return ofMonths(asked, ALL_OF_MONTH)
  if (isOfCells(asked)) return ofDays(asked, asked.parts, ALL, figures)
  return sql`
    select currency, player_id, ${ALL_SUMS} from (
        ${ofMonths(asked, ALL_OF_MONTH)}
        union all
        select currency, player_id, -entries, ${ALL_NEGATED} from (${ofDays(asked, asked.without, ALL, figures)}) n
        union all ${ofDays(asked, asked.parts, ALL, figures)}
      ) p
     group by currency, player_id having sum(entries) > 0`
}

/** The same with the one figure that rows are sorted by. */
function oneOf(asked: PeopleSelection, sort: string): Sql {
  if (isOfOneMonth(asked)) return ofMonths(asked, oneOfMonth(sort))
  if (isOfCells(asked)) return ofDays(asked, asked.parts, sql`s.value`, oneOfCells(sort))
  return sql`
    select currency, player_id, sum(value)::bigint as value from (
        ${ofMonths(asked, oneOfMonth(sort))}
        union all
        select currency, player_id, -entries, -value
          from (${ofDays(asked, asked.without, sql`s.value`, oneOfCells(sort))}) n
        union all ${ofDays(asked, asked.parts, sql`s.value`, oneOfCells(sort))}
      ) p
     group by currency, player_id having sum(entries) > 0`
}

/** A person and currency, as in the key of a row: both have the same order. */
const placeOf = (key: string): { readonly playerId: number; readonly currency: string } => {
  const [player, currency = ''] = key.split('.')
  return { playerId: Number.isSafeInteger(Number(player)) ? Number(player) : 0, currency }
}

type Place = { readonly playerId: number; readonly currency: Currency; readonly sortValue: number }

/** Who is on a page, in order. */
async function listPlaces(db: Querier, asked: PeopleSelection, from: SortedFrom): Promise<Place[]> {
  const { after, limit, sort, descending } = from
  const isByKeyDown = sort === 'key' && descending
  const { playerId, currency } = placeOf(after?.key ?? '')
  return db.query<Place>(sql`
    select player_id, currency, sort_value
      from (
        select player_id, currency, ${descending ? -1 : 1}::bigint * value as sort_value from (${oneOf(asked, sort)}) s
      ) v
     where ${after === null}::boolean or sort_value > ${after?.value ?? 0}::bigint
        or (sort_value = ${after?.value ?? 0}::bigint
            and case when ${isByKeyDown}::boolean then (player_id, currency collate "C") < (${playerId}::bigint, ${currency}::text)
                     else (player_id, currency collate "C") > (${playerId}::bigint, ${currency}::text) end)
     order by sort_value, case when ${isByKeyDown}::boolean then -player_id else player_id end,
              case when ${isByKeyDown}::boolean then currency end collate "C" desc, currency collate "C"
     limit ${limit}`)
}

/**
 * One page of figures by player and currency. All figures are added only for the people of the page: there are many
 * people.
 */
export async function listPersonSums(db: Querier, asked: PeopleSelection, from: SortedFrom): Promise<PersonSumRow[]> {
  const places = await listPlaces(db, asked, from)
  const players = [...new Set(places.map(({ playerId }) => playerId))]
  const found = await db.query<GameFiguresRow & { readonly playerId: number }>(sql`
    select * from (${allOf({ ...asked, players })}) s`)
  const figuresOf = new Map(found.map((row) => [keyOf(row), row]))
  return places.flatMap(({ sortValue, ...place }) => {
    const row = figuresOf.get(keyOf(place))
    return row ? [{ ...row, sortValue, key: keyOf(place) }] : []
  })
}

const keyOf = ({ playerId, currency }: Pick<Place, 'playerId' | 'currency'>): string =>
  `${String(playerId).padStart(16, '0')}.${currency}`

/** All people of a period are grouped: with the default memory they would be sorted on the disk. */
export async function allowMemory(tx: Transaction): Promise<void> {
  await tx.query(sql`set local work_mem = '64MB'`)
}

/** How many rows there are. */
export async function countPersonSums(db: Querier, asked: PeopleSelection): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from (${oneOf(asked, 'key')}) s`)
  return row?.count ?? 0
}

/** The sums of some people, by currency. */
export async function totalPersonSums(db: Querier, asked: PeopleSelection): Promise<GameFiguresRow[]> {
  return db.query<GameFiguresRow>(sql`
    select currency, ${ALL_SUMS} from (${allOf(asked)}) s group by currency order by currency`)
}
