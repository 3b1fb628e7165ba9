import { CASH_MOVEMENT_KINDS, SHIFT_STATES } from '../states/cash-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Shifts of the cash desks of a brand. */
export const cashShiftList = defineList({
  name: 'cash-shifts',
  permission: 'cash.read',
  columns: [
    { key: 'openedAt', kind: 'moment', text: 'cash.openedAt', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'venueName', kind: 'text', text: 'places.venue' },
    { key: 'deskName', kind: 'text', text: 'cash.desk' },
    { key: 'number', kind: 'number', text: 'cash.shiftNumber' },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: SHIFT_STATES,
      choiceText: 'cash.state',
      filter: { anyOf: 'states' },
    },
    { key: 'cashierName', kind: 'text', text: 'cash.cashier' },
    { key: 'opening', kind: 'money', text: 'cash.opening' },
    { key: 'expected', kind: 'money', text: 'cash.expected' },
    { key: 'counted', kind: 'money', text: 'cash.counted' },
    { key: 'closedAt', kind: 'moment', text: 'cash.closedAt' },
    { key: 'closedByName', kind: 'text', text: 'cash.closedBy', isExtra: true },
  ],
  filters: { from: Bound, to: Bound, states: someOf(SHIFT_STATES) },
  bornAt: 'openedAt',
  order: { by: 'openedAt', descending: true },
})

/** Movements of cash into and out of drawers. */
export const cashMovementList = defineList({
  name: 'cash-movements',
  permission: 'cash.read',
  columns: [
    { key: 'at', kind: 'moment', text: 'cash.when', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'venueName', kind: 'text', text: 'places.venue' },
    { key: 'deskName', kind: 'text', text: 'cash.desk' },
    { key: 'number', kind: 'number', text: 'cash.number' },
    {
      key: 'kind',
      kind: 'choice',
      text: 'cash.kind',
      choices: CASH_MOVEMENT_KINDS,
      choiceText: 'cash.movement',
      filter: { anyOf: 'kinds' },
    },
    { key: 'amount', kind: 'money', text: 'cash.amountPlain', isSummed: true },
    { key: 'playerId', kind: 'player', text: 'cash.player' },
    { key: 'isIdentified', kind: 'yes-no', text: 'cash.isIdentified', isExtra: true },
    { key: 'byName', kind: 'text', text: 'cash.by' },
    { key: 'approvedByName', kind: 'text', text: 'cash.second' },
  ],
  filters: { from: Bound, to: Bound, kinds: someOf(CASH_MOVEMENT_KINDS) },
  bornAt: 'at',
  order: { by: 'at', descending: true },
})
