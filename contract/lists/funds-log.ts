import { Type } from 'typebox'
import { PlayerId, text } from '../shapes/fields.ts'
import { Currency, PositiveAmountMinor } from '../shapes/money.ts'
import { PAYMENT_STATES } from '../states/payment-states.ts'
import { WITHDRAWAL_STATES } from '../states/withdrawal-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** States of deposits and of withdrawals. */
export const FUND_STATES = [...new Set([...PAYMENT_STATES, ...WITHDRAWAL_STATES])]

/** Asks for payments for which the partner has reported no reason. */
export const NO_REASON = 'none'

/** Deposits and withdrawals, each payment once, in its present state; cash of venues too. */
export const fundsLog = defineList({
  name: 'funds-log',
  permission: 'payments.read',
  columns: [
    { key: 'begunAt', kind: 'moment', text: 'deposits.created', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'referenceNumber', kind: 'text', text: 'deposits.reference' },
    {
      key: 'direction',
      kind: 'choice',
      text: 'reports.direction',
      choices: ['deposit', 'withdrawal'],
      choiceText: 'reports.direction',
      filter: { anyOf: 'directions' },
    },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    { key: 'method', kind: 'text', text: 'lists.method', choiceText: 'method', filter: { anyOf: 'methods' } },
    { key: 'place', kind: 'text', text: 'lists.cashPlace', isExtra: true },
    {
      key: 'gateway',
      kind: 'text',
      text: 'reports.gateway',
      choiceText: 'gateway',
      isExtra: true,
      filter: { anyOf: 'gateways' },
    },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: FUND_STATES,
      choiceText: 'fundState',
      filter: { anyOf: 'states' },
    },
    {
      key: 'reason',
      kind: 'text',
      text: 'declines.reason',
      choiceText: 'declines.reasonWord',
      isExtra: true,
      filter: { is: 'reason' },
    },
    {
      key: 'amount',
      kind: 'money',
      text: 'deposits.amount',
      sorts: true,
      isSummed: true,
      filter: { from: 'minMinor', to: 'maxMinor' },
    },
    {
      key: 'currency',
      at: 'amount.currency',
      kind: 'text',
      text: 'reports.currency',
      isExtra: true,
      filter: { anyOf: 'currencies' },
    },
    { key: 'fee', kind: 'money', text: 'reports.fee', isExtra: true, isSummed: true },
    { key: 'partnerFee', kind: 'money', text: 'reports.partnerFee', isExtra: true, isSummed: true },
    { key: 'changedAt', kind: 'moment', text: 'lists.changed', sorts: true, isExtra: true },
  ],
  filters: {
    directions: someOf(['deposit', 'withdrawal']),
    methods: Type.Optional(Type.Array(text(40, 1), { maxItems: 50 })),
    gateways: Type.Optional(Type.Array(text(60, 1), { maxItems: 50 })),
    states: someOf(FUND_STATES),
    /** The partner's own code of how it ended, or `NO_REASON`. */
    reason: Type.Optional(text(100, 1)),
    currencies: Type.Optional(Type.Array(Currency, { maxItems: 2 })),
    playerId: Type.Optional(PlayerId),
    from: Bound,
    to: Bound,
    minMinor: Type.Optional(PositiveAmountMinor),
    maxMinor: Type.Optional(PositiveAmountMinor),
  },
  order: { by: 'begunAt', descending: true },
})
