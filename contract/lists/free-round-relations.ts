import { Type } from 'typebox'
import { PlayerId, Uuid } from '../shapes/fields.ts'
import { FREE_ROUND_STATES } from '../states/free-round-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Free rounds given to players, the newest first. */
export const freeRoundRelationList = defineList({
  name: 'free-round-relations',
  permission: 'campaigns.read',
  columns: [
    { key: 'playerId', kind: 'player', text: 'players.number', filter: { is: 'playerId' } },
    {
      key: 'state',
      kind: 'choice',
      text: 'campaigns.state',
      choices: FREE_ROUND_STATES,
      choiceText: 'freeRounds.relation',
      filter: { anyOf: 'states' },
    },
    { key: 'gameKey', kind: 'text', text: 'freeRounds.game', filter: { is: 'game' } },
    { key: 'used', kind: 'number', text: 'freeRounds.roundsPlayed' },
    { key: 'rounds', kind: 'number', text: 'lists.roundsGiven', isExtra: true },
    { key: 'won', kind: 'money', text: 'freeRounds.sum.won', isSummed: true },
    { key: 'offeredAt', kind: 'moment', text: 'freeRounds.offeredAt', filter: { from: 'from', to: 'to' } },
    { key: 'stake', kind: 'money', text: 'lists.stakeOfRound', isExtra: true },
    { key: 'toCash', kind: 'money', text: 'lists.toCash', isSummed: true, isExtra: true },
    { key: 'toBonus', kind: 'money', text: 'lists.toBonus', isSummed: true, isExtra: true },
    { key: 'name', kind: 'text', text: 'lists.name', isExtra: true },
    { key: 'definitionId', kind: 'text', text: 'lists.campaignId', isExtra: true, filter: { is: 'definitionId' } },
  ],
  filters: {
    definitionId: Type.Optional(Uuid),
    playerId: Type.Optional(PlayerId),
    states: someOf(FREE_ROUND_STATES),
    game: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{2,40}$', maxLength: 40 })),
    from: Bound,
    to: Bound,
  },
  order: { by: 'offeredAt', descending: true },
})
