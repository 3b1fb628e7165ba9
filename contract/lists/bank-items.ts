import { Type } from 'typebox'
import { PositiveAmountMinor } from '../shapes/money.ts'
import { defineList } from './list.ts'

/** Movements of our account that were not matched to a payment automatically. */
export const bankItemList = defineList({
  name: 'bank-items',
  permission: 'payments.read',
  columns: [
    { key: 'bookedOn', kind: 'day', text: 'statements.bookedOn', sorts: true },
    { key: 'counterName', kind: 'text', text: 'statements.from' },
    { key: 'counterAccount', kind: 'text', text: 'lists.account', isExtra: true },
    { key: 'variableSymbol', kind: 'text', text: 'statements.symbol' },
    { key: 'message', kind: 'text', text: 'statements.message' },
    { key: 'problem', kind: 'text', text: 'statements.why', choiceText: 'itemProblem' },
    {
      key: 'amount',
      kind: 'money',
      text: 'deposits.amount',
      sorts: true,
      isSummed: true,
      filter: { from: 'minMinor', to: 'maxMinor' },
    },
    { key: 'bankRef', kind: 'text', text: 'lists.bankNumber', isExtra: true },
  ],
  filters: {
    minMinor: Type.Optional(PositiveAmountMinor),
    maxMinor: Type.Optional(PositiveAmountMinor),
  },
  order: { by: 'bookedOn', descending: false },
})
