import { isBetDefinition, type Bet, type BetDefinition } from '#games/engines.ts'
import { playBetRound, type BetOutcome } from '#games/play-round.ts'
import { assert, newId, type Querier, type Transaction } from '../../kernel/index.ts'
import { shareOf } from '#money'
import { openContraAccount, postRoundStep, type StepObstacle } from '../../ledger/index.ts'
import { findBonusRound, settleBonusRound } from '../bonus/bonus-rounds.queries.ts'
import {
  lockSessionOfSeed,
  insertDecision,
  lockBetRound,
  updateBetRound,
  updateDemoRound,
  type BetRound,
} from './bet-rounds.queries.ts'
import { revealSeed } from '../sessions/end-session.ts'
import { HourPassed, isHourPassed } from '../hour-loss.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import * as queries from '../game-rounds.queries.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import type { SeedSealer } from '../seeds/seal-seed.ts'
import type { BonusMoney } from '../bonus/stake-with-bonus.ts'
import { findDefinition } from '../history/show-round.ts'

/** Replays a stored round, with its own seed and definition. */
export async function replayOf(
  db: Querier,
  seeds: SeedSealer,
  kept: BetRound,
): Promise<{ definition: BetDefinition; play: (bet: Bet) => BetOutcome }> {
  const seed = await queries.findSeed(db, kept.seedNo)
  assert(seed, 'A kept round has a seed.')
  const definition = await findDefinition(db, kept.gameKey, seed.definitionHash)
  assert(isBetDefinition(definition), 'A kept bet is of a game with bets.')
  const serverSeed = seeds.open(seed.serverSeed)
  const { clientSeed, definitionHash } = seed
  const { gameKey: key, nonce, stake: stakeMinor } = kept
  const head = { key, definition, definitionHash, stakeMinor, serverSeed, clientSeed, nonce }
  return { definition, play: (bet) => playBetRound({ ...head, bet }) }
}

export type MoveNeeds = Pick<GameRoundsNeeds, 'clock' | 'currency' | 'calendarDay' | 'hourLoss'> & {
  readonly bonuses?: Pick<BonusMoney, 'settle'>
}

/** The next state of a round, and who decided. */
type Move = {
  readonly kept: BetRound
  /** The bet with one more decision, and its outcome. */
  readonly bet: unknown
  readonly next: BetOutcome
  readonly isOpen: boolean
  readonly madeBy: 'player' | 'rule'
}

/**
 * Adds one decision to a round inside the caller's transaction: books, round and decision together. `changed`: the
 * round is not in the state of `kept` any more. When the round is over and its session has ended meanwhile, its seed is
 * revealed.
 */
export async function moveRound(
  needs: MoveNeeds,
  tx: Transaction,
  { kept, bet, next, isOpen, madeBy }: Move,
): Promise<'moved' | 'changed' | StepObstacle> {
  const { clock, currency, calendarDay } = needs
  const present = await lockBetRound(tx, kept)
  if (!present?.isOpen || present.decisions !== kept.decisions) return 'changed'
  const session = await lockSessionOfSeed(tx, kept.seedNo)
  assert(session, 'A kept round has a session.')
  const now = clock.now()
  const stakeMinor = next.stakeMinor - present.staked
  const winMinor = isOpen ? 0 : next.winMinor
  let reference: string | null = null
  let { balanceAfter } = present
  if (stakeMinor + winMinor > 0 && kept.mode === 'real') {
    assert(session.accountId !== null, 'A round for money has an account.')
    reference = newId(now)
    const contraId = await openContraAccount(tx, { path: `house:${currency}:stakes`, currency })
    const { accountId } = session
    const day = calendarDay()
    const posted = await postRoundStep(tx, { reference, accountId, contraId, stakeMinor, winMinor, day, at: now })
    if (posted.outcome === 'stopped') return posted.obstacle
    if (stakeMinor > 0 && (await isHourPassed(needs.hourLoss, tx, { ...kept, at: now }))) throw new HourPassed()
    balanceAfter = posted.balanceAfterMinor
  }
  if (kept.mode === 'demo') {
    const moved = await demoQueries.moveDemoBalance(tx, session.id, stakeMinor, winMinor)
    if (moved === undefined) return 'insufficient'
    balanceAfter = moved
    const demo = { stake: next.stakeMinor, win: winMinor, balanceAfter: moved }
    await updateDemoRound(tx, kept.roundId, demo)
  }
  if (!isOpen && present.lent > 0) {
    const ended = await settleBonusPart(needs, tx, { ...next, winMinor, roundId: kept.roundId, at: now })
    balanceAfter = (balanceAfter ?? 0) + ended
  }
  const number = present.decisions + 1
  const key = { seedNo: kept.seedNo, nonce: kept.nonce, roundId: kept.roundId }
  await insertDecision(tx, { ...key, number, bet, madeBy, reference, madeAt: now })
  await updateBetRound(tx, {
    ...key,
    staked: next.stakeMinor,
    won: winMinor,
    bet,
    decisions: number,
    isOpen,
    balanceAfter,
    finishedBy: isOpen ? null : madeBy,
    changedAt: now,
  })
  if (!isOpen && session.endedAt) await revealSeed(tx, kept.seedNo, session.accountId, now)
  return 'moved'
}

type Ended = Pick<BetOutcome, 'stakeMinor' | 'winMinor'> & { readonly roundId: string; readonly at: Date }

/** Moves the bonus's share of a win back to the bonus. Returns the change of cash. */
async function settleBonusPart(
  { bonuses }: MoveNeeds,
  tx: Transaction,
  { roundId, stakeMinor, winMinor, at }: Ended,
): Promise<number> {
  const round = await findBonusRound(tx, roundId)
  assert(round && bonuses, 'A round with bonus money has its part kept.')
  // The share is of all that was staked in the round, later stakes of cash included.
  const shareMinor = shareOf(winMinor, round.lent, stakeMinor)
  const { convertedMinor } = await bonuses.settle(tx, { awardId: round.awardId, roundId, shareMinor, at })
  await settleBonusRound(tx, roundId, shareMinor)
  return convertedMinor - shareMinor
}
