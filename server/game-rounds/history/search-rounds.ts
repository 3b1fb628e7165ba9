import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { searchRounds as call } from '#contract/games-v3/staff-games.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { pageLimit, refuse as refuseByCode, type Querier, type Refuse } from '../../kernel/index.ts'
import { listRoundsOfSeries } from '../../ledger/index.ts'
import { findBetRounds } from '../bets/find-bet-rounds.ts'
import { readRisks } from '../risk/read-risks.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import type { SharedPlay } from './list-rounds.ts'
import { findGamesPlayed, listSeriesOfGame, listSeriesOfPlayer } from './played-rounds.queries.ts'

const refuse: Refuse<typeof call> = refuseByCode

const STRETCH_MAX_MS = 31 * 86_400_000
const SERIES_MAX = 3000

/** A bet on a shared game that staff look for. Amounts in minor units. */
export type FoundPlay = SharedPlay & { readonly playerId: number; readonly playedAt: Date }
export type SearchSharedPlays = (
  db: Querier,
  asked: {
    readonly gameKey?: string
    readonly playerId?: number
    readonly from: Date
    readonly to: Date
    readonly winMinor: number
    readonly below: { readonly at: Date; readonly reference: string } | undefined
    readonly limit: number
  },
) => Promise<readonly FoundPlay[]>

/**
 * Real rounds of a game or of a player in a period of at most 31 days, newest first; by default the last 31 days.
 * Without a game and a player nothing is found: everything at once is a report, not a search.
 */
export async function searchRounds(
  {
    db,
    clock,
    currency,
    searchSharedPlays = async () => [],
    freeRounds,
  }: Pick<GameRoundsNeeds, 'db' | 'clock' | 'currency' | 'searchSharedPlays'> & {
    readonly freeRounds?: Pick<NonNullable<GameRoundsNeeds['freeRounds']>, 'findSpent'>
  },
  query: QueryOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { gameKey, playerId, winMinor = 0 } = query
  if (gameKey !== undefined && loadDefinition(gameKey) === undefined) return refuse('ERR_GAME_NOT_FOUND')
  const to = query.to === undefined ? new Date(clock.now().getTime() + 1000) : new Date(query.to)
  const earliest = new Date(to.getTime() - STRETCH_MAX_MS)
  const asked = query.from === undefined ? earliest : new Date(query.from)
  const stretch = { from: asked < earliest ? earliest : asked, to }
  const limit = pageLimit(query.limit)
  const about = { ...stretch, limit: SERIES_MAX + 1 }
  const found =
    playerId !== undefined
      ? await listSeriesOfPlayer(db, { ...about, playerId, ...(gameKey === undefined ? {} : { gameKey }) })
      : gameKey === undefined
        ? []
        : await listSeriesOfGame(db, { ...about, gameKey })
  const series = found.slice(0, SERIES_MAX)
  const players = new Map(series.map(({ accountId, playerId: whose }) => [accountId, whose]))
  const games = await findGamesPlayed(
    db,
    series.map(({ no }) => no),
  )
  const own: Row[] = []
  const begin = readCursor(query.cursor)
  let below = begin
  let isDry = series.length === 0
  // Small wins are filtered here, so a page may need several reads of the books.
  while (own.length <= limit && !isDry) {
    const entries = await listRoundsOfSeries(db, {
      ...stretch,
      accountIds: [...players.keys()],
      seriesIds: series.map(({ no }) => no),
      below,
      limit: LOOK,
    })
    isDry = entries.length < LOOK
    const keys = entries.map((one) => ({
      roundId: one.reference,
      seedNo: one.seriesId,
      nonce: one.ordinal,
      playedAt: one.createdAt,
    }))
    const kept = new Map((await findBetRounds(db, keys)).map((round) => [round.roundId, round]))
    const risks = await readRisks(db, keys)
    for (const entry of entries) {
      const win = (kept.get(entry.reference)?.won ?? entry.credit) + risks.wonOf(entry.reference)
      below = { at: entry.createdAt, reference: entry.reference }
      if (win < winMinor) continue
      own.push({
        roundId: entry.reference,
        gameKey: games.get(entry.seriesId)?.gameKey ?? '',
        stake: {
          amountMinor: (kept.get(entry.reference)?.staked ?? entry.debit) + risks.stakedOf(entry.reference),
          currency,
        },
        win: { amountMinor: win, currency },
        playedAt: entry.createdAt.toISOString(),
        playerId: players.get(entry.accountId) ?? 0,
      })
      if (own.length > limit) break
    }
  }
  const asks = { ...(gameKey === undefined ? {} : { gameKey }), ...(playerId === undefined ? {} : { playerId }) }
  const shared =
    gameKey === undefined && playerId === undefined
      ? []
      : await searchSharedPlays(db, { ...asks, ...stretch, winMinor, below: begin, limit: limit + 1 })
  const rows = [...own, ...shared.map((play) => rowOfPlay(play, currency))].toSorted(newestFirst)
  const shown = rows.slice(0, limit)
  const free = await freeRounds?.findSpent(
    db,
    shown.map(({ roundId }) => roundId),
    new Map(shown.map(({ roundId, playedAt }) => [roundId, new Date(playedAt)])),
  )
  const last = shown.at(-1)
  return {
    rows: shown.map((row) => ({ ...row, isFree: free?.has(row.roundId) === true })),
    nextCursor: rows.length > limit && last ? `${new Date(last.playedAt).getTime()}:${last.roundId}` : null,
    isCut: found.length > SERIES_MAX,
  }
}

const LOOK = 500

type Row = Omit<ReplyOf<typeof call>['rows'][number], 'isFree'>

function rowOfPlay({ reference, gameKey, stake, win, playerId, playedAt }: FoundPlay, currency: Currency): Row {
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const played = { playerId, playedAt: playedAt.toISOString() }
  return { roundId: reference, gameKey, stake: money(stake), win: money(win), ...played }
}

/** In the order of the cursor: by instant, then by id. */
function newestFirst(a: Row, b: Row): number {
  const [first, second] = [`${a.playedAt} ${a.roundId}`, `${b.playedAt} ${b.roundId}`]
  return first < second ? 1 : first > second ? -1 : 0
}

function readCursor(cursor: string | undefined): { at: Date; reference: string } | undefined {
  const [, time, reference] = /^(\d{1,15}):([0-9a-f-]{36})$/u.exec(cursor ?? '') ?? []
  return time === undefined || reference === undefined ? undefined : { at: new Date(Number(time)), reference }
}
