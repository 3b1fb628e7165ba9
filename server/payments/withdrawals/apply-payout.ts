import { withdrawalCan, type WithdrawalMove } from '#contract/states/withdrawal-states.ts'
import { assert, publish } from '#server/kernel/index.ts'
import { recordPayoutEnd } from '../figures/declines.queries.ts'
import type { PayoutEvidence } from '../gateways/gateway.ts'
import type { Needs } from '../needs.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import * as payouts from './payouts.queries.ts'
import * as queries from './withdrawals.queries.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const FIRST_ASKS_MS = [10_000, 30_000, MINUTE_MS, 5 * MINUTE_MS]
const LATER_ASKS_MS = 15 * MINUTE_MS
/** A bank may return money to us so long after it was paid. */
const WATCH_FOR_RETURN_DAYS = 14

/** When the next status request is due after this many requests. */
export function nextTry(asks: number, now: Date): Date {
  return new Date(now.getTime() + (FIRST_ASKS_MS[asks] ?? LATER_ASKS_MS))
}

/** An order without an answer is left to a person after this. */
const UNANSWERED_MS = DAY_MS

/** Whether the partner gave no number to an order, and has had a day for it. */
export function isLeftUnanswered({ providerRef, createdAt }: payouts.PayoutRow, now: Date): boolean {
  return providerRef === null && now.getTime() - createdAt.getTime() >= UNANSWERED_MS
}

/**
 * Whether the partner decides what becomes of a sent withdrawal: while we ask, it may pay at any moment. After the time
 * in which money may come back, a person may state what became of one that it has.
 */
export function isWithPartner({ providerRef, nextAskAt: asked, createdAt }: payouts.PayoutRow, now: Date): boolean {
  const isWatched = now.getTime() - createdAt.getTime() < WATCH_FOR_RETURN_DAYS * DAY_MS
  return asked !== null && (providerRef === null || isWatched)
}

/** Move of a withdrawal by the partner's status; none while the payout is on its way. */
const MOVES: Partial<Record<PayoutEvidence['canonicalStatus'], WithdrawalMove>> = {
  paid: 'setDone',
  rejected: 'giveBack',
  returned: 'giveBack',
}

/**
 * Applies a partner's status to a withdrawal, in one transaction. A status that does not match the withdrawal moves
 * nothing: a person looks, and polling stops.
 */
export async function applyWord(
  needs: Pick<Needs, 'db' | 'clock'>,
  payout: payouts.PayoutRow,
  evidence: PayoutEvidence,
): Promise<void> {
  const { db, clock } = needs
  await db.transaction(async (tx) => {
    const withdrawal = await queries.lockWithdrawal(tx, payout.withdrawalId)
    assert(withdrawal, 'A withdrawal is never deleted.')
    const mismatch = findMismatch(withdrawal, payout, evidence) ?? findPaidTwice(withdrawal, evidence)
    const move = mismatch ? undefined : MOVES[evidence.canonicalStatus]
    const canMove = move !== undefined && withdrawalCan(move, withdrawal.state)
    if (canMove) await moveWithdrawal(tx, needs, withdrawal, move, { actor: 'partner' })
    if (canMove && move === 'giveBack') await recordPayoutEnd(tx, withdrawal.id, evidence.providerStatus)
    await payouts.changePayout(tx, withdrawal.id, {
      providerRef: payout.providerRef ?? evidence.providerRef,
      attention: mismatch ?? null,
      nextAskAt: mismatch ? null : nextAskAt(payout, evidence, clock.now()),
      changedAt: clock.now(),
    })
    if (mismatch) {
      const { id: withdrawalId, playerId } = withdrawal
      await publish(tx, 'payments.payout-needs-attention', { withdrawalId, playerId, attention: mismatch })
    }
  })
}

function findMismatch(
  withdrawal: queries.WithdrawalRow,
  { providerRef }: payouts.PayoutRow,
  evidence: PayoutEvidence,
): string | undefined {
  const { amount } = evidence
  if (providerRef !== null && evidence.providerRef !== providerRef) return 'another-provider-number'
  if (evidence.paymentId !== null && evidence.paymentId !== withdrawal.id) return 'another-order'
  if (!amount) return undefined
  const isSame = amount.amountMinor === withdrawal.amountMinor && amount.currency === withdrawal.currency
  return isSame ? undefined : 'another-amount'
}

/** Paid although the money went back to the player before anybody said that it was paid. */
function findPaidTwice(
  { state, doneAt }: queries.WithdrawalRow,
  { canonicalStatus }: PayoutEvidence,
): string | undefined {
  return canonicalStatus === 'paid' && state === 'returned' && doneAt === null ? 'paid-after-returned' : undefined
}

function nextAskAt(
  { asks, createdAt }: payouts.PayoutRow,
  { canonicalStatus }: PayoutEvidence,
  now: Date,
): Date | null {
  switch (canonicalStatus) {
    case 'rejected':
    case 'returned':
      return null
    case 'paid':
      return now.getTime() - createdAt.getTime() < WATCH_FOR_RETURN_DAYS * DAY_MS
        ? new Date(now.getTime() + DAY_MS)
        : null
    default:
      return nextTry(asks, now)
  }
}
