import { Type } from 'typebox'
import { Instant } from '../shapes/fields.ts'
import { TIMELINE_ACTORS, TIMELINE_KINDS } from '../shapes/timeline.ts'
import { defineList, someOf } from './list.ts'

/** Everything that happened to one player, newest first, as of an instant. Only kinds that the reader may read. */
export const timelineList = defineList({
  name: 'timeline',
  permission: 'players.read',
  isByReader: true,
  columns: [
    { key: 'at', kind: 'moment', text: 'timeline.time' },
    {
      key: 'kind',
      kind: 'choice',
      text: 'entries.kind',
      choices: TIMELINE_KINDS,
      choiceText: 'timeline.kind',
      filter: { anyOf: 'kinds' },
    },
    { key: 'what', kind: 'text', text: 'timeline.event' },
    { key: 'detail', kind: 'text', text: 'timeline.detail' },
    { key: 'label', kind: 'text', text: 'lists.name' },
    { key: 'amount', kind: 'money', text: 'timeline.amount' },
    { key: 'hasMoved', kind: 'yes-no', text: 'timeline.hasMoved' },
    { key: 'count', kind: 'number', text: 'reports.count' },
    { key: 'isDay', kind: 'yes-no', text: 'timeline.wholeDay' },
    { key: 'actor', kind: 'choice', text: 'timeline.who', choices: TIMELINE_ACTORS, choiceText: 'timeline.by' },
    { key: 'actorName', kind: 'text', text: 'lists.writtenBy' },
    { key: 'reference', kind: 'text', text: 'entries.reference' },
  ],
  filters: { kinds: someOf(TIMELINE_KINDS), asOf: Type.Optional(Instant) },
  of: ['playerId'],
  order: { by: 'at', descending: true },
})
