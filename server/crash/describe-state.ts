import type { ReplyOf } from '#contract/call.ts'
import type { getCrashState as call } from '#contract/play-v1/crash.ts'
import { LEAST_CASH_OUT } from '#games/engines/crash/math/index.ts'
import type { GameCaller } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'
import * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { ownSession } from './own-session.ts'
import { readPresent, showBet, showRound } from './show-bet.ts'
import { BETTING_MS } from './timing.ts'

const HISTORY = 24

/** Everything that a page needs to begin, or to continue after a lost connection. */
export async function describeState(room: CrashRoom, caller: GameCaller): Promise<ReplyOf<typeof call>> {
  const { session, rules, owner } = await ownSession(room, caller)
  const { db } = room
  const { gameKey } = session
  const round = await roundQueries.findPresentRound(db, gameKey)
  const [present, bets, history, chain] = await Promise.all([
    readPresent(room, session),
    betQueries.listOwnBets(db, { gameKey, owner, roundId: round?.id ?? null }),
    roundQueries.listFinished(db, { gameKey, limit: HISTORY }),
    round ? gameQueries.findChain(db, round.chainNo) : undefined,
  ])
  const { growthPerMs, maxMultiplier, stations, returnBasisPoints, canCashHalf = false } = rules.definition
  return {
    ...present,
    gameKey,
    round: round ? showRound(round) : null,
    bets: bets.map((bet) => showBet(bet, round)),
    history: history.map(({ id, no, crashPoint }) => ({ roundId: id, number: no, crashPoint: crashPoint ?? 100 })),
    chain: chain && round ? { end: chain.chainEnd, salt: chain.salt, length: chain.length, place: round.place } : null,
    rules: {
      bettingMs: BETTING_MS,
      growthPerMs,
      leastCashOut: stations?.[0] ?? LEAST_CASH_OUT,
      maxMultiplier: stations?.at(-1) ?? maxMultiplier,
      stations: stations ?? null,
      canCashHalf,
      returnBasisPoints,
    },
  }
}
