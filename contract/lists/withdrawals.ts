import { Type } from 'typebox'
import { PlayerId } from '../shapes/fields.ts'
import { PositiveAmountMinor } from '../shapes/money.ts'
import { WITHDRAWAL_SIGNALS } from '../shapes/withdrawals.ts'
import { WITHDRAWAL_STATES } from '../states/withdrawal-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Withdrawals. Without a filter of states: those that wait for staff. */
export const withdrawalList = defineList({
  name: 'withdrawals',
  permission: 'payments.read',
  columns: [
    {
      key: 'requestedAt',
      kind: 'moment',
      text: 'withdrawals.since',
      sorts: true,
      filter: { from: 'requestedFrom', to: 'requestedTo' },
    },
    { key: 'referenceNumber', kind: 'text', text: 'deposits.reference' },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    { key: 'holder', kind: 'text', text: 'withdrawals.payee' },
    { key: 'accountHint', kind: 'text', text: 'lists.account' },
    { key: 'method', kind: 'text', text: 'lists.method', isExtra: true, choiceText: 'method' },
    {
      key: 'signals',
      kind: 'choice',
      text: 'withdrawals.signals',
      choices: WITHDRAWAL_SIGNALS,
      choiceText: 'signal',
      filter: { anyOf: 'signals' },
    },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: WITHDRAWAL_STATES,
      choiceText: 'withdrawal',
      filter: { anyOf: 'states' },
    },
    {
      key: 'amount',
      kind: 'money',
      text: 'deposits.amount',
      sorts: true,
      isSummed: true,
      filter: { from: 'minMinor', to: 'maxMinor' },
    },
    { key: 'changedAt', kind: 'moment', text: 'lists.changed', sorts: true, isExtra: true },
    { key: 'isApprovedByRule', kind: 'yes-no', text: 'lists.byRule', isExtra: true },
  ],
  filters: {
    states: someOf(WITHDRAWAL_STATES),
    signals: someOf(WITHDRAWAL_SIGNALS),
    playerId: Type.Optional(PlayerId),
    /** Only those that have waited at least this number of hours. */
    waitsHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    requestedFrom: Bound,
    requestedTo: Bound,
    minMinor: Type.Optional(PositiveAmountMinor),
    maxMinor: Type.Optional(PositiveAmountMinor),
  },
  personal: ['search'],
  bornAt: 'requestedAt',
  order: { by: 'requestedAt', descending: false },
})
