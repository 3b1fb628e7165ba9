import { ACTION_KINDS } from '../shapes/triggers.ts'
import { TRIGGER_STATES } from '../states/trigger-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Triggers: event, action, state, and number of firings. */
export const triggerList = defineList({
  name: 'triggers',
  permission: 'triggers.read',
  columns: [
    { key: 'name', at: 'terms.name', kind: 'text', text: 'triggers.name', sorts: true },
    { key: 'definitionKey', kind: 'text', text: 'triggers.event', sorts: true },
    {
      key: 'action',
      at: 'terms.action.kind',
      kind: 'choice',
      text: 'triggers.action',
      choices: ACTION_KINDS,
      choiceText: 'triggers.action',
      filter: { anyOf: 'actions' },
    },
    {
      key: 'state',
      kind: 'choice',
      text: 'triggers.state',
      choices: TRIGGER_STATES,
      choiceText: 'triggers.state',
      filter: { anyOf: 'states' },
    },
    { key: 'fired', kind: 'number', text: 'triggers.fired', sorts: true },
    {
      key: 'lastFiredAt',
      kind: 'moment',
      text: 'triggers.lastFired',
      sorts: true,
      filter: { from: 'firedFrom', to: 'firedTo' },
    },
    { key: 'writtenByName', kind: 'text', text: 'lists.writtenBy', sorts: true, isExtra: true },
    {
      key: 'writtenAt',
      kind: 'moment',
      text: 'lists.written',
      sorts: true,
      isExtra: true,
      filter: { from: 'from', to: 'to' },
    },
    { key: 'approvedByName', kind: 'text', text: 'lists.approvedBy', isExtra: true },
    { key: 'version', kind: 'number', text: 'lists.version', isExtra: true },
  ],
  filters: {
    actions: someOf(ACTION_KINDS),
    states: someOf(TRIGGER_STATES),
    firedFrom: Bound,
    firedTo: Bound,
    from: Bound,
    to: Bound,
  },
  bornAt: 'writtenAt',
  order: { by: 'writtenAt', descending: true },
})
