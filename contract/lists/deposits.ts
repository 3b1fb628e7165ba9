import { Type } from 'typebox'
import { PlayerId, text } from '../shapes/fields.ts'
import { PositiveAmountMinor } from '../shapes/money.ts'
import { PAYMENT_STATES } from '../states/payment-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Deposits. Without `which`: those that need a review by a person. */
export const depositList = defineList({
  name: 'deposits',
  permission: 'payments.read',
  columns: [
    { key: 'createdAt', kind: 'moment', text: 'deposits.created', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'referenceNumber', kind: 'text', text: 'deposits.reference' },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    { key: 'method', kind: 'text', text: 'lists.method', choiceText: 'method' },
    {
      key: 'gateway',
      kind: 'text',
      text: 'deposits.gatewayWord',
      choiceText: 'gateway',
      isExtra: true,
      filter: { anyOf: 'gateways' },
    },
    { key: 'providerRef', kind: 'text', text: 'deposits.providerRef', isExtra: true },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: PAYMENT_STATES,
      choiceText: 'payment',
      filter: { anyOf: 'states' },
    },
    { key: 'attention', kind: 'text', text: 'lists.attention' },
    {
      key: 'amount',
      kind: 'money',
      text: 'deposits.amount',
      sorts: true,
      isSummed: true,
      filter: { from: 'minMinor', to: 'maxMinor' },
    },
    { key: 'fee', kind: 'money', text: 'deposits.fee', isExtra: true, isSummed: true },
    { key: 'partnerFee', kind: 'money', text: 'deposits.partnerFee', isExtra: true, isSummed: true },
    { key: 'refunded', kind: 'money', text: 'lists.refunded', isExtra: true, isSummed: true },
    { key: 'changedAt', kind: 'moment', text: 'lists.changed', sorts: true, isExtra: true },
  ],
  filters: {
    which: Type.Optional(Type.Enum(['to-judge', 'all'])),
    states: someOf(PAYMENT_STATES),
    gateways: Type.Optional(Type.Array(text(60, 1), { maxItems: 20 })),
    playerId: Type.Optional(PlayerId),
    from: Bound,
    to: Bound,
    minMinor: Type.Optional(PositiveAmountMinor),
    maxMinor: Type.Optional(PositiveAmountMinor),
  },
  bornAt: 'createdAt',
  order: { by: 'createdAt', descending: true },
})
