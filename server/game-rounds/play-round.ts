import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { decideRound as decide, playRound as call } from '#contract/play-v1/play.ts'
import { riskWin } from './risk/risk-win.ts'
import { refuse, type GameCaller } from '../kernel/index.ts'
import { findEntry, nextRoundAt } from '../ledger/index.ts'
import type { AccountTurns } from './account-turns.ts'
import { decideRound } from './bets/decide-round.ts'
import { findDemoRound } from './demo-rounds.queries.ts'
import { holdRound } from './hold-round.ts'
import type { LiveSession } from './sessions/live-sessions.ts'
import { playBetForFun } from './bets/play-bet-for-fun.ts'
import { playBetForMoney } from './bets/play-bet-for-money.ts'
import type { GameRoundsNeeds } from './needs.ts'
import { playForFun } from './play-for-fun.ts'
import { playForMoney } from './play-for-money.ts'
import { addJackpot } from './add-jackpot.ts'

/**
 * Plays one round of the caller's session under the account's lock. A round that comes too early waits until the
 * minimum time has passed.
 */
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
  // Demo sessions have no account: their lock is keyed by the negative number of their seed.
  const turn = live.row.accountId ?? -live.seed.no
  const askedAt = needs.minimumRoundMs > 0 ? needs.clock.now().getTime() : 0
  const waiting = turns.take(turn)
  if (waiting) await waiting
  try {
    if (needs.minimumRoundMs === 0) return await playNow(needs, live, body)
    live.askedAt = askedAt
    await holdBack(needs, live, turn, body)
    const answer = await playNow(needs, live, body)
    if (!answer.isRepeat) needs.begun.set(turn, Date.parse(answer.round.playedAt))
    return answer
  } finally {
    turns.give(turn)
  }
}

async function playNow(
  needs: GameRoundsNeeds,
  live: LiveSession,
  body: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { freeRoundsId } = body
  if (freeRoundsId !== undefined && live.row.accountId === null) return refuse('ERR_FREE_ROUND_GONE')
  const input = { roundId: body.roundId.toLowerCase(), stakeMinor: body.stakeMinor, freeRoundsId }
  // Rounds of shared games are for all players: bets on them go to the room of their own.
  if (live.definition.engine === 'crash') return refuse('ERR_BET_NOT_ALLOWED')
  if (live.hasBets) {
    const betRequest = { ...input, bet: body.bet }
    if (live.row.accountId === null) return await playBetForFun(needs, live, betRequest)
    const answer = await playBetForMoney(needs, live, betRequest)
    return needs.jackpots?.has(live.row.gameKey) ? await addJackpot(needs, live, answer) : answer
  }
  if (body.bet !== undefined) return refuse('ERR_BET_NOT_ALLOWED')
  if (live.row.accountId === null) return await playForFun(needs, live, input)
  const answer = await playForMoney(needs, live, input)
  return needs.jackpots?.has(live.row.gameKey) ? await addJackpot(needs, live, answer) : answer
}

/** Makes a decision in an open round, or risks the win of the last one, under the account's lock. */
export async function decideInTurn(
  needs: GameRoundsNeeds,
  turns: AccountTurns,
  { gameSessionId }: GameCaller,
  body: BodyOf<typeof decide>,
): Promise<ReplyOf<typeof decide>> {
  const live = await needs.sessions.find(gameSessionId)
  if (!live) return refuse('ERR_GAME_SESSION_ENDED')
  const turn = live.row.accountId ?? -live.seed.no
  const waiting = turns.take(turn)
  if (waiting) await waiting
  try {
    const input = { ...body, roundId: body.roundId.toLowerCase() }
    return await (live.hasBets ? decideRound(needs, live, input) : riskWin(needs, live, input))
  } finally {
    turns.give(turn)
  }
}

/** A round that was played already is returned at once; the books decide what is a new one. */
async function holdBack(
  needs: GameRoundsNeeds,
  live: LiveSession,
  turn: number,
  { roundId, stakeMinor }: BodyOf<typeof call>,
): Promise<void> {
  const begun = needs.begun.get(turn)
  if (begun === undefined || !nextRoundAt(new Date(begun), needs.clock.now(), needs.minimumRoundMs)) return
  const find = live.row.accountId === null ? findDemoRound : findEntry
  if (!(await find(needs.db, roundId.toLowerCase()))) await holdRound(needs, live, new Date(begun), stakeMinor)
}
