import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { playRound as call } from '#contract/play-v1/play.ts'
import { refuse, type GameCaller } from '../kernel/index.ts'
import type { AccountTurns } from './account-turns.ts'
import type { LiveSession } from './live-sessions.ts'
import type { GameRoundsNeeds } from './needs.ts'
import { playForFun } from './play-for-fun.ts'
import { playForMoney } from './play-for-money.ts'

/** Clocks of the page and the way to the server differ: a round that comes this much early is not held back. */
const TOLERANCE_MS = 50

/** Plays one round of the caller's session in its turn. A round that comes too early waits until the least time has passed. */
export async function playInTurn(
  needs: GameRoundsNeeds,
  turns: AccountTurns,
  { gameSessionId }: GameCaller,
  body: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const live = needs.sessions.peek(gameSessionId) ?? (await needs.sessions.find(gameSessionId))
  return live ? playInTurnOf(needs, turns, live, body) : refuse('ERR_GAME_SESSION_ENDED')
}

/** The same for a session that is known already. */
export async function playInTurnOf(
  needs: GameRoundsNeeds,
  turns: AccountTurns,
  live: LiveSession,
  body: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  // Demo sessions have no account; their turns are counted below zero, by seed.
  const turn = live.row.accountId ?? -live.seed.no
  const waiting = turns.take(turn)
  if (waiting) await waiting
  const { lastRoundAt } = live
  try {
    if (needs.minimumRoundMs > 0) await holdBack(needs, live)
    const wish = { roundId: body.roundId.toLowerCase(), stakeMinor: body.stakeMinor }
    return await (live.row.accountId === null ? playForFun(needs, live, wish) : playForMoney(needs, live, wish))
  } catch (error) {
    live.lastRoundAt = lastRoundAt // what was refused was no round
    throw error
  } finally {
    turns.give(turn)
  }
}

async function holdBack({ clock, minimumRoundMs }: GameRoundsNeeds, live: LiveSession): Promise<void> {
  const now = clock.now().getTime()
  const early = live.lastRoundAt + minimumRoundMs - now
  if (early > TOLERANCE_MS && early <= minimumRoundMs) await new Promise((resolve) => setTimeout(resolve, early))
  live.lastRoundAt = clock.now().getTime()
}
