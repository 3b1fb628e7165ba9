import { Type } from 'typebox'
import { GameKey, PlayerId, Uuid } from '../shapes/fields.ts'
import { Bound, defineList, someOf } from './list.ts'

export const CRASH_ROUND_STATES = ['betting', 'locked', 'running', 'crashed', 'settled'] as const
export const CRASH_BET_STATES = ['queued', 'placed', 'cashed', 'lost', 'cancelled', 'refused'] as const

/** Shared rounds, with their bets for money. A row can be expanded to its bets. */
export const crashLog = defineList({
  name: 'crash-log',
  permission: 'rounds.read',
  columns: [
    { key: 'openedAt', kind: 'moment', text: 'logs.opened', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'gameKey', kind: 'text', text: 'reports.game', filter: { anyOf: 'games' } },
    { key: 'no', kind: 'number', text: 'logs.roundNo' },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: CRASH_ROUND_STATES,
      choiceText: 'crashRound',
      filter: { anyOf: 'states' },
    },
    { key: 'crashPoint', kind: 'number', text: 'logs.crashPoint' },
    { key: 'players', kind: 'number', text: 'logs.players' },
    { key: 'bets', kind: 'number', text: 'logs.bets' },
    { key: 'stake', kind: 'money', text: 'reports.stake', isSummed: true },
    { key: 'win', kind: 'money', text: 'reports.win', isSummed: true },
    { key: 'ggr', kind: 'money', text: 'reports.ggr', isSummed: true },
    { key: 'settledAt', kind: 'moment', text: 'logs.settled', isExtra: true },
  ],
  filters: {
    games: Type.Optional(Type.Array(GameKey, { maxItems: 200 })),
    states: someOf(CRASH_ROUND_STATES),
    from: Bound,
    to: Bound,
  },
  order: { by: 'openedAt', descending: true },
})

/** Bets for money on shared rounds. */
export const crashBetLog = defineList({
  name: 'crash-bet-log',
  permission: 'rounds.read',
  columns: [
    { key: 'madeAt', kind: 'moment', text: 'logs.made', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'roundId', kind: 'text', text: 'lists.round', filter: { is: 'roundId' }, isExtra: true },
    { key: 'gameKey', kind: 'text', text: 'reports.game', filter: { anyOf: 'games' } },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: CRASH_BET_STATES,
      choiceText: 'crashBet',
      filter: { anyOf: 'states' },
    },
    { key: 'cashOut', kind: 'number', text: 'logs.cashOut' },
    { key: 'stake', kind: 'money', text: 'rounds.stake', isSummed: true },
    { key: 'win', kind: 'money', text: 'logs.win', isSummed: true },
  ],
  filters: {
    roundId: Type.Optional(Uuid),
    games: Type.Optional(Type.Array(GameKey, { maxItems: 200 })),
    playerId: Type.Optional(PlayerId),
    states: someOf(CRASH_BET_STATES),
    from: Bound,
    to: Bound,
  },
  order: { by: 'madeAt', descending: true },
})
