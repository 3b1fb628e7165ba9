import { VOUCHER_STATES } from '../states/voucher-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/**
 * Payments for which the law of cash requires a document or the origin of money: at our desks, withdrawals in cash, by systems of
 * venues.
 */
export const CASH_WAYS = ['desk', 'withdrawal', 'venue'] as const

/** Documents and declarations of one player, as required by the law of cash. */
export const cashIdentificationList = defineList({
  name: 'cash-identifications',
  permission: 'cash.identified',
  columns: [
    { key: 'at', kind: 'moment', text: 'cash.when', sorts: true, filter: { from: 'from', to: 'to' } },
    {
      key: 'way',
      kind: 'choice',
      text: 'cash.way',
      choices: CASH_WAYS,
      choiceText: 'cash.wayOf',
      filter: { anyOf: 'ways' },
    },
    { key: 'amount', kind: 'money', text: 'cash.amountPlain', sorts: true },
    { key: 'documentKind', kind: 'text', text: 'cash.shownDocument', choiceText: 'documentKind' },
    { key: 'documentNumber', kind: 'text', text: 'cash.documentNumber' },
    { key: 'origin', kind: 'text', text: 'cash.origin' },
    { key: 'deskName', kind: 'text', text: 'cash.desk', isExtra: true },
  ],
  filters: { from: Bound, to: Bound, ways: someOf(CASH_WAYS) },
  of: ['playerId'],
  order: { by: 'at', descending: true },
})

/** Vouchers for cash of one player; their codes are visible only to the player. */
export const cashVoucherList = defineList({
  name: 'cash-vouchers',
  permission: 'payments.read',
  columns: [
    { key: 'createdAt', kind: 'moment', text: 'cash.when', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'amount', kind: 'money', text: 'cash.amountPlain', sorts: true, isSummed: true },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: VOUCHER_STATES,
      choiceText: 'cash.voucherState',
      filter: { anyOf: 'states' },
    },
    { key: 'expiresAt', kind: 'moment', text: 'cash.expiresAt', sorts: true },
    { key: 'paidNumber', kind: 'number', text: 'cash.number' },
    { key: 'deskName', kind: 'text', text: 'cash.desk' },
  ],
  filters: { from: Bound, to: Bound, states: someOf(VOUCHER_STATES) },
  of: ['playerId'],
  order: { by: 'createdAt', descending: true },
})
