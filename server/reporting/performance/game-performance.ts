import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { getGamePerformance as call } from '#contract/play-v1/performance.ts'
import { freshnessOf } from '../game-sums.ts'
import type { ReportNeeds } from '../needs.ts'
import { readList, readPeriod } from '../read-filter.ts'
import { judgeReturn, type ProvedFigures } from './band.ts'
import { countPlayers } from './count-players.ts'
import { listPlayed, type PerformanceSelection, type VersionPlayed } from './performance.queries.ts'

type Row = ReplyOf<typeof call>['rows'][number]
const ROWS_MOST = 1_000

/** Actual and proved return of games, by result for the house, the largest first. */
export async function getGamePerformance(
  needs: ReportNeeds,
  query: QueryOf<typeof call>,
  rowsMost = ROWS_MOST,
): Promise<ReplyOf<typeof call>> {
  const { db, gamesOf, provedOf } = needs
  const providers = readList(query.providers)
  const ofProviders = providers === null ? null : gamesOf(providers)
  const named = readList(query.games)
  const asked: PerformanceSelection = {
    ...readPeriod(query),
    by: query.by ?? 'game',
    games: named && ofProviders ? named.filter((key) => ofProviders.includes(key)) : (named ?? ofProviders),
    brands: readList(query.brands),
    currencies: readList(query.currencies),
  }
  const played = await listPlayed(db, asked)
  const players = new Map((await countPlayers(db, asked)).map((one) => [placeOf(one, asked), one.players]))
  const proved = new Map<string, ProvedFigures | undefined>()
  for (const { gameKey, definitionHash } of played)
    if (!proved.has(definitionHash)) proved.set(definitionHash, await provedOf(gameKey, definitionHash))
  const rows = [...Map.groupBy(played, (one) => placeOf(one, asked))]
    .map(([place, versions]) => rowOf(asked, versions, { players: players.get(place) ?? 0, proved }))
    .toSorted((one, other) => other.ggr.amountMinor - one.ggr.amountMinor)
  return { rows: rows.slice(0, rowsMost), isMore: rows.length > rowsMost, ...(await freshnessOf(db)) }
}

type Placed = Pick<VersionPlayed, 'gameKey' | 'currency' | 'target' | 'period'> & {
  readonly definitionHash: string | null
}

const placeOf = ({ gameKey, currency, target, period, definitionHash }: Placed, { by }: PerformanceSelection): string =>
  [gameKey, currency, target, period, by === 'version' ? definitionHash : ''].join(' ')

function rowOf(
  { by }: PerformanceSelection,
  versions: readonly VersionPlayed[],
  { players, proved }: { readonly players: number; readonly proved: ReadonlyMap<string, ProvedFigures | undefined> },
): Row {
  const total = (of: (one: VersionPlayed) => number) => versions.reduce((sum, one) => sum + of(one), 0)
  const [first] = versions
  const { gameKey = '', currency = 'CZK', definitionHash = '' } = first ?? {}
  const [stake, win] = [total((one) => one.stake), total((one) => one.win)]
  const figures = versions.map((one) => ({
    ...one,
    proved: proved.get(one.definitionHash),
    ggrMinor: one.stake - one.win,
  }))
  const alike = [...new Set(figures.map((one) => one.proved?.deviation))]
  const classes = [...new Set(figures.map((one) => one.proved?.volatility))]
  const judged = judgeReturn(figures)
  return {
    gameKey,
    version: by === 'version' ? definitionHash : null,
    brand: first?.target ?? null,
    period: first?.period ?? null,
    currency,
    players,
    rounds: total((one) => one.rounds),
    stake: { amountMinor: stake, currency },
    win: { amountMinor: win, currency },
    ggr: { amountMinor: stake - win, currency },
    ...judged,
    deviation: judged.spread === 'exact' && alike.length === 1 ? (alike[0] ?? null) : null,
    volatility: classes.length === 1 ? (classes[0] ?? null) : null,
  }
}
