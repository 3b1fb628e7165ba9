import type { ReplyOf } from '#contract/call.ts'
import type { getCrashMonitor as call } from '#contract/play-v1/crash.ts'
import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'
import * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { listCrashGames } from './game-rules.ts'
import { showRound } from './show-bet.ts'

type Monitor = ReplyOf<typeof call>

const LAST = 12

/** For staff: the round, the leader, the bets and the chain of each shared game. */
export async function showMonitor(
  room: CrashRoom,
  here: { readonly leads: (gameKey: string) => boolean; readonly viewersOf: (gameKey: string) => number },
): Promise<Monitor> {
  const rows = new Map((await gameQueries.listGames(room.db)).map((game) => [game.gameKey, game]))
  const games = listCrashGames().map(({ key, name }) => showGame(room, here, { key, name, row: rows.get(key) }))
  return { serverTime: room.clock.now().toISOString(), games: await Promise.all(games) }
}

async function showGame(
  { db, currency }: CrashRoom,
  here: Parameters<typeof showMonitor>[1],
  { key, name, row }: { readonly key: string; readonly name: string; readonly row: gameQueries.GameRow | undefined },
): Promise<Monitor['games'][number]> {
  const round = row?.roundId ? await roundQueries.findRound(db, row.roundId) : undefined
  const sums = round ? await betQueries.sumBets(db, round.id) : { bets: 0, cashed: 0, free: 0, staked: 0, won: 0 }
  const chain = round ? await gameQueries.findChain(db, round.chainNo) : undefined
  const last = await roundQueries.listFinished(db, { gameKey: key, limit: LAST })
  return {
    gameKey: key,
    name,
    round: round ? showRound(round) : null,
    leader: row?.leader ?? null,
    isLedHere: here.leads(key),
    fence: row?.fence ?? 0,
    ledAt: row?.ledAt?.toISOString() ?? null,
    viewers: here.viewersOf(key),
    bets: sums.bets,
    waitingBets: await betQueries.countWaiting(db, key),
    freeBets: sums.free,
    cashedOut: sums.cashed,
    currency,
    staked: sums.staked,
    won: sums.won,
    chain: chain && round ? { end: chain.chainEnd, place: round.place, length: chain.length } : null,
    lastCrashPoints: last.map(({ crashPoint }) => crashPoint ?? 100),
  }
}
