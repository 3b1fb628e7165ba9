import type { decideRound } from '#contract/play-v1/play.ts'
import { shareOf } from '#money'
import { assert, newId, refuse as refuseByCode, type Transaction, type Refuse } from '../../kernel/index.ts'
import { lockBalance, openContraAccount, postRoundStep, type StepObstacle } from '../../ledger/index.ts'
import { lockSessionOfSeed } from '../bets/bet-rounds.queries.ts'
import { isHourPassed } from '../hour-loss.ts'
import { findBonusRound } from '../bonus/find-bonus-rounds.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import * as queries from '../game-rounds.queries.ts'
import type { ReelSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { insertRiskStep, type RiskStepRow } from './risk-steps.queries.ts'
import type { RoundFacts } from '../history/show-round.ts'

const refuse: Refuse<typeof decideRound> = refuseByCode

/** One step of the risk: what is staked and won, in minor units. */
export type RiskStep = Pick<RiskStepRow, 'number' | 'pick' | 'staked' | 'won'>

/** Thrown to roll back: nothing is lent to a step that is stopped. */
class StepStopped extends Error {
  readonly obstacle: StepObstacle
  constructor(obstacle: StepObstacle) {
    super(obstacle)
    this.obstacle = obstacle
  }
}

/**
 * Stakes what is left of a win and books the result: the step, its entry and, of a win that is partly a bonus's, the
 * bonus's share are one transaction. Returns the obstacle when it is stopped, and then leaves no trace.
 */
export async function takeRiskStep(
  needs: GameRoundsNeeds,
  live: ReelSession,
  facts: RoundFacts,
  step: RiskStep,
): Promise<'moved' | StepObstacle> {
  try {
    await needs.db.transaction((tx) => take(needs, tx, live, facts, step))
    return 'moved'
  } catch (error) {
    if (error instanceof StepStopped) return error.obstacle
    throw error
  }
}

async function take(
  needs: GameRoundsNeeds,
  tx: Transaction,
  live: ReelSession,
  facts: RoundFacts,
  step: RiskStep,
): Promise<void> {
  const { seedNo, nonce, roundId, mode } = facts
  // Locked until the step is written, so that its seed is not revealed meanwhile.
  const session = await lockSessionOfSeed(tx, seedNo)
  if (!session || session.endedAt || session.seedNo !== seedNo) return refuse('ERR_GAME_SESSION_ENDED')
  const at = needs.clock.now()
  const { staked: stakeMinor, won: winMinor } = step
  const key = { ...step, seedNo, nonce, madeAt: at }
  if (mode === 'demo') {
    const balanceAfter = await demoQueries.moveDemoBalance(tx, session.id, stakeMinor, winMinor)
    if (balanceAfter === undefined) throw new StepStopped('insufficient')
    return insertRiskStep(tx, { ...key, balanceAfter, reference: null })
  }
  const { accountId } = live.row
  assert(accountId !== null, `Round ${roundId} is for money and has an account.`)
  const part = await lendPart(needs, tx, live, facts, { stakeMinor, at })
  const { currency } = needs
  const reference = newId(at)
  const contraId = await openContraAccount(tx, { path: `house:${currency}:stakes`, currency })
  const day = needs.calendarDay()
  const posted = await postRoundStep(tx, { reference, accountId, contraId, stakeMinor, winMinor, day, at })
  if (posted.outcome === 'stopped') throw new StepStopped(posted.obstacle)
  if (await isHourPassed(needs.hourLoss, tx, { ...live.row, at })) throw new StepStopped('hour-loss')
  const { balanceAfterMinor } = posted
  const gone = part ? await giveBack(needs, tx, live, { ...part, ...step, roundId, at }) : 0
  await insertRiskStep(tx, { ...key, balanceAfter: balanceAfterMinor - gone, reference })
}

type Part = { readonly awardId: string; readonly lentMinor: number }

/**
 * Lends the bonus's part of the stake, from the bonus that the win went to. A share that became cash is the player's
 * own to risk; one that ended with its bonus is not replaced by their cash.
 */
async function lendPart(
  { bonuses }: GameRoundsNeeds,
  tx: Transaction,
  { row }: ReelSession,
  { roundId, win, playedAt }: RoundFacts,
  { stakeMinor, at }: { readonly stakeMinor: number; readonly at: Date },
): Promise<Part | undefined> {
  const bonus = await findBonusRound(tx, { roundId, playedAt })
  if (!bonus?.won || !bonuses) return undefined
  const { awardId } = bonus
  const whose = await bonuses.whose(tx, awardId)
  if (whose === 'player') return undefined
  const { playerId, gameKey, accountId } = row
  assert(playerId !== null && accountId !== null, 'Play for money has a player.')
  // Cash before bonus, the order in which every stake locks them.
  await lockBalance(tx, accountId)
  // What is left is the win doubled this many times: so are its parts, to the unit.
  const lentMinor = shareOf(stakeMinor, bonus.won, win)
  const lender =
    whose === 'bonus' &&
    (await bonuses.lend(tx, { playerId, gameKey, roundId, stakeMinor, lentMinor, at, again: awardId }))
  return lender ? { awardId, lentMinor } : refuse('ERR_STATE_CHANGED')
}

/** Moves the bonus's share of a step's win back to the bonus. Returns the decrease of cash. */
async function giveBack(
  { bonuses }: GameRoundsNeeds,
  tx: Transaction,
  live: ReelSession,
  { awardId, roundId, lentMinor, staked, won, at }: Part & RiskStep & { readonly roundId: string; readonly at: Date },
): Promise<number> {
  assert(bonuses, 'What was lent has a lender.')
  const shareMinor = shareOf(won, lentMinor, staked)
  const { convertedMinor } = await bonuses.settle(tx, { awardId, roundId, shareMinor, at })
  // Bonus money is not part of the player's net result until it becomes cash.
  live.netAnchor = await queries.addToNetAnchor(tx, live.row.id, lentMinor - shareMinor)
  return shareMinor - convertedMinor
}
