import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { searchRounds as call } from '#contract/games-v3/staff-games.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { pageLimit, refuse } from '../kernel/index.ts'
import { listRoundsOfSeries } from '../ledger/index.ts'
import { findBetRounds } from './bet-rounds.queries.ts'
import type { GameRoundsNeeds } from './needs.ts'
import { findGamesPlayed, listSeriesOfGame, listSeriesOfPlayer } from './played-rounds.queries.ts'

const STRETCH_MAX_MS = 31 * 86_400_000
const SERIES_MAX = 3000

/**
 * Real rounds of a game or of a player in a stretch of at most 31 days, newest first; the last 31 days unless said.
 * Without a game and a player nothing is found: a question about everything is a report, not a search.
 */
export async function searchRounds(
  { db, clock, currency }: Pick<GameRoundsNeeds, 'db' | 'clock' | 'currency'>,
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
  const rows: ReplyOf<typeof call>['rows'] = []
  let below = readCursor(query.cursor)
  let isDry = series.length === 0
  // Small wins are left out here, so a page may need more than one look into the books.
  while (rows.length <= limit && !isDry) {
    const entries = await listRoundsOfSeries(db, {
      ...stretch,
      accountIds: [...players.keys()],
      seriesIds: series.map(({ no }) => no),
      below,
      limit: LOOK,
    })
    isDry = entries.length < LOOK
    const keys = entries.map((one) => ({ roundId: one.reference, seedNo: one.seriesId, nonce: one.ordinal }))
    const kept = new Map((await findBetRounds(db, keys)).map((round) => [round.roundId, round]))
    for (const entry of entries) {
      const win = kept.get(entry.reference)?.won ?? entry.credit
      below = { at: entry.createdAt, reference: entry.reference }
      if (win < winMinor) continue
      rows.push({
        roundId: entry.reference,
        gameKey: games.get(entry.seriesId)?.gameKey ?? '',
        stake: { amountMinor: kept.get(entry.reference)?.staked ?? entry.debit, currency },
        win: { amountMinor: win, currency },
        playedAt: entry.createdAt.toISOString(),
        playerId: players.get(entry.accountId) ?? 0,
      })
      if (rows.length > limit) break
    }
  }
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: shown,
    nextCursor: rows.length > limit && last ? `${new Date(last.playedAt).getTime()}:${last.roundId}` : null,
    isCut: found.length > SERIES_MAX,
  }
}

const LOOK = 500

function readCursor(cursor: string | undefined): { at: Date; reference: string } | undefined {
  const [, time, reference] = /^(\d{1,15}):([0-9a-f-]{36})$/u.exec(cursor ?? '') ?? []
  return time === undefined || reference === undefined ? undefined : { at: new Date(Number(time)), reference }
}
