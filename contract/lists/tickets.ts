import { Type } from 'typebox'
import { PlayerId } from '../shapes/fields.ts'
import { PRIORITIES, TICKET_STATES, TOPICS } from '../states/ticket-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Questions to support. Open ones by their deadline; without a filter of states and without an order, the newest first. */
export const ticketList = defineList({
  name: 'tickets',
  permission: 'support.read',
  columns: [
    { key: 'excerpt', kind: 'text', text: 'support.ticket' },
    { key: 'number', kind: 'text', text: 'support.numberField', isExtra: true },
    {
      key: 'topic',
      kind: 'choice',
      text: 'support.topic',
      choices: TOPICS,
      choiceText: 'support.topic',
      filter: { anyOf: 'topics' },
    },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    {
      key: 'priority',
      kind: 'choice',
      text: 'support.priority',
      choices: PRIORITIES,
      choiceText: 'support.priority',
      filter: { anyOf: 'priorities' },
    },
    { key: 'state', kind: 'choice', text: 'players.state', choices: TICKET_STATES, choiceText: 'support.state' },
    { key: 'dueAt', kind: 'moment', text: 'support.due', sorts: true },
    { key: 'ownerName', kind: 'text', text: 'support.owner' },
    {
      key: 'createdAt',
      kind: 'moment',
      text: 'lists.created',
      sorts: true,
      isExtra: true,
      filter: { from: 'createdFrom', to: 'createdTo' },
    },
    { key: 'changedAt', kind: 'moment', text: 'lists.changed', isExtra: true },
    { key: 'waitingSince', kind: 'moment', text: 'lists.waitingSince', isExtra: true },
    { key: 'language', kind: 'text', text: 'lists.language', choiceText: 'language', isExtra: true },
  ],
  filters: {
    topics: someOf(TOPICS),
    priorities: someOf(PRIORITIES),
    playerId: Type.Optional(PlayerId),
    createdFrom: Bound,
    createdTo: Bound,
  },
  bornAt: 'createdAt',
  order: { by: 'dueAt', descending: false },
})
