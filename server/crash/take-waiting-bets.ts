import { Refusal } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'
import * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { stakeToJudge } from './place-bet.ts'
import { OBSTACLE_CODES, stakeBet } from './stake-bet.ts'

/** So many at a time, so that betting ends in time however many wait. */
const SLICE = 200
const AT_ONCE = 8

/**
 * Places bets that waited for a round: each is staked as if it were made now, by the same rules; a refused one is
 * stored with the reason, for its player. Those that are not reached before the end of betting wait for the next round.
 * Returns whether there were any.
 */
export async function takeWaitingBets(room: CrashRoom, round: roundQueries.RoundRow): Promise<boolean> {
  const waiting = await betQueries.listWaiting(room.db, round.gameKey, SLICE)
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    await Promise.all(
      waiting.slice(at, at + AT_ONCE).map((bet) =>
        takeOne(room, round, bet).catch((error: unknown) => {
          room.logger.error({ err: error, betId: bet.id }, 'a waiting bet was not taken')
        }),
      ),
    )
  }
  return waiting.length > 0
}

async function takeOne(room: CrashRoom, round: roundQueries.RoundRow, bet: betQueries.BetRow): Promise<void> {
  const refusal = await findRefusal(room, bet)
  if (refusal) return refuseBet(room, bet, refusal)
  const stopped = await room.db
    .transaction(async (tx) => {
      const now = room.clock.now()
      const game = await gameQueries.findGame(tx, round.gameKey)
      const held = await roundQueries.holdRound(tx, round.id)
      if (!game || held?.state !== 'betting') return undefined
      const placed = await betQueries.placeWaiting(tx, bet.id, round.id, now)
      if (!placed) return undefined
      const obstacle = await stakeBet(room, tx, placed, { seriesId: game.seriesId, roundNo: round.no, now })
      if (obstacle) throw new Refusal(OBSTACLE_CODES[obstacle])
      return undefined
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    })
  // Another round of the player began a moment ago: the bet waits on and is tried with the next run.
  if (stopped === OBSTACLE_CODES['too-soon']) return
  if (stopped) await refuseBet(room, bet, stopped)
}

async function findRefusal(room: CrashRoom, bet: betQueries.BetRow): Promise<string | undefined> {
  const session = await room.findSession(bet.sessionId)
  if (!session) return 'ERR_GAME_SESSION_ENDED'
  try {
    if (!room.isGameEnabled(bet.gameKey)) return 'ERR_GAME_DISABLED'
    if (bet.mode === 'demo') return undefined
    await room.limits.judgeStake(stakeToJudge(session, bet.stake))
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

async function refuseBet(room: CrashRoom, bet: betQueries.BetRow, refusal: string): Promise<void> {
  await betQueries.endWaiting(room.db, { id: bet.id, state: 'refused', refusal, now: room.clock.now() })
}
