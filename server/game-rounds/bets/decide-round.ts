import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { decideRound as call } from '#contract/play-v1/play.ts'
import { betRulesOf, type Bet } from '#games/engines.ts'
import { canonicalJson } from '#games/kit/fairness/definition-hash.ts'
import { isOpenRound, type BetOutcome } from '#games/play-round.ts'
import { refuse as refuseByCode, type Querier, type Transaction, type Refuse } from '../../kernel/index.ts'
import { findEntry, mayBeOver, readBalance, type StepObstacle } from '../../ledger/index.ts'
import type { BetRound } from './bet-rounds.queries.ts'
import { findBetRound, findDecision } from './find-bet-rounds.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import * as queries from '../game-rounds.queries.ts'
import { HourPassed } from '../hour-loss.ts'
import type { BetSession } from '../sessions/live-sessions.ts'
import { moveRound, replayOf } from './move-round.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { findStakeOf } from './open-rounds.ts'
import { stakeToJudge } from '../stake-to-judge.ts'
import { BIG_WIN_X } from '../play-for-money.ts'
import { readAnyBet } from './read-bet.ts'
import { findBonusRound } from '../bonus/bonus-rounds.queries.ts'
import { addBonusLeft } from '../bonus/add-bonus.ts'
import { factsOfDemo, rebuildRound, type RoundFacts } from '../history/show-round.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Body = BodyOf<typeof call>
type Answer = ReplyOf<typeof call>

/**
 * Makes the next decision in an open round of the caller: from any session in the game, on any device. The decision,
 * its movement in the books and the new state of the round are one transaction; it is answered only after the commit. A
 * further stake is checked like the first one; a win is never stopped.
 */
export async function decideRound(needs: GameRoundsNeeds, live: BetSession, input: Body): Promise<Answer> {
  const { db } = needs
  const { kept, facts } = await findOwnRound(needs, live, input.roundId)
  const known = await findRepeat(db, kept, input)
  if (known) return tell(needs, live, facts, true)
  const { next, isOpen, extraMinor } = await judge(needs, kept, input)
  if (extraMinor > 0 && kept.mode === 'real') {
    if (!needs.isGameEnabled(kept.gameKey)) return refuse('ERR_GAME_DISABLED')
    await needs.limits.judgeStake(stakeToJudge(live, extraMinor))
  }
  const move = () =>
    db
      .transaction(async (tx) => {
        const made = await moveRound(needs, tx, { kept, bet: input.bet, next, isOpen, madeBy: 'player' })
        if (made === 'moved' && kept.lent > 0 && !isOpen) await takeBonusOutOfNet(tx, live, kept.roundId)
        return made
      })
      .catch((error: unknown) => {
        if (error instanceof HourPassed) return 'hour-loss' as const
        throw error
      })
  let moved = await move()
  if (kept.mode === 'real' && mayBeOver(moved)) {
    // Refuses with rule, figure and instant. Where the person plays at several brands it also renews the ceilings in
    // the books, which may let the stake pass; the plain codes are for limits that it does not know.
    await needs.limits.judgeAfresh(stakeToJudge(live, extraMinor))
    moved = await move()
  }
  if (moved === 'changed') {
    // Another tab or device decided meanwhile: the same decision is returned as made, another one is too late.
    const fresh = await findBetRound(db, kept)
    const isMade = fresh !== undefined && (await findRepeat(db, fresh, input))
    return isMade ? tell(needs, live, facts, true) : refuse('ERR_STATE_CHANGED')
  }
  if (moved !== 'moved') return refuse(OBSTACLES[moved])
  return tell(needs, live, facts, false)
}

/** Refusals of a further stake, by obstacle. */
export const OBSTACLES = {
  blocked: 'ERR_PLAYING_BLOCKED',
  'too-soon': 'ERR_ROUND_TOO_SOON',
  'hour-loss': 'ERR_HOURLY_LOSS_REACHED',
  'stake-limit': 'ERR_STAKE_LIMIT_REACHED',
  'loss-limit': 'ERR_LOSS_LIMIT_REACHED',
  insufficient: 'ERR_INSUFFICIENT_FUNDS',
} as const satisfies Record<StepObstacle, string>

/** Finds only rounds of the player in this game, or of the own demo session. */
async function findOwnRound(
  { db }: GameRoundsNeeds,
  { row, seed }: BetSession,
  roundId: string,
): Promise<{ kept: BetRound; facts: RoundFacts }> {
  const entry = row.mode === 'real' ? await findEntry(db, roundId) : undefined
  const demo = row.mode === 'demo' ? await demoQueries.findDemoRound(db, roundId) : undefined
  const key = entry
    ? { seedNo: entry.seriesId, nonce: entry.ordinal, roundId, playedAt: entry.createdAt }
    : demo && { seedNo: demo.seedNo, nonce: demo.nonce, roundId }
  const kept = key && (await findBetRound(db, key))
  const facts = kept && (await findStakeOf(db, kept))
  if (!kept || !facts || kept.gameKey !== row.gameKey) return refuse('ERR_ROUND_NOT_FOUND')
  const isOwn = row.mode === 'real' ? kept.playerId === row.playerId : kept.seedNo === seed.no
  return isOwn ? { kept, facts } : refuse('ERR_ROUND_NOT_FOUND')
}

/** Whether this decision was made before. Another one under the same number is too late. */
async function findRepeat(db: Querier, kept: BetRound, { decision, bet }: Body): Promise<boolean> {
  if (decision > kept.decisions) return false
  const made = await findDecision(db, kept, decision)
  if (made && made.madeBy === 'player' && canonicalJson(made.bet) === canonicalJson(bet)) return true
  return refuse('ERR_STATE_CHANGED')
}

/** State after the decision. Refuses what is no valid decision now, and reveals nothing hidden. */
async function judge(
  needs: GameRoundsNeeds,
  kept: BetRound,
  { decision, bet }: Body,
): Promise<{ next: BetOutcome; isOpen: boolean; extraMinor: number }> {
  if (!kept.isOpen || decision !== kept.decisions + 1) return refuse('ERR_STATE_CHANGED')
  const { definition, play } = await replayOf(needs.db, needs.seeds, kept)
  const { decisions } = betRulesOf(definition)
  const read = readAnyBet(definition, bet)
  if (!decisions || !read.ok) return refuse('ERR_BET_NOT_ALLOWED')
  const before = play(kept.bet as Bet)
  if (decisions.problemsOfDecision(definition, before, read.bet).length > 0) return refuse('ERR_BET_NOT_ALLOWED')
  const next = play(read.bet)
  return { next, isOpen: isOpenRound(definition, next), extraMinor: next.stakeMinor - kept.staked }
}

/** The bonus's share of a win is not part of the player's net result until it becomes cash. */
async function takeBonusOutOfNet(tx: Transaction, live: BetSession, roundId: string): Promise<void> {
  const wonMinor = (await findBonusRound(tx, roundId))?.won ?? 0
  live.netAnchor = await queries.addToNetAnchor(tx, live.row.id, -wonMinor)
}

async function tell(needs: GameRoundsNeeds, live: BetSession, facts: RoundFacts, isRepeat: boolean): Promise<Answer> {
  const { db, clock, seeds, shown } = needs
  const { row, netAnchor } = live
  const fresh = facts.mode === 'demo' ? await demoQueries.findDemoRound(db, facts.roundId) : undefined
  const { round, session } = await rebuildRound(db, seeds, fresh ? factsOfDemo(fresh) : facts)
  const { currency } = row
  if (!isRepeat && round.mode === 'real' && !round.bet?.isOpen) {
    const { roundId, gameKey } = round
    const [stake, win] = [round.stake.amountMinor, round.win.amountMinor]
    if (win >= stake * BIG_WIN_X) shown.recordWin({ roundId, gameKey, stake, win, currency, wonAt: clock.now() })
  }
  const balance = row.accountId === null ? undefined : await readBalance(db, row.accountId)
  const netMinor = balance ? netAnchor + balance.won - balance.staked : session.demoNet
  return addBonusLeft(needs, live, { round, netResult: { amountMinor: netMinor, currency }, isRepeat })
}
