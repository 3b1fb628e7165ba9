import type { TimelinePart } from '#server/players/index.ts'
import { listDepositRows, listOtherMoneyRows, listWithdrawalRows } from './timeline.queries.ts'

export function paymentTimeline(): TimelinePart[] {
  const money = { kind: 'money', permission: 'payments.read' } as const
  return [
    { ...money, name: 'deposits', read: listDepositRows },
    { ...money, name: 'withdrawals', read: listWithdrawalRows },
    { ...money, name: 'other-money', read: listOtherMoneyRows },
  ]
}
