import { Type } from 'typebox'
import { PlayerId } from '../shapes/fields.ts'
import { PAYMENT_DIRECTIONS } from '../shapes/type-restrictions.ts'
import { defineList, someOf } from './list.ts'

const Count = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))

/** Imported statements of our bank, the newest first. */
export const bankStatementList = defineList({
  name: 'bank-statements',
  permission: 'payments.read',
  columns: [
    { key: 'number', kind: 'text', text: 'lists.number', filter: { is: 'number' } },
    { key: 'fromDay', kind: 'day', text: 'lists.firstDay' },
    { key: 'toDay', kind: 'day', text: 'lists.lastDay' },
    { key: 'items', kind: 'number', text: 'lists.movements' },
    { key: 'openItems', kind: 'number', text: 'lists.openMovements', filter: { from: 'openMin', to: 'openBelow' } },
    { key: 'opening', kind: 'money', text: 'lists.opening' },
    { key: 'closing', kind: 'money', text: 'lists.closing' },
    { key: 'importedAt', kind: 'moment', text: 'lists.imported' },
    { key: 'importedBy', kind: 'text', text: 'lists.importedBy' },
    { key: 'account', kind: 'text', text: 'lists.account', isExtra: true, filter: { is: 'account' } },
    { key: 'format', kind: 'text', text: 'lists.format', isExtra: true },
  ],
  filters: {
    number: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    account: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    openMin: Count,
    openBelow: Count,
  },
  order: { by: 'importedAt', descending: true },
})

/** Payment methods that are closed now, for the whole brand or for one player. */
export const typeRestrictionList = defineList({
  name: 'type-restrictions',
  permission: 'payments.read',
  columns: [
    { key: 'playerId', kind: 'player', text: 'restrictions.whom', sorts: true, filter: { is: 'playerId' } },
    {
      key: 'direction',
      kind: 'choice',
      text: 'lists.direction',
      choices: PAYMENT_DIRECTIONS,
      choiceText: 'restrictions',
      sorts: true,
      filter: { anyOf: 'directions' },
    },
    { key: 'method', kind: 'text', text: 'restrictions.way', choiceText: 'method', sorts: true },
    { key: 'explanation', kind: 'text', text: 'corrections.why' },
    { key: 'setBy', kind: 'text', text: 'lists.writtenBy', sorts: true },
    { key: 'setAt', kind: 'moment', text: 'lists.written', sorts: true },
  ],
  filters: { playerId: Type.Optional(PlayerId), directions: someOf(PAYMENT_DIRECTIONS) },
  order: { by: 'setAt', descending: true },
})
