import { CAMPAIGN_STATES } from '../states/campaign-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Definitions of free rounds: gift, state and cost. */
export const freeRoundList = defineList({
  name: 'free-rounds',
  permission: 'campaigns.read',
  columns: [
    { key: 'name', at: 'terms.name', kind: 'text', text: 'campaigns.name', sorts: true },
    {
      key: 'state',
      kind: 'choice',
      text: 'campaigns.state',
      choices: CAMPAIGN_STATES,
      choiceText: 'campaigns.state',
      filter: { anyOf: 'states' },
    },
    { key: 'rounds', at: 'terms.rounds', kind: 'number', text: 'freeRounds.rounds', sorts: true },
    { key: 'stakeMinor', at: 'terms.stakeMinor', kind: 'number', text: 'freeRounds.stake', sorts: true },
    {
      key: 'from',
      at: 'terms.window.from',
      kind: 'moment',
      text: 'campaigns.window',
      sorts: true,
      filter: { from: 'from', to: 'to' },
    },
    { key: 'hardEnd', at: 'terms.window.hardEnd', kind: 'moment', text: 'lists.hardEnd', sorts: true, isExtra: true },
    { key: 'given', kind: 'money', text: 'campaigns.given', sorts: true, isSummed: true },
    { key: 'budget', kind: 'money', text: 'lists.budget', sorts: true, isExtra: true, isSummed: true },
    { key: 'relations', kind: 'number', text: 'freeRounds.relations', sorts: true },
    {
      key: 'createdAt',
      kind: 'moment',
      text: 'lists.created',
      sorts: true,
      isExtra: true,
      filter: { from: 'createdFrom', to: 'createdTo' },
    },
  ],
  filters: { states: someOf(CAMPAIGN_STATES), from: Bound, to: Bound, createdFrom: Bound, createdTo: Bound },
  bornAt: 'createdAt',
  order: { by: 'createdAt', descending: true },
})

/** Those that give now. */
export const givingFreeRoundList = defineList({ ...freeRoundList, name: 'free-rounds-giving' })
