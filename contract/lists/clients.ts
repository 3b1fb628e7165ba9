import { Type } from 'typebox'
import { Bound, defineList, someOf } from './list.ts'

const Count = Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 }))
const KINDS = ['internal', 'kiosk'] as const

/** Services and devices that call without a person, by name. */
export const clientList = defineList({
  name: 'clients',
  permission: 'clients.read',
  columns: [
    { key: 'name', kind: 'text', text: 'clients.name', sorts: true },
    { key: 'venueName', kind: 'text', text: 'clients.venue', sorts: true },
    { key: 'isActive', kind: 'yes-no', text: 'players.state', sorts: true },
    {
      key: 'secrets',
      kind: 'number',
      text: 'clients.secrets',
      sorts: true,
      filter: { from: 'secretsMin', to: 'secretsBelow' },
    },
    {
      key: 'lastCallAt',
      kind: 'moment',
      text: 'clients.lastCall',
      sorts: true,
      filter: { from: 'calledFrom', to: 'calledTo' },
    },
    {
      key: 'kind',
      kind: 'choice',
      text: 'lists.kind',
      choices: KINDS,
      choiceText: 'lists.client',
      isExtra: true,
      filter: { anyOf: 'kinds' },
    },
    { key: 'clientId', kind: 'text', text: 'lists.clientId', sorts: true, isExtra: true },
    { key: 'ratePerMinute', kind: 'number', text: 'lists.ratePerMinute', sorts: true, isExtra: true },
    { key: 'createdAt', kind: 'moment', text: 'lists.created', sorts: true, isExtra: true },
    { key: 'createdBy', kind: 'text', text: 'lists.writtenBy', isExtra: true },
    { key: 'offAt', kind: 'moment', text: 'lists.offAt', isExtra: true },
    { key: 'offBy', kind: 'text', text: 'lists.offBy', isExtra: true },
  ],
  filters: {
    kinds: someOf(KINDS),
    calledFrom: Bound,
    calledTo: Bound,
    secretsMin: Count,
    secretsBelow: Count,
  },
  order: { by: 'name', descending: false },
})
