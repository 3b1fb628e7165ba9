import type * as calls from '#contract/play-v1/bank-statements.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import type { Input, StaffCaller, Transaction } from '#server/kernel/index.ts'
import { moveWithdrawal } from '../withdrawals/move-withdrawal.ts'
import * as withdrawals from '../withdrawals/withdrawals.queries.ts'
import type { StatementNeeds } from './keep-statements.ts'
import { bankItem } from './list-items.ts'
import * as queries from './statements.queries.ts'

/** Says that a movement was the payment, or the return, of a withdrawal; the amount must be the same. */
export async function matchToWithdrawal(needs: StatementNeeds, input: Input<typeof calls.matchItemToWithdrawal>) {
  const { body, caller, refuse } = input
  return needs.db.transaction(async (tx) => {
    const item = await queries.lockItem(tx, body.itemId)
    if (item?.state !== 'open') return refuse('ERR_STATE_CHANGED')
    const withdrawal = await withdrawals.lockByReference(tx, body.referenceNumber)
    if (!withdrawal) return refuse('ERR_PAYMENT_NOT_FOUND')
    if (withdrawal.amountMinor !== Math.abs(item.amountMinor) || withdrawal.currency !== item.currency)
      return refuse('ERR_AMOUNT_NOT_ALLOWED', { problem: 'another-amount' })
    const [move, after] = item.amountMinor < 0 ? (['setDone', 'done'] as const) : (['giveBack', 'returned'] as const)
    const { explanation } = body
    const state = item.amountMinor < 0 ? 'withdrawal' : 'withdrawal-return'
    if (withdrawalCan(move, withdrawal.state))
      await moveWithdrawal(tx, needs, withdrawal, move, { actor: 'staff', user: caller, explanation })
    else if (withdrawal.state !== after) return refuse('ERR_STATE_CHANGED', { state: withdrawal.state })
    await judge(tx, needs, item, { state, withdrawalId: withdrawal.id, caller, explanation })
    return bankItem({ ...item, state, withdrawalId: withdrawal.id })
  })
}

/** Says that a movement is of no player: a fee, money of our own, or money that is sent back to whom it came from. */
export async function closeItem(needs: StatementNeeds, input: Input<typeof calls.closeItem>) {
  const { body, caller, refuse } = input
  return needs.db.transaction(async (tx) => {
    const item = await queries.lockItem(tx, body.itemId)
    if (item?.state !== 'open') return refuse('ERR_STATE_CHANGED')
    if (body.as === 'sent-back' && item.amountMinor < 0)
      return refuse('ERR_AMOUNT_NOT_ALLOWED', { problem: 'went-out' })
    await judge(tx, needs, item, { state: body.as, caller, explanation: body.explanation })
    return bankItem({ ...item, state: body.as })
  })
}

/** Writes how a movement was judged, by whom and why. */
export async function judge(
  tx: Transaction,
  { clock }: StatementNeeds,
  item: queries.ItemRow,
  as: {
    readonly state: queries.ItemState
    readonly paymentId?: string
    readonly withdrawalId?: string
    readonly caller: StaffCaller
    readonly explanation: string
  },
): Promise<void> {
  await queries.judgeItem(tx, item.id, {
    state: as.state,
    paymentId: as.paymentId ?? null,
    withdrawalId: as.withdrawalId ?? null,
    at: clock.now(),
    userId: as.caller.userId,
    userName: as.caller.name,
    explanation: as.explanation,
  })
}
