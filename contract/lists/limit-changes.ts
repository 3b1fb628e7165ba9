import { LIMIT_CHANGE_STATES } from '../shapes/limit-change-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Every change of one player's limits, the newest first. */
export const limitChangeList = defineList({
  name: 'limit-changes',
  permission: 'players.read',
  of: ['playerId'],
  columns: [
    { key: 'askedAt', kind: 'moment', text: 'limitHistory.asked', filter: { from: 'from', to: 'to' } },
    { key: 'kind', kind: 'text', text: 'limits.kind', choiceText: 'limit' },
    { key: 'from', kind: 'text', text: 'limitHistory.from' },
    { key: 'to', kind: 'text', text: 'limitHistory.to' },
    { key: 'effectiveAt', kind: 'moment', text: 'limitHistory.effective' },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: LIMIT_CHANGE_STATES,
      choiceText: 'limitHistory.state',
      filter: { anyOf: 'states' },
    },
    { key: 'endedAt', kind: 'moment', text: 'lists.ended', isExtra: true },
    { key: 'ruleId', kind: 'text', text: 'exclusion.rule' },
    { key: 'packId', kind: 'text', text: 'lists.pack', isExtra: true },
  ],
  filters: { states: someOf(LIMIT_CHANGE_STATES), from: Bound, to: Bound },
  order: { by: 'askedAt', descending: true },
})
