import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/view.ts'
import { pageLimit, pageOf, type Querier } from '#server/kernel/index.ts'
import { listBrands, readFreshness } from './checks.queries.ts'
import * as queries from './games.queries.ts'
import type { ReportNeeds } from './needs.ts'
import { readList, readPeriod, readSortedCursor } from './read-filter.ts'

type Query = QueryOf<typeof calls.getGameSums>
type PlayerQuery = QueryOf<typeof calls.getGameSumsByPlayer>

/** Figures of games by game, day or version. */
export async function getGameSums(needs: ReportNeeds, query: Query): Promise<ReplyOf<typeof calls.getGameSums>> {
  const { rows, ...rest } = await read(needs, query, query.by ?? 'game')
  return {
    ...rest,
    rows: rows.map(({ gameKey, day, definitionHash, ...row }) => ({
      gameKey: gameKey || null,
      day,
      version: definitionHash || null,
      currency: row.currency,
      ...figuresOf(row),
    })),
  }
}

/** The same by player. */
export async function getGameSumsByPlayer(
  needs: ReportNeeds,
  query: PlayerQuery,
): Promise<ReplyOf<typeof calls.getGameSumsByPlayer>> {
  const { rows, ...rest } = await read(needs, query, 'player')
  return {
    ...rest,
    rows: rows.flatMap(({ playerId, currency, ...row }) =>
      playerId === null ? [] : [{ playerId, currency, ...figuresOf(row) }],
    ),
  }
}

async function read(needs: ReportNeeds, query: Query & Pick<PlayerQuery, 'players'>, by: queries.GroupedBy) {
  const { db, gamesOf } = needs
  const providers = readList(query.providers)
  const ofProviders = providers === null ? null : gamesOf(providers)
  const named = readList(query.games)
  const asked: queries.GameSelection = {
    ...readPeriod(query),
    by,
    games: named && ofProviders ? named.filter((key) => ofProviders.includes(key)) : (named ?? ofProviders),
    brands: readList(query.brands),
    currencies: readList(query.currencies),
    players: readList(query.players),
  }
  const limit = pageLimit(query.limit)
  const { sort = 'key', descending = false } = query
  const after = readSortedCursor(query.cursor)
  const found = await queries.listGameSums(db, asked, { sort, descending, after, limit: limit + 1 })
  const totals = await queries.totalGameSums(db, asked)
  return {
    ...pageOf(found, limit, ({ sortValue, key }) => `${sortValue}:${key}`),
    totals: totals.map(({ currency, ...row }) => ({ currency, ...figuresOf(row) })),
    ...(await freshnessOf(db)),
  }
}

/** How far the books are counted, and what the last comparison with them found. */
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
