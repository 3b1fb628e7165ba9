import { BONUS_STATES } from '../states/bonus-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Awards of bonuses to one player. */
export const playerBonusList = defineList({
  name: 'player-bonuses',
  permission: 'bonuses.read',
  of: ['playerId'],
  columns: [
    { key: 'name', at: 'bonus.name', kind: 'text', text: 'bonuses.name', sorts: true },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: BONUS_STATES,
      choiceText: 'bonusState',
      filter: { anyOf: 'states' },
    },
    {
      key: 'amount',
      isExtra: true,
      at: 'bonus.amount',
      kind: 'money',
      text: 'bonuses.amount',
      sorts: true,
      isSummed: true,
    },
    { key: 'balance', kind: 'money', text: 'bonuses.left', sorts: true, isSummed: true },
    { key: 'wagered', kind: 'money', text: 'bonuses.wagered', sorts: true },
    { key: 'until', at: 'playBefore', kind: 'moment', text: 'bonuses.until' },
    {
      key: 'offeredAt',
      isExtra: true,
      kind: 'moment',
      text: 'lists.offered',
      sorts: true,
      filter: { from: 'from', to: 'to' },
    },
    { key: 'activatedAt', kind: 'moment', text: 'lists.activated', sorts: true, isExtra: true },
    { key: 'playBefore', kind: 'moment', text: 'lists.playBefore', sorts: true, isExtra: true },
    { key: 'endedAt', kind: 'moment', text: 'lists.ended', sorts: true, isExtra: true },
    { key: 'leftAtEnd', kind: 'money', text: 'lists.leftAtEnd', isExtra: true },
  ],
  filters: { states: someOf(BONUS_STATES), from: Bound, to: Bound },
  bornAt: 'offeredAt',
  order: { by: 'offeredAt', descending: true },
})
