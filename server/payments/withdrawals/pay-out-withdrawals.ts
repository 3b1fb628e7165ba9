import type { ReplyOf } from '#contract/call.ts'
import { payoutPartnerOf } from '#contract/shapes/withdrawals.ts'
import type * as staff from '#contract/play-v1/staff-withdrawals.ts'
import type { Action } from '#server/approvals/index.ts'
import { refuse } from '#server/kernel/index.ts'
import { previewMove, moverOf } from './preview-move.ts'
import { withIdentityNow } from './find-signals.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import * as payouts from './payouts.queries.ts'
import { demandOther, lockSendable, type Sending } from './send-withdrawals.ts'
import { staffWithdrawal } from './withdrawal-info.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

/**
 * Hands pending withdrawals to the partners that pay them out, all of them or none. They are sent from now on; the
 * worker polls the partner, whose status makes them done or returned.
 */
export function payOutAction(needs: WithdrawalNeeds): Action<Sending, ReplyOf<typeof staff.payOutWithdrawals>> {
  const { clock, payoutGateways } = needs
  return {
    key: 'withdrawals.pay-out',
    permission: 'payments.send',
    preview: async (tx, input, asker) => {
      const rows = await lockSendable(tx, input)
      if (rows.some(({ method }) => !payoutGateways.get(payoutPartnerOf(method))?.createPayout))
        return refuse('ERR_METHOD_NOT_AVAILABLE')
      demandOther(rows, asker)
      return previewMove(tx, await withIdentityNow(tx, needs, rows), 'send')
    },
    run: async (tx, input, by) => {
      const rows = await lockSendable(tx, input)
      demandOther(rows, by.approver)
      const sent: WithdrawalRow[] = []
      for (const row of rows) {
        await payouts.insertPayout(tx, row.id, payoutPartnerOf(row.method), clock.now())
        sent.push(await moveWithdrawal(tx, needs, row, 'send', moverOf(by, row)))
      }
      return { rows: sent.map(staffWithdrawal) }
    },
  }
}
