import { EVENT_REACHES } from '../event-uses.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Events that staff have enabled for triggers, by their names. */
export const eventDefinitionList = defineList({
  name: 'event-definitions',
  permission: 'triggers.read',
  columns: [
    { key: 'key', kind: 'text', text: 'triggers.key', sorts: true },
    { key: 'event', kind: 'text', text: 'triggers.event', sorts: true },
    { key: 'description', kind: 'text', text: 'triggers.description' },
    {
      key: 'reach',
      kind: 'choice',
      text: 'triggers.reach',
      choices: EVENT_REACHES,
      choiceText: 'triggers.reach',
      filter: { anyOf: 'reaches' },
    },
    { key: 'isEnabled', kind: 'yes-no', text: 'triggers.on', sorts: true },
    { key: 'triggers', kind: 'number', text: 'screen.triggers', sorts: true },
    { key: 'writtenBy', kind: 'text', text: 'lists.writtenBy', sorts: true, isExtra: true },
    {
      key: 'writtenAt',
      kind: 'moment',
      text: 'lists.written',
      sorts: true,
      isExtra: true,
      filter: { from: 'from', to: 'to' },
    },
  ],
  filters: { reaches: someOf(EVENT_REACHES), from: Bound, to: Bound },
  bornAt: 'writtenAt',
  order: { by: 'key', descending: false },
})
