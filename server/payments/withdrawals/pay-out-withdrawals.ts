import type { ReplyOf } from '#contract/call.ts'
import { payoutPartnerOf } from '#contract/shapes/withdrawals.ts'
import type * as staff from '#contract/play-v1/staff-withdrawals.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import type { Input } from '#server/kernel/index.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import * as payouts from './payouts.queries.ts'
import { staffWithdrawal } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

/**
 * Hands pending withdrawals to the partners that pay them out, all of them or none. They are sent from now on; the worker
 * asks the partner, and the partner's word makes them done or returned.
 */
export async function payOutWithdrawals(
  needs: WithdrawalNeeds,
  { body, caller, refuse }: Pick<Input<typeof staff.payOutWithdrawals>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof staff.payOutWithdrawals>> {
  const { db, clock, payoutGateways } = needs
  const { withdrawalIds, explanation } = body
  return db.transaction(async (tx) => {
    const rows = await queries.lockWithdrawals(tx, withdrawalIds)
    if (rows.length !== withdrawalIds.length) return refuse('ERR_PAYMENT_NOT_FOUND')
    const moved = rows.find(({ state }) => !withdrawalCan('send', state))
    if (moved) return refuse('ERR_STATE_CHANGED', { withdrawalId: moved.id, state: moved.state })
    if (rows.some(({ method }) => !payoutGateways.get(payoutPartnerOf(method))?.createPayout))
      return refuse('ERR_METHOD_NOT_AVAILABLE')
    const sent: queries.WithdrawalRow[] = []
    for (const row of rows) {
      await payouts.insertPayout(tx, row.id, payoutPartnerOf(row.method), clock.now())
      sent.push(await moveWithdrawal(tx, needs, row, 'send', { actor: 'staff', user: caller, explanation }))
    }
    return { rows: sent.map(staffWithdrawal) }
  })
}
