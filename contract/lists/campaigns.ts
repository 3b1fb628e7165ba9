import { GIFT_KINDS } from '../shapes/campaigns.ts'
import { CAMPAIGN_STATES } from '../states/campaign-states.ts'
import { Bound, defineList, someOf } from './list.ts'

const ENDED_BY = ['staff', 'time', 'budget'] as const

/** Campaigns: gift, state and cost. */
export const campaignList = defineList({
  name: 'campaigns',
  permission: 'campaigns.read',
  columns: [
    { key: 'name', kind: 'text', text: 'campaigns.name', sorts: true },
    {
      key: 'kind',
      kind: 'choice',
      text: 'campaigns.kind',
      choices: GIFT_KINDS,
      choiceText: 'campaigns.kind',
      filter: { anyOf: 'kinds' },
    },
    {
      key: 'state',
      kind: 'choice',
      text: 'campaigns.state',
      choices: CAMPAIGN_STATES,
      choiceText: 'campaigns.state',
      filter: { anyOf: 'states' },
    },
    {
      key: 'from',
      at: 'window.from',
      kind: 'moment',
      text: 'campaigns.window',
      sorts: true,
      filter: { from: 'from', to: 'to' },
    },
    { key: 'softEnd', at: 'window.softEnd', kind: 'moment', text: 'lists.softEnd', sorts: true, isExtra: true },
    { key: 'given', kind: 'money', text: 'campaigns.given', sorts: true, isSummed: true },
    { key: 'budget', kind: 'money', text: 'lists.budget', sorts: true, isExtra: true, isSummed: true },
    { key: 'gifts', kind: 'number', text: 'campaigns.gifts', sorts: true },
    {
      key: 'endedBy',
      kind: 'choice',
      text: 'lists.endedBy',
      choices: ENDED_BY,
      choiceText: 'campaigns.endedBy',
      isExtra: true,
      filter: { anyOf: 'endedBy' },
    },
    {
      key: 'createdAt',
      kind: 'moment',
      text: 'lists.created',
      sorts: true,
      isExtra: true,
      filter: { from: 'createdFrom', to: 'createdTo' },
    },
  ],
  filters: {
    kinds: someOf(GIFT_KINDS),
    states: someOf(CAMPAIGN_STATES),
    endedBy: someOf(ENDED_BY),
    from: Bound,
    to: Bound,
    createdFrom: Bound,
    createdTo: Bound,
  },
  bornAt: 'createdAt',
  order: { by: 'createdAt', descending: true },
})
