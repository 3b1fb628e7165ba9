import type { Static } from 'typebox'
import type { CashIdentification } from '#contract/shapes/cash.ts'
import type { StaffWithdrawal } from '#contract/shapes/withdrawals.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import type { Action } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { keepIdentification } from '../cash-law/identification.ts'
import { judgeCash, takeCashTurn } from '../cash-law/judge-cash.ts'
import { sumPaidAlone } from '../cash-law/read-cash.ts'
import { previewMove, moverOf } from './preview-move.ts'
import { withIdentityNow } from './find-signals.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { staffWithdrawal } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

const CASH = 'CashPayout'

export type PayingCash = {
  readonly playerId: number
  readonly paymentId: string
  /** Document that was checked where the law of cash requires it. */
  readonly identification?: Static<typeof CashIdentification> | undefined
}

/**
 * A venue pays the cash: sent and done in one step, by a person who did not make the withdrawal. The law of cash is
 * checked in the same transaction, serialized with all other cash of the person. The policy judges by all cash that the
 * person was paid in a day with a single approval.
 */
export function payCashAction(needs: WithdrawalNeeds): Action<PayingCash, Static<typeof StaffWithdrawal>> {
  const lock = async (tx: Transaction, of: PayingCash, by: number | undefined) => {
    if (!needs.cashLaw) return refuse('ERR_METHOD_NOT_AVAILABLE')
    await takeCashTurn(needs.cashLaw, tx, of.playerId)
    const row = await queries.lockWithdrawal(tx, of.paymentId)
    if (!row || row.playerId !== of.playerId) return refuse('ERR_PAYMENT_NOT_FOUND')
    if (row.method !== CASH) return refuse('ERR_METHOD_NOT_AVAILABLE')
    if (!withdrawalCan('send', row.state)) return refuse('ERR_STATE_CHANGED', { state: row.state })
    if (row.madeBy !== null && row.madeBy === by) return refuse('ERR_SECOND_PERSON_NEEDED')
    return { row, cashLaw: needs.cashLaw }
  }
  return {
    key: 'withdrawals.pay-cash',
    permission: 'payments.send',
    preview: async (tx, of, asker) => {
      const { row, cashLaw } = await lock(tx, of, asker.userId)
      const { playerId, identification } = of
      const { amountMinor } = row
      await judgeCash(cashLaw, tx, { playerId, direction: 'out', amountMinor, identification })
      const judgedMinor = (await sumPaidAlone(cashLaw, tx, playerId)) + amountMinor
      return { ...(await previewMove(tx, await withIdentityNow(tx, needs, [row]), 'setDone')), judgedMinor }
    },
    run: async (tx, of, by) => {
      const { row, cashLaw } = await lock(tx, of, by.approver?.userId)
      await keepIdentification(cashLaw, tx, {
        playerId: of.playerId,
        movedId: row.id,
        identification: of.identification,
      })
      const sent = await moveWithdrawal(tx, needs, row, 'send', moverOf(by, row))
      return staffWithdrawal(await moveWithdrawal(tx, needs, sent, 'setDone', moverOf(by, row)))
    },
  }
}
