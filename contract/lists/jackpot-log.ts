import { Type } from 'typebox'
import { PlayerId, Uuid } from '../shapes/fields.ts'
import { Bound, defineList, someOf } from './list.ts'

export const POOL_MOVES = ['seed', 'contributions', 'win'] as const

/** All movements of the jackpots of game providers: seeds, contributions, wins. */
export const jackpotLog = defineList({
  name: 'jackpot-log',
  permission: 'rounds.read',
  columns: [
    { key: 'movedAt', kind: 'moment', text: 'logs.moved', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'provider', kind: 'text', text: 'logs.provider' },
    { key: 'name', kind: 'text', text: 'jackpots.name' },
    {
      key: 'kind',
      kind: 'choice',
      text: 'jackpots.kind',
      choices: POOL_MOVES,
      choiceText: 'jackpots.move',
      filter: { anyOf: 'kinds' },
    },
    { key: 'amount', kind: 'money', text: 'deposits.amount' },
    { key: 'level', kind: 'money', text: 'logs.levelAfter' },
    { key: 'rounds', kind: 'number', text: 'reports.rounds' },
    { key: 'staked', kind: 'money', text: 'reports.stake', isExtra: true },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    { key: 'micros', kind: 'text', text: 'logs.micros', isExtra: true },
    { key: 'poolId', kind: 'text', text: 'logs.pool', filter: { is: 'poolId' }, isExtra: true },
  ],
  filters: {
    poolId: Type.Optional(Uuid),
    kinds: someOf(POOL_MOVES),
    playerId: Type.Optional(PlayerId),
    from: Bound,
    to: Bound,
  },
  order: { by: 'movedAt', descending: true },
})
