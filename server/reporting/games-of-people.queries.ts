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

/** What is read of a stored month and of cells: all figures, or one of them. Both name their columns alike. */
type Read = { readonly ofMonth: Sql; readonly ofCells: Sql; readonly columns: readonly Sql[] }

const ALL: Read = {
  ofMonth: sql`
    rounds, stake as stake_minor, win as win_minor, stake - win as ggr_minor, free as free_minor, bonus_stake as bonus_stake_minor,
    bonus_win as bonus_win_minor, jackpot as jackpot_minor`,
  ofCells: figures,
  columns: [
    sql`rounds`,
    sql`stake_minor`,
    sql`win_minor`,
    sql`ggr_minor`,
    sql`free_minor`,
    sql`bonus_stake_minor`,
    sql`bonus_win_minor`,
    sql`jackpot_minor`,
  ],
}

const { round } = MOVEMENT_KINDS

/** A figure that rows are sorted by, in a stored month and in a cell. */
const SORTED: Readonly<Record<string, { readonly month: Sql; readonly cell: Sql }>> = {
  rounds: { month: sql`rounds`, cell: sql`d.rounds` },
  stake: { month: sql`stake`, cell: sql`case when d.kind = ${round} then d.debit else 0 end` },
  win: { month: sql`win`, cell: sql`case when d.kind = ${round} then d.credit else 0 end` },
  ggr: { month: sql`stake - win`, cell: sql`case when d.kind = ${round} then d.debit - d.credit else 0 end` },
}

/** Only the figure that rows are sorted by: adding one figure of all people costs a fraction of adding all of them. */
const oneOf = (sort: string): Read => {
  const { month, cell } = SORTED[sort] ?? { month: sql`0::bigint`, cell: sql`0` }
  return {
    ofMonth: sql`${month} as value`,
    ofCells: sql`sum(${cell})::bigint as value`,
    columns: [sql`value`],
  }
}

const joined = (parts: readonly Sql[], between: Sql = sql`, `): Sql =>
  parts.reduce((all, one) => sql`${all}${between}${one}`)

const ofMonths = ({ brands, currencies, players, months }: PeopleSelection, { ofMonth }: Read): Sql => sql`
  select currency, player_id, entries, ${ofMonth}
    from reporting.person_month
   where month = any(${months.map(({ month }) => month)}::date[]) and entries > 0
     and (${brands}::text[] is null or target = any(${brands}::text[]))
     and (${currencies}::text[] is null or currency = any(${currencies}::text[]))
     and (${players}::bigint[] is null or player_id = any(${players}::bigint[]))`

/** A cash account is of one person and currency, so cells are added by account, and only sums are looked up. */
const ofDays = (asked: PeopleSelection, days: readonly DaysOfMonth[], { ofCells, columns }: Read): Sql => {
  const { games, brands, currencies, players } = asked
  const ofPlayers = sql`
    select id from reporting.account where player_id = any(${players ?? []}::bigint[]) and account_group = 'player:cash'`
  return sql`
  select a.currency, a.player_id, s.entries, ${joined(columns.map((column) => sql`s.${column}`))}
    from (
      select d.account_id, sum(d.entries)::bigint as entries, ${ofCells}
        from ${cellsOfMonths(days)}
       where d.game_key <> '' and ${games === null ? sql`true` : sql`d.game_key = any(${games}::text[])`}
         and ${players === null ? sql`true` : sql`d.account_id in (${ofPlayers})`}
       group by d.account_id
    ) s join reporting.account a on a.id = s.account_id
   where a.account_group = 'player:cash' and a.player_id is not null
     and (${brands}::text[] is null or a.target = any(${brands}::text[]))
     and (${currencies}::text[] is null or a.currency = any(${currencies}::text[]))`
}

/** One row for each person and currency; those of one month, or of cells alone, are used unchanged. */
function summed(asked: PeopleSelection, read: Read): Sql {
  const { months, without, parts } = asked
  if (months.length === 1 && without.length === 0 && parts.length === 0) return ofMonths(asked, read)
  if (months.length === 0 && parts.length > 0) return ofDays(asked, parts, read)
  const negated = joined(read.columns.map((column) => sql`-${column}`))
  // A branch without days would still read all accounts.
  const branches = [
    ofMonths(asked, read),
    ...(without.length > 0
      ? [sql`select currency, player_id, -entries, ${negated} from (${ofDays(asked, without, read)}) n`]
      : []),
    ...(parts.length > 0 ? [ofDays(asked, parts, read)] : []),
  ]
  return sql`
    select currency, player_id, ${joined(read.columns.map((column) => sql`sum(${column})::bigint as ${column}`))}
      from (${joined(branches, sql` union all `)}) p
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
        select player_id, currency, ${descending ? -1 : 1}::bigint * value as sort_value from (${summed(asked, oneOf(sort))}) s
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
    select * from (${summed({ ...asked, players }, ALL)}) s`)
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
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from (${summed(asked, oneOf('key'))}) s`)
  return row?.count ?? 0
}

/** The sums of some people, by currency. */
export async function totalPersonSums(db: Querier, asked: PeopleSelection): Promise<GameFiguresRow[]> {
  const { columns } = ALL
  return db.query<GameFiguresRow>(sql`
    select currency, ${joined(columns.map((column) => sql`sum(${column})::bigint as ${column}`))}
      from (${summed(asked, ALL)}) s group by currency order by currency`)
}
