import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/view.ts'
import { pageLimit, pageOf, type Database, type Querier, type Transaction } from '#server/kernel/index.ts'
import { listCoveredMonths, otherDaysOf, type CoveredMonth } from './by-month/covered-months.queries.ts'
import { listBrands, readFreshness } from './checks.queries.ts'
import * as people from './games-of-people.queries.ts'
import * as queries from './games.queries.ts'
import type { ReportNeeds } from './needs.ts'
import { readList, readPeriod, readSortedCursor } from './read-filter.ts'

type Query = QueryOf<typeof calls.getGameSums>
type PlayerQuery = QueryOf<typeof calls.getGameSumsByPlayer>

/** Figures of games by game, day or version, with the sums of the whole filter. */
export async function getGameSums(needs: ReportNeeds, query: Query): Promise<ReplyOf<typeof calls.getGameSums>> {
  return {
    ...(await readGameSums(needs, query)),
    totals: totalsOf(await queries.totalGameSums(needs.db, selectionOf(needs, query))),
    ...(await freshnessOf(needs.db)),
  }
}

/** A page of their rows. */
export async function readGameSums(needs: ReportNeeds, query: Query) {
  const { limit, from } = pageAsked(query)
  const found = await queries.listGameSums(needs.db, groupedOf(needs, query), from)
  const { rows, nextCursor } = pageOf(found, limit, ({ sortValue, key }) => `${sortValue}:${key}`)
  return {
    rows: rows.map(({ gameKey, day, definitionHash, ...row }) => ({
      gameKey: gameKey || null,
      day,
      version: definitionHash || null,
      currency: row.currency,
      ...figuresOf(row),
    })),
    nextCursor,
  }
}

export const countGameSums = (needs: ReportNeeds, query: Query): Promise<number> =>
  queries.countGameSums(needs.db, groupedOf(needs, query))

/** The same by player. */
export async function getGameSumsByPlayer(
  needs: ReportNeeds,
  query: PlayerQuery,
): Promise<ReplyOf<typeof calls.getGameSumsByPlayer>> {
  const asked = await peopleAsked(needs, query)
  // The totals of all people are the day book's sums without persons.
  const totals =
    asked.players === null
      ? await queries.totalGameSums(needs.db, asked)
      : await people.totalPersonSums(needs.db, asked)
  return {
    ...(await readGameSumsByPlayer(needs, query)),
    totals: totalsOf(totals),
    ...(await freshnessOf(needs.db)),
  }
}

/** A page of their rows. */
export async function readGameSumsByPlayer(needs: ReportNeeds, query: PlayerQuery) {
  const { limit, from } = pageAsked(query)
  const asked = await peopleAsked(needs, query)
  const found = await withMemory(needs.db, (tx) => people.listPersonSums(tx, asked, from))
  const { rows, nextCursor } = pageOf(found, limit, ({ sortValue, key }) => `${sortValue}:${key}`)
  return {
    rows: rows.map(({ playerId, currency, ...row }) => ({ playerId, currency, ...figuresOf(row) })),
    nextCursor,
  }
}

export async function countGameSumsByPlayer(needs: ReportNeeds, query: PlayerQuery): Promise<number> {
  const asked = await peopleAsked(needs, query)
  return withMemory(needs.db, (tx) => people.countPersonSums(tx, asked))
}

const withMemory = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await people.allowMemory(tx)
    return work(tx)
  })

const groupedOf = (needs: ReportNeeds, query: Query) => ({ ...selectionOf(needs, query), by: query.by ?? 'game' })

async function peopleAsked(needs: ReportNeeds, query: PlayerQuery): Promise<people.PeopleSelection> {
  const selection = selectionOf(needs, query)
  const covered = await listCoveredMonths(needs.db, selection)
  // A person's play in a month is stored without games.
  const isKept = ({ isWhole, isMost }: CoveredMonth) => (isWhole || isMost) && selection.games === null
  const months = covered.filter(isKept)
  return {
    ...selection,
    players: readList(query.players),
    months,
    without: otherDaysOf(months.filter(({ isWhole }) => !isWhole)),
    parts: covered.filter((one) => !isKept(one)),
  }
}

function selectionOf({ gamesOf }: ReportNeeds, query: Query | PlayerQuery): queries.GameSelection {
  const providers = readList(query.providers)
  const ofProviders = providers === null ? null : gamesOf(providers)
  const named = readList(query.games)
  return {
    ...readPeriod(query),
    games: named && ofProviders ? named.filter((key) => ofProviders.includes(key)) : (named ?? ofProviders),
    brands: readList(query.brands),
    currencies: readList(query.currencies),
  }
}

function pageAsked(query: Pick<Query, 'cursor' | 'limit' | 'sort' | 'descending'>) {
  const limit = pageLimit(query.limit)
  const { sort = 'key', descending = false } = query
  return { limit, from: { sort, descending, after: readSortedCursor(query.cursor), limit: limit + 1 } }
}

const totalsOf = (rows: readonly queries.GameFiguresRow[]) =>
  rows.map(({ currency, ...row }) => ({ currency, ...figuresOf(row) }))

/** Until when the books are counted, and the result of the last comparison with them. */
export async function freshnessOf(db: Querier) {
  const found = await readFreshness(db)
  return {
    countedTo: found?.countedTo?.toISOString() ?? null,
    checked: found?.checkedAt ? { at: found.checkedAt.toISOString(), differences: found.differences ?? 0 } : null,
    brands: await listBrands(db),
  }
}

function figuresOf(row: Omit<queries.GameFiguresRow, 'currency'>) {
  const { rounds, stakeMinor, winMinor, ggrMinor, freeMinor, bonusStakeMinor, bonusWinMinor, jackpotMinor } = row
  return { rounds, stakeMinor, winMinor, ggrMinor, freeMinor, bonusStakeMinor, bonusWinMinor, jackpotMinor }
}
