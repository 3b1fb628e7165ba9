import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { playRound as call } from '#contract/play-v1/play.ts'
import { playRound, type RoundOutcome } from '#games/play-round.ts'
import { assert, refuse as refuseByCode, type Refuse } from '../kernel/index.ts'
import { findEntry, readBalance, type Balance, type Committed, type Entry, type Stake } from '../ledger/index.ts'
import { stakeToJudge } from './stake-to-judge.ts'
import { holdRound } from './hold-round.ts'
import type { LiveSession, ReelSession } from './sessions/live-sessions.ts'
import type { GameRoundsNeeds } from './needs.ts'
import { claimSeries } from './sessions/open-session.ts'
import { factsOfEntry, rebuildRound } from './history/show-round.ts'
import { stakeForFree } from './bonus/stake-for-free.ts'
import { hasLack, stakeWithBonus, type TakenStake } from './bonus/stake-with-bonus.ts'
import { addBonusLeft, addBonus } from './bonus/add-bonus.ts'

const refuse: Refuse<typeof call> = refuseByCode

type RoundBody = Pick<BodyOf<typeof call>, 'roundId' | 'stakeMinor'> & { readonly freeRoundsId: string | undefined }
type Answer = ReplyOf<typeof call>

export const ATTEMPTS_MAX = 4

/** A win of this many stakes is shown in the lobby. */
export const BIG_WIN_X = 10

/**
 * Plays one round for money. The outcome follows from the seed and the next number; it is sent only after stake and win
 * are in the books in one commit. A stake that a check stops leaves no trace: nobody has seen its outcome. The caller
 * must hold the account's lock.
 */
export async function playForMoney(
  needs: GameRoundsNeeds,
  live: ReelSession,
  { roundId, stakeMinor, freeRoundsId }: RoundBody,
): Promise<Answer> {
  const { accountId } = live.row
  assert(accountId !== null, 'Play for money has an account.')
  const obstacle = findObstacle(needs, live, stakeMinor)
  if (obstacle) {
    // A settled round is returned again even when a new one would be refused.
    const earlier = await findEntry(needs.db, roundId)
    return earlier ? repeat(needs, live, earlier, stakeMinor) : refuse(obstacle)
  }
  const asked = stakeToJudge(live, stakeMinor)
  try {
    const judged = needs.limits.judgeStake(asked)
    if (judged) await judged
  } catch (refusal) {
    const earlier = await findEntry(needs.db, roundId)
    if (earlier) return repeat(needs, live, earlier, stakeMinor)
    throw refusal
  }
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const nonce = live.nextNonce
    const outcome = playRound({
      key: live.row.gameKey,
      definition: live.definition,
      definitionHash: live.definitionHash,
      stakeMinor,
      serverSeed: live.seed.serverSeed,
      clientSeed: live.seed.clientSeed,
      nonce,
    })
    const stake: Stake = {
      reference: roundId,
      accountId,
      stakeMinor,
      winMinor: outcome.winMinor,
      seriesId: live.seed.no,
      ordinal: nonce,
    }
    let result: TakenStake = await (freeRoundsId === undefined
      ? needs.stakes.submit(stake)
      : stakeForFree(needs, live, stake, { awardId: freeRoundsId, isOpen: false }))
    if (result.outcome === 'absent' && freeRoundsId === undefined)
      result = await stakeWithBonus(needs, live, stake, false)
    if (result.outcome === 'committed') {
      live.nextNonce = nonce + 1
      const answer = tellRound(needs, live, stake, outcome, result.committed, result.at)
      return result.bonus ? addBonus(needs, live, answer, result.bonus) : answer
    }
    const earlier = await makeReadyOrRefuse(needs, live, stake)
    if (earlier) return repeat(needs, live, earlier, stakeMinor)
  }
  // Each attempt met another change of the balance or of the bonus: nothing was booked, and the round can be repeated.
  return refuse('ERR_STATE_CHANGED')
}

function findObstacle({ isGameEnabled }: GameRoundsNeeds, live: LiveSession, stakeMinor: number) {
  if (!live.stakes.includes(stakeMinor)) return 'ERR_STAKE_NOT_ALLOWED'
  return isGameEnabled(live.row.gameKey) ? undefined : 'ERR_GAME_DISABLED'
}

function tellRound(
  { shown }: GameRoundsNeeds,
  { row, seed, definitionHash, netAnchor }: LiveSession,
  { reference: roundId, stakeMinor, winMinor, ordinal }: Stake,
  outcome: RoundOutcome,
  { balanceMinor, stakedMinor, wonMinor }: Committed,
  at: Date,
): Answer {
  const { currency, gameKey } = row
  if (winMinor >= stakeMinor * BIG_WIN_X)
    shown.recordWin({ roundId, gameKey, stake: stakeMinor, win: winMinor, currency, wonAt: at })
  return {
    round: {
      roundId,
      gameKey,
      mode: 'real',
      stake: { amountMinor: stakeMinor, currency },
      win: { amountMinor: winMinor, currency },
      balanceAfter: { amountMinor: balanceMinor, currency },
      nonce: ordinal,
      seedId: seed.id,
      definitionHash,
      playedAt: at.toISOString(),
      outcome,
    },
    netResult: { amountMinor: netAnchor + wonMinor - stakedMinor, currency },
    isRepeat: false,
  }
}

/**
 * Finds out why a stake was not taken. Returns the round when it was played before, refuses when a rule stops it, and
 * otherwise prepares the account, so that the next attempt succeeds.
 */
export async function makeReadyOrRefuse(
  needs: GameRoundsNeeds,
  live: LiveSession,
  { reference, accountId, stakeMinor, seriesId, ordinal }: Stake,
): Promise<Entry | undefined> {
  const { db, calendarDay } = needs
  const earlier = await findEntry(db, reference)
  if (earlier) return earlier
  let balance = await readBalance(db, accountId)
  assert(balance, 'A stake has an account with a balance.')
  // Refuses with rule, figure and instant, and records the decision. It also lifts a stop that is over, and renews the
  // ceilings in the books where the person plays at several brands: so what it lets pass is checked again.
  const isOfToday = balance.day >= calendarDay()
  const now = needs.clock.now()
  if (balance.status !== 0 || (isOfToday && isPastCeilings(balance, stakeMinor))) {
    await needs.limits.judgeAfresh(stakeToJudge(live, stakeMinor))
    balance = (await readBalance(db, accountId)) ?? balance
    if (balance.status !== 0) return refuse('ERR_PLAYING_BLOCKED')
  }
  const isOfHour = balance.hourEnds !== null && balance.hourEnds > now
  // The loss bound of the hour is computed again where the judgement lets the stake pass: wins in other games may have
  // changed it.
  const isReady = isOfHour && balance.hourLeft >= stakeMinor
  if (!isReady || balance.day < calendarDay() || balance.seriesId !== seriesId || balance.seriesNext !== ordinal) {
    live.nextNonce = (await db.transaction((tx) => claimSeries(needs, tx, live.row, seriesId))) ?? 0
    // The plain code is for a bound that the judgement does not know.
    if (!isReady && ((await readBalance(db, accountId))?.hourLeft ?? 0) < stakeMinor)
      return refuse('ERR_HOURLY_LOSS_REACHED')
    return undefined
  }
  await holdRound(needs, live, balance.roundBegun, stakeMinor)
  // The plain codes are for ceilings that the judgement does not know.
  if (balance.stakeLeft < stakeMinor) return refuse('ERR_STAKE_LIMIT_REACHED')
  if (balance.lossLeft < stakeMinor) return refuse('ERR_LOSS_LIMIT_REACHED')
  const lackMinor = stakeMinor - balance.balance
  if (lackMinor > 0 && !(await hasLack(needs, live, lackMinor))) return refuse('ERR_INSUFFICIENT_FUNDS')
  return undefined
}

const isPastCeilings = ({ stakeLeft, lossLeft, hourLeft }: Balance, stakeMinor: number): boolean =>
  stakeLeft < stakeMinor || lossLeft < stakeMinor || hourLeft < stakeMinor

/** The stored round again. The same id for another player, session or stake is refused. */
async function repeat(needs: GameRoundsNeeds, live: LiveSession, entry: Entry, stakeMinor: number): Promise<Answer> {
  const { db, seeds } = needs
  const { row, netAnchor } = live
  if (entry.accountId !== row.accountId || entry.debit !== stakeMinor || entry.seriesId === 0)
    return refuse('ERR_KEY_REUSED')
  const { round, session } = await rebuildRound(db, seeds, factsOfEntry(entry))
  if (session.id !== row.id) return refuse('ERR_KEY_REUSED')
  const balance = await readBalance(db, entry.accountId)
  const netMinor = netAnchor + (balance?.won ?? 0) - (balance?.staked ?? 0)
  const netResult = { amountMinor: netMinor, currency: row.currency }
  return addBonusLeft(needs, live, { round, netResult, isRepeat: true })
}
