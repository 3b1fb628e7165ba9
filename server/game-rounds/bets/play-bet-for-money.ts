import { betRulesOf, type Bet } from '#games/engines.ts'
import { assert, refuse } from '../../kernel/index.ts'
import { findEntry, type Stake } from '../../ledger/index.ts'
import { insertBetRound } from './bet-rounds.queries.ts'
import { drawRound, keepOf, refuseOther, repeat, publishOpened, type Answer, type BetInput } from './store-bet-round.ts'
import type { BetSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { findOpenRound } from './open-rounds.ts'
import { openTicketRound } from '../series/open-ticket-round.ts'
import { stakeToJudge } from '../stake-to-judge.ts'
import { ATTEMPTS_MAX, makeReadyOrRefuse } from '../play-for-money.ts'
import { readOpening } from './read-bet.ts'
import { sellsSeries } from '../series/sell-ticket.ts'
import { stakeForFree } from '../bonus/stake-for-free.ts'
import { stakeWithBonus, type TakenStake } from '../bonus/stake-with-bonus.ts'
import { addBonus } from '../bonus/add-bonus.ts'

/**
 * Opens one round with a bet for money. Its bet is stored before its stake is committed, so that the outcome can always
 * be recomputed; the reply is sent only after that commit. A round with decisions is open afterwards: its win, if any,
 * is booked with the decision that ends it. The caller must hold the account's lock.
 */
export async function playBetForMoney(needs: GameRoundsNeeds, live: BetSession, input: BetInput): Promise<Answer> {
  const { db } = needs
  const { roundId } = input
  const read = readOpening(live, input)
  const obstacle = !read.ok
    ? read.code
    : needs.isGameEnabled(live.row.gameKey)
      ? undefined
      : ('ERR_GAME_DISABLED' as const)
  try {
    if (obstacle || !read.ok) return refuse(obstacle ?? 'ERR_BET_NOT_ALLOWED')
    const open = sellsSeries(live.definition) ? openTicketRound : openRound
    return await open(needs, live, { ...input, bet: read.bet })
  } catch (refusal) {
    // A settled round is returned again even when a new one would be refused.
    const earlier = await findEntry(db, roundId)
    if (earlier) return repeat(needs, live, earlier, input)
    throw refusal
  }
}

async function openRound(
  needs: GameRoundsNeeds,
  live: BetSession,
  input: BetInput & { readonly bet: Bet },
): Promise<Answer> {
  const { db } = needs
  const { accountId } = live.row
  assert(accountId !== null, 'Play for money has an account.')
  const hasDecisions = betRulesOf(live.definition).decisions !== undefined
  await needs.limits.judgeStake(stakeToJudge(live, drawRound(live, input, live.nextNonce).stakeMinor))
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const nonce = live.nextNonce
    // Checked after the number was read: a round that was opened meanwhile has taken that number.
    if (hasDecisions && (await findOpenRound(db, live.row))) return refuse('ERR_ROUND_OPEN')
    const outcome = drawRound(live, input, nonce)
    const kept = keepOf(needs, live, input, nonce, outcome)
    const stake: Stake = {
      reference: input.roundId,
      accountId,
      stakeMinor: outcome.stakeMinor,
      winMinor: kept.won,
      seriesId: live.seed.no,
      ordinal: nonce,
    }
    if (hasDecisions) {
      // Stored attempts are searched before each round, so a stake that is stopped anyway is not stored.
      const earlier = await makeReadyOrRefuse(needs, live, stake)
      if (earlier) return repeat(needs, live, earlier, input)
      if (live.nextNonce !== nonce) continue
    }
    if (!(await insertBetRound(db, kept))) await refuseOther(needs, kept)
    let result: TakenStake = await (input.freeRoundsId === undefined
      ? needs.stakes.submit(stake)
      : stakeForFree(needs, live, stake, { awardId: input.freeRoundsId, isOpen: kept.isOpen }))
    if (result.outcome === 'absent' && input.freeRoundsId === undefined)
      result = await stakeWithBonus(needs, live, stake, kept.isOpen)
    if (result.outcome === 'committed') {
      live.nextNonce = nonce + 1
      const answer = publishOpened(needs, live, kept, outcome, result)
      return result.bonus ? addBonus(needs, live, answer, result.bonus) : answer
    }
    const earlier = await makeReadyOrRefuse(needs, live, stake)
    if (earlier) return repeat(needs, live, earlier, input)
  }
  // Each attempt met another change of the balance or of the bonus: nothing was booked, and the round can be repeated.
  return refuse('ERR_STATE_CHANGED')
}
