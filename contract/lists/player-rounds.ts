import { defineList } from './list.ts'

/** Real rounds of one player, the newest first. */
export const playerRoundList = defineList({
  name: 'player-rounds',
  permission: 'rounds.read',
  of: ['playerId'],
  columns: [
    { key: 'playedAt', kind: 'moment', text: 'entries.time' },
    { key: 'gameKey', kind: 'text', text: 'rounds.game' },
    { key: 'stake', kind: 'money', text: 'rounds.stake', isSummed: true },
    { key: 'win', kind: 'money', text: 'rounds.win', isSummed: true },
    { key: 'result', at: 'win', kind: 'money', text: 'rounds.result' },
    { key: 'isFree', kind: 'yes-no', text: 'rounds.free', isExtra: true },
    { key: 'roundId', kind: 'text', text: 'lists.round', isExtra: true },
  ],
  filters: {},
  order: { by: 'playedAt', descending: true },
})
