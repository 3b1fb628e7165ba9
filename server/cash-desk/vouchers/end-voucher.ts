import { voucherStateAt } from '#contract/states/voucher-states.ts'
import type { cancelVoucher as call } from '#contract/play-v1/cash-vouchers.ts'
import { refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import { releaseFromDesk } from '#server/payments/index.ts'
import type { CashDeskNeeds } from '../needs.ts'
import { endVoucher, lockVoucher } from './vouchers.queries.ts'

type OfPlayer = { readonly playerId: number; readonly voucherId: string }

/**
 * Returns the money of a locked open voucher to the wallet; `paidAt` is the desk that pays it. Refuses a voucher that
 * has ended.
 */
export async function releaseVoucher(
  { clock }: Pick<CashDeskNeeds, 'clock'>,
  tx: Transaction,
  { playerId, voucherId, paidAt }: OfPlayer & { readonly paidAt: string | null },
): Promise<void> {
  const row = await lockVoucher(tx, playerId, voucherId)
  if (!row) return refuse('ERR_VOUCHER_NOT_FOUND')
  const at = clock.now()
  const state = voucherStateAt(row, at)
  // An expired voucher cannot be paid, but its player may cancel it without waiting for the worker to return the money.
  if (state !== 'open' && !(state === 'expired' && paidAt === null)) return refuse('ERR_STATE_CHANGED', { state })
  await releaseFromDesk(tx, { playerId, transferId: row.transferId, paidAt, at })
}

/** The player cancels the voucher. */
export async function cancelVoucher(
  needs: CashDeskNeeds,
  { body, caller: { playerId } }: Input<typeof call>,
): Promise<{ done: true }> {
  const voucherId = body.voucherId.toLowerCase()
  await needs.db.transaction(async (tx) => {
    await releaseVoucher(needs, tx, { playerId, voucherId, paidAt: null })
    await endVoucher(tx, voucherId, { state: 'cancelled', movementId: null })
  })
  return { done: true }
}
