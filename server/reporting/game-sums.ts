import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/view.ts'
import { pageLimit, pageOf, type Querier } from '#server/kernel/index.ts'
import { listCoveredMonths, type CoveredMonth } from './by-month/covered-months.queries.ts'
import { listBrands, readFreshness } from './checks.queries.ts'
import * as people from './games-of-people.queries.ts'
import * as queries from './games.queries.ts'
import type { ReportNeeds } from './needs.ts'
import { readList, readPeriod, readSortedCursor } from './read-filter.ts'

type Query = QueryOf<typeof calls.getGameSums>
type PlayerQuery = QueryOf<typeof calls.getGameSumsByPlayer>

/** Figures of games by game, day or version. */
export async function getGameSums(needs: ReportNeeds, query: Query): Promise<ReplyOf<typeof calls.getGameSums>> {
  const { db } = needs
  const { limit, from } = pageAsked(query)
  const asked = selectionOf(needs, query)
  const found = await queries.listGameSums(db, { ...asked, by: query.by ?? 'game' }, from)
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
    totals: totalsOf(await queries.totalGameSums(db, asked)),
    ...(await freshnessOf(db)),
  }
}

/** The same by player. */
export async function getGameSumsByPlayer(
  needs: ReportNeeds,
  query: PlayerQuery,
): Promise<ReplyOf<typeof calls.getGameSumsByPlayer>> {
  const { db } = needs
  const { limit, from } = pageAsked(query)
  const selection = selectionOf(needs, query)
  const months = await listCoveredMonths(db, selection)
  // A person's play in a month is stored without games.
  const isKept = ({ isWhole }: CoveredMonth) => isWhole && selection.games === null
  const asked = {
    ...selection,
    players: readList(query.players),
    whole: months.filter(isKept),
    parts: months.filter((one) => !isKept(one)),
  }
  const found = await people.listPersonSums(db, asked, from)
  const { rows, nextCursor } = pageOf(found, limit, ({ sortValue, key }) => `${sortValue}:${key}`)
  // The totals of all people are the day book's sums without persons.
  const totals =
    asked.players === null ? await queries.totalGameSums(db, selection) : await people.totalPersonSums(db, asked)
  return {
    rows: rows.map(({ playerId, currency, ...row }) => ({ playerId, currency, ...figuresOf(row) })),
    nextCursor,
    totals: totalsOf(totals),
    ...(await freshnessOf(db)),
  }
}

function selectionOf({ gamesOf }: ReportNeeds, query: Query): queries.GameSelection {
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
