import type { payVoucher as call } from '#contract/play-v1/staff-cash.ts'
import type { CashMovement } from '#contract/shapes/cash.ts'
import { voucherStateAt } from '#contract/states/voucher-states.ts'
import { readTypedCode } from '#contract/typed-code.ts'
import { requestOf, type Guarded } from '#server/approvals/index.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { judgeEnds } from '../judge-ends.ts'
import type { CashDeskNeeds } from '../needs.ts'
import type { PayingOut } from '../pay-cash.ts'
import { findSamePayout } from '../same-payout.ts'
import { findMet, judgeMet } from '../working-shift.ts'
import { indexOfCode } from './voucher-code.ts'
import { findVoucherByCode } from './vouchers.queries.ts'

/**
 * Pays the voucher to its player, identified at the desk, and to nobody else: a found slip is worthless. The law of
 * cash and the policy judge it like cash out; the bounds of the amount were checked when it was issued.
 */
export async function payVoucher(
  needs: CashDeskNeeds,
  pay: Guarded<PayingOut, CashMovement>,
  input: Input<typeof call>,
): Promise<CashMovement> {
  const { db, clock, cipher, target } = needs
  const { body, caller, concerns } = input
  const { idempotencyKey, identification = null } = body
  const met = await findMet(needs, body.presenceId, caller)
  const { id: presenceId, shiftId, playerId } = met.presence
  concerns(playerId)
  const voucher = await findVoucherByCode(db, target, indexOfCode(cipher, readTypedCode(body.code)))
  if (!voucher || voucher.playerId !== playerId) return refuse('ERR_VOUCHER_NOT_FOUND', { field: 'code' })
  const deskId = met.desk.id
  const { id: voucherId, amountMinor, currency } = voucher
  const earlier = await findSamePayout(db, { deskId, key: idempotencyKey, playerId, amountMinor, voucherId })
  if (earlier) return earlier
  const state = voucherStateAt(voucher, clock.now())
  if (state !== 'open') return refuse('ERR_STATE_CHANGED', { state })
  judgeMet(met, clock.now())
  await judgeEnds(needs, db, { playerId, accepted: body.acceptedEnds })
  const amount = { amountMinor, currency }
  const paying = { shiftId, deskId, presenceId, playerId, amount, idempotencyKey, identification, voucherId }
  return pay(paying, requestOf(input))
}
