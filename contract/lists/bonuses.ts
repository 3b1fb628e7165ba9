import { Type } from 'typebox'
import { PositiveAmountMinor } from '../shapes/money.ts'
import { Bound, defineList } from './list.ts'

/** Bonuses that can be offered, with their terms. */
export const bonusList = defineList({
  name: 'bonuses',
  permission: 'bonuses.read',
  columns: [
    { key: 'name', kind: 'text', text: 'bonuses.name', sorts: true },
    {
      key: 'amount',
      kind: 'money',
      text: 'bonuses.amount',
      sorts: true,
      filter: { from: 'minMinor', to: 'maxMinor' },
    },
    { key: 'wageringTarget', kind: 'money', text: 'bonuses.wagering', sorts: true },
    { key: 'wageringTimes', kind: 'number', text: 'lists.wageringTimes', sorts: true, isExtra: true },
    { key: 'stakeMax', kind: 'money', text: 'bonuses.stakeMax' },
    { key: 'daysToAccept', kind: 'number', text: 'bonuses.days' },
    { key: 'daysToPlay', kind: 'number', text: 'lists.daysToPlay', isExtra: true },
    { key: 'hardEnd', kind: 'moment', text: 'lists.hardEnd', sorts: true, isExtra: true },
    { key: 'version', kind: 'number', text: 'lists.version', isExtra: true },
    { key: 'createdAt', kind: 'moment', text: 'bonuses.created', sorts: true, filter: { from: 'from', to: 'to' } },
  ],
  filters: {
    from: Bound,
    to: Bound,
    minMinor: Type.Optional(PositiveAmountMinor),
    maxMinor: Type.Optional(PositiveAmountMinor),
  },
  bornAt: 'createdAt',
  order: { by: 'createdAt', descending: true },
})
