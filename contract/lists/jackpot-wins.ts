import { Type } from 'typebox'
import { PlayerId, Uuid } from '../shapes/fields.ts'
import { PositiveAmountMinor } from '../shapes/money.ts'
import { Bound, defineList } from './list.ts'

/** Jackpot wins with player and round. */
export const jackpotWinList = defineList({
  name: 'jackpot-wins',
  permission: 'rounds.read',
  columns: [
    { key: 'wonAt', kind: 'moment', text: 'jackpots.wonAt', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'name', kind: 'text', text: 'jackpots.name' },
    { key: 'gameKey', kind: 'text', text: 'rounds.game' },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    { key: 'stake', kind: 'money', text: 'rounds.stake' },
    {
      key: 'win',
      kind: 'money',
      text: 'jackpots.win',
      sorts: true,
      isSummed: true,
      filter: { from: 'minMinor', to: 'maxMinor' },
    },
    { key: 'paidAt', kind: 'moment', text: 'lists.paid', isExtra: true },
    { key: 'roundId', kind: 'text', text: 'lists.round', isExtra: true },
  ],
  filters: {
    poolId: Type.Optional(Uuid),
    playerId: Type.Optional(PlayerId),
    from: Bound,
    to: Bound,
    minMinor: Type.Optional(PositiveAmountMinor),
    maxMinor: Type.Optional(PositiveAmountMinor),
  },
  bornAt: 'wonAt',
  order: { by: 'wonAt', descending: true },
})
