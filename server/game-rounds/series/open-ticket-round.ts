import { assert, refuse, type Transaction } from '../../kernel/index.ts'
import { lockBalance, openContraAccount, postStake, type Stake } from '../../ledger/index.ts'
import { insertBetRound } from '../bets/bet-rounds.queries.ts'
import {
  drawRound,
  keepOf,
  repeat,
  publishOpened,
  type Answer,
  type BetInput,
  type CommittedStake,
} from '../bets/store-bet-round.ts'
import type { BetSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { stakeToJudge } from '../stake-to-judge.ts'
import { ATTEMPTS_MAX, makeReadyOrRefuse } from '../play-for-money.ts'
import { sellsSeries, sellTicket, withTickets } from './sell-ticket.ts'
import type { SeriesShelf } from './series.queries.ts'
import { takeForFree } from '../bonus/stake-for-free.ts'
import { StakeStopped } from '../stake-stopped.ts'
import { takeWithBonus, type RoundBonus } from '../bonus/stake-with-bonus.ts'
import { addBonus } from '../bonus/add-bonus.ts'

/** The shelf of a session's game at a price. */
export const shelfOf = ({ row, definitionHash }: BetSession, stake: number): SeriesShelf => {
  const { gameKey, mode, currency } = row
  return { gameKey, definitionHash, mode, currency, stake }
}

/**
 * Buys the next ticket of a series for money. The ticket, the stored round, its stake and its win are one transaction:
 * a stake that is stopped returns the ticket unseen, and a crash leaves all of it or nothing. The prize belongs to the
 * ticket; the round's own seed only draws the fields that show it. The house pays for a free one, and bonus money lends
 * what cash lacks of the price, in that transaction.
 */
export async function openTicketRound(needs: GameRoundsNeeds, live: BetSession, input: BetInput): Promise<Answer> {
  const { definition } = live
  const { accountId } = live.row
  assert(accountId !== null && sellsSeries(definition), 'A ticket for money is of a series and has an account.')
  await needs.limits.judgeStake(stakeToJudge(live, input.stakeMinor))
  const shelf = shelfOf(live, input.stakeMinor)
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const nonce = live.nextNonce
    const bought = await withTickets(needs, shelf, definition, () =>
      buy(needs, live, input, { accountId, shelf, nonce }),
    )
    if (bought.isTaken) {
      live.nextNonce = nonce + 1
      return bought.answer
    }
    const earlier = await makeReadyOrRefuse(needs, live, bought.stake)
    if (earlier) return repeat(needs, live, earlier, input)
  }
  // Each attempt met another change of the balance or of the bonus: nothing was booked, and the round can be repeated.
  return refuse('ERR_STATE_CHANGED')
}

type Purchase = { readonly accountId: number; readonly shelf: SeriesShelf; readonly nonce: number }
type BoughtStake = CommittedStake & { readonly bonus?: RoundBonus }
type Bought = { readonly isTaken: true; readonly answer: Answer } | { readonly isTaken: false; readonly stake: Stake }

async function buy(
  needs: GameRoundsNeeds,
  live: BetSession,
  input: BetInput,
  { accountId, shelf, nonce }: Purchase,
): Promise<Bought | 'sold-out'> {
  const stake: Stake = {
    reference: input.roundId,
    accountId,
    stakeMinor: input.stakeMinor,
    seriesId: live.seed.no,
    ordinal: nonce,
    winMinor: 0,
  }
  try {
    const bought = await needs.db.transaction(async (tx) => {
      // Locks the account first and the series last: a buyer who waits for a ticket delays only the next buyer of the
      // series.
      const present = await lockBalance(tx, accountId)
      const ticket = await sellTicket(needs, tx, shelf)
      if (!ticket) return 'sold-out'
      const bet = { ticket }
      const outcome = drawRound(live, { ...input, bet }, nonce)
      const kept = { ...keepOf(needs, live, { ...input, bet }, nonce, outcome), opening: input.bet }
      await insertBetRound(tx, kept)
      const isPaidByCash = (present?.balance ?? 0) >= input.stakeMinor
      const withPrize = { ...stake, winMinor: outcome.winMinor }
      const taken: BoughtStake = input.freeRoundsId
        ? await takeForFree(needs, tx, live, withPrize, { awardId: input.freeRoundsId, isOpen: kept.isOpen })
        : isPaidByCash
          ? await take(needs, tx, withPrize)
          : await takeWithBonus(needs, tx, live, withPrize, kept.isOpen)
      return { answer: publishOpened(needs, live, kept, outcome, taken), bonus: taken.bonus }
    })
    if (bought === 'sold-out') return bought
    const { answer, bonus } = bought
    return { isTaken: true, answer: bonus ? await addBonus(needs, live, answer, bonus) : answer }
  } catch (error) {
    if (!(error instanceof StakeStopped)) throw error
    return { isTaken: false, stake }
  }
}

async function take(
  { clock, currency, calendarDay, minimumRoundMs }: GameRoundsNeeds,
  tx: Transaction,
  stake: Stake,
): Promise<CommittedStake> {
  const contraId = await openContraAccount(tx, { path: `house:${currency}:stakes`, currency })
  const at = clock.now()
  const committed = await postStake(tx, stake, { day: calendarDay(), at, contraId, minimumRoundMs })
  if (!committed) throw new StakeStopped()
  return { outcome: 'committed', committed, at }
}
