import type { Static } from 'typebox'
import type { StaffWithdrawal } from '#contract/shapes/withdrawals.ts'
import { withdrawalCan, type WithdrawalMove } from '#contract/states/withdrawal-states.ts'
import type { Action } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { previewMove, moverOf } from './preview-move.ts'
import { isWithPartner } from './apply-payout.ts'
import { judgedGiveBack } from './given-back.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import * as payouts from './payouts.queries.ts'
import { staffWithdrawal } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

/** One withdrawal of a player. */
export type OneOfPlayer = { readonly playerId: number; readonly paymentId: string }

/** Locks a withdrawal of the player that can make the move now, by a person. */
async function lockFor(
  tx: Transaction,
  { clock }: Pick<WithdrawalNeeds, 'clock'>,
  { playerId, paymentId }: OneOfPlayer,
  move: WithdrawalMove,
): Promise<queries.WithdrawalRow> {
  const row = await queries.lockWithdrawal(tx, paymentId)
  if (!row || row.playerId !== playerId) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (!withdrawalCan(move, row.state)) return refuse('ERR_STATE_CHANGED', { state: row.state })
  await judgeByHand(tx, { clock }, row)
  return row
}

/**
 * Refuses to end a sent withdrawal by hand while its partner is being asked: the partner may pay it at any moment, so
 * money that went back to the player, or was paid in another way, would be paid twice. Staff end it where asking has
 * stopped.
 */
export async function judgeByHand(
  tx: Transaction,
  { clock }: Pick<WithdrawalNeeds, 'clock'>,
  row: queries.WithdrawalRow,
): Promise<void> {
  const payout = await findWithPartner(tx, { clock }, row)
  if (payout) return refuse('ERR_STATE_CHANGED', { state: row.state, partner: payout.gateway })
}

/** The payout of a sent withdrawal whose partner is being asked. Nobody begins to ask about another one meanwhile. */
export async function findWithPartner(
  tx: Transaction,
  { clock }: Pick<WithdrawalNeeds, 'clock'>,
  { id, state }: Pick<queries.WithdrawalRow, 'id' | 'state'>,
): Promise<payouts.PayoutRow | undefined> {
  if (!withdrawalCan('setDone', state)) return undefined
  const payout = await payouts.lockPayout(tx, id)
  return payout && isWithPartner(payout, clock.now()) ? payout : undefined
}

/** The payout of a withdrawal that is done which has the partner's number: the partner may have paid it. */
export async function findPaidByPartner(
  tx: Transaction,
  { id, state }: Pick<queries.WithdrawalRow, 'id' | 'state'>,
): Promise<(payouts.PayoutRow & { readonly providerRef: string }) | undefined> {
  const payout = state === 'done' ? await payouts.lockPayout(tx, id) : undefined
  return payout && payout.providerRef !== null ? { ...payout, providerRef: payout.providerRef } : undefined
}

/** Staff mark a withdrawal as paid by the bank. */
export function setDoneAction(needs: WithdrawalNeeds): Action<OneOfPlayer, Static<typeof StaffWithdrawal>> {
  return {
    key: 'withdrawals.set-done',
    permission: 'payments.send',
    preview: async (tx, of) => previewMove(tx, [await lockFor(tx, needs, of, 'setDone')], 'setDone'),
    run: async (tx, of, by) => {
      const row = await lockFor(tx, needs, of, 'setDone')
      return staffWithdrawal(await moveWithdrawal(tx, needs, row, 'setDone', moverOf(by, row)))
    },
  }
}

/**
 * Staff mark a withdrawal as returned by the bank: the money is the player's again. Warnings about paying it out do not
 * apply. A false return would give the player the money twice, so above the ceiling two people must confirm it; parts
 * of a day count together.
 */
export function giveBackAction(needs: WithdrawalNeeds): Action<OneOfPlayer, Static<typeof StaffWithdrawal>> {
  return {
    key: 'withdrawals.give-back',
    permission: 'payments.manage',
    preview: async (tx, of, { userId }) => {
      const row = await lockFor(tx, needs, of, 'giveBack')
      const judgedMinor = await judgedGiveBack(tx, needs, { ...row, userId })
      return { ...(await previewMove(tx, [row], 'giveBack')), judgedMinor, warnings: [] }
    },
    run: async (tx, of, by) => {
      const row = await lockFor(tx, needs, of, 'giveBack')
      return staffWithdrawal(await moveWithdrawal(tx, needs, row, 'giveBack', moverOf(by, row)))
    },
  }
}
