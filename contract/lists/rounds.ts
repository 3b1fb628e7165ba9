import { Type } from 'typebox'
import { GameKey, PlayerId } from '../shapes/fields.ts'
import { Bound, defineList } from './list.ts'

/** Real rounds of a game or of a player, the newest first. */
export const roundList = defineList({
  name: 'rounds',
  permission: 'rounds.read',
  columns: [
    { key: 'playedAt', kind: 'moment', text: 'entries.time', filter: { from: 'from', to: 'to' } },
    { key: 'gameKey', kind: 'text', text: 'rounds.game', filter: { is: 'gameKey' } },
    { key: 'playerId', kind: 'player', text: 'players.number', filter: { is: 'playerId' } },
    { key: 'stake', kind: 'money', text: 'rounds.stake', isSummed: true },
    { key: 'win', kind: 'money', text: 'rounds.win', isSummed: true, filter: { from: 'winMinor' } },
    { key: 'isFree', kind: 'yes-no', text: 'rounds.free', isExtra: true },
    { key: 'roundId', kind: 'text', text: 'lists.round', isExtra: true },
  ],
  filters: {
    from: Bound,
    to: Bound,
    gameKey: Type.Optional(GameKey),
    playerId: Type.Optional(PlayerId),
    winMinor: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 })),
  },
  personal: ['playerId'],
  order: { by: 'playedAt', descending: true },
})
