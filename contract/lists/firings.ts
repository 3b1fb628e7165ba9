import { Type } from 'typebox'
import { PlayerId, Uuid } from '../shapes/fields.ts'
import { defineList } from './list.ts'

/** What triggers did for events, and why one did not fire: the newest first. */
export const firingList = defineList({
  name: 'firings',
  permission: 'triggers.read',
  columns: [
    { key: 'at', kind: 'moment', text: 'triggers.at' },
    { key: 'playerId', kind: 'player', text: 'players.number', filter: { is: 'playerId' } },
    { key: 'hasFired', kind: 'yes-no', text: 'triggers.outcome' },
    { key: 'whyNot', kind: 'text', text: 'lists.whyNot', choiceText: 'triggers.whyNot', isExtra: true },
    { key: 'event', kind: 'text', text: 'triggers.event' },
    { key: 'eventId', kind: 'number', text: 'triggers.eventNumber' },
    { key: 'version', kind: 'number', text: 'triggers.version', isExtra: true },
    { key: 'delivery', at: 'delivery.state', kind: 'text', text: 'lists.delivery', isExtra: true },
  ],
  filters: {
    playerId: Type.Optional(PlayerId),
    triggerId: Type.Optional(Uuid),
    hasFired: Type.Optional(Type.Boolean()),
  },
  order: { by: 'at', descending: true },
})
