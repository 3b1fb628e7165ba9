import { REQUEST_KINDS, REQUEST_STATES } from '../states/privacy-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Requests of people about their data, the newest first. */
export const privacyRequestList = defineList({
  name: 'privacy-requests',
  permission: 'players.privacy',
  columns: [
    { key: 'askedAt', kind: 'moment', text: 'privacy.askedAt', filter: { from: 'from', to: 'to' } },
    {
      key: 'kind',
      kind: 'choice',
      text: 'privacy.request',
      choices: REQUEST_KINDS,
      choiceText: 'privacy.kind',
      filter: { anyOf: 'kinds' },
    },
    { key: 'playerId', kind: 'player', text: 'audit.player' },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: REQUEST_STATES,
      choiceText: 'privacy.state',
      filter: { anyOf: 'states' },
    },
    { key: 'waitsFor', kind: 'text', text: 'privacy.waitsFor', choiceText: 'privacy.waits' },
    { key: 'answerBy', kind: 'moment', text: 'privacy.answerBy', filter: { from: 'answerFrom', to: 'answerTo' } },
    { key: 'isLate', kind: 'yes-no', text: 'privacy.late', isExtra: true },
    { key: 'changedAt', kind: 'moment', text: 'lists.changed', isExtra: true },
  ],
  filters: {
    kinds: someOf(REQUEST_KINDS),
    states: someOf(REQUEST_STATES),
    from: Bound,
    to: Bound,
    answerFrom: Bound,
    answerTo: Bound,
  },
  order: { by: 'askedAt', descending: true },
})
