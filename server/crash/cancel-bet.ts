import type { ReplyOf } from '#contract/call.ts'
import type { cancelCrashBet as call } from '#contract/play-v1/crash.ts'
import { refuse as refuseByCode, type GameCaller, type Refuse } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import { findAnyBet } from './archive/find-rounds.ts'
import * as betQueries from './bets.queries.ts'
import { ownSession } from './own-session.ts'
import { readPresent, showBet } from './show-bet.ts'

const refuse: Refuse<typeof call> = refuseByCode

/** Cancels a bet that waits for the next round: nothing was staked yet. */
export async function cancelBet(room: CrashRoom, caller: GameCaller, betId: string): Promise<ReplyOf<typeof call>> {
  const { session, owner } = await ownSession(room, caller)
  const bet = await findAnyBet(room.db, betId.toLowerCase())
  if (bet?.owner !== owner) return refuse('ERR_ROUND_NOT_FOUND')
  const answer = async (shown: betQueries.BetRow, isRepeat: boolean) => ({
    ...(await readPresent(room, session)),
    bet: showBet(shown, undefined),
    isRepeat,
  })
  if (bet.state === 'cancelled') return answer(bet, true)
  const cancelled = await betQueries.endWaiting(room.db, {
    id: bet.id,
    state: 'cancelled',
    refusal: null,
    now: room.clock.now(),
  })
  if (!cancelled) return refuse('ERR_STATE_CHANGED')
  room.announce(bet.gameKey)
  return answer(cancelled, false)
}
