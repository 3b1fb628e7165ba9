import { Bound, defineList, someOf } from './list.ts'
import { POOL_MOVES } from './jackpot-log.ts'

/** All movements of one pool, in millionths of a minor unit, the newest first. */
export const poolMoveList = defineList({
  name: 'pool-moves',
  permission: 'games.read',
  columns: [
    { key: 'number', kind: 'number', text: 'jackpots.number' },
    {
      key: 'kind',
      kind: 'choice',
      text: 'jackpots.kind',
      choices: POOL_MOVES,
      choiceText: 'jackpots.move',
      filter: { anyOf: 'kinds' },
    },
    { key: 'micros', kind: 'text', text: 'jackpots.amount' },
    { key: 'levelAfterMicros', kind: 'text', text: 'jackpots.levelAfter' },
    { key: 'movedAt', kind: 'moment', text: 'entries.time', filter: { from: 'from', to: 'to' } },
    { key: 'rounds', kind: 'number', text: 'reports.rounds', isExtra: true },
    { key: 'accounts', kind: 'number', text: 'lists.players', isExtra: true },
    { key: 'staked', kind: 'money', text: 'reports.stake', isSummed: true, isExtra: true },
    { key: 'reference', kind: 'text', text: 'lists.reference', isExtra: true },
  ],
  filters: { kinds: someOf(POOL_MOVES), from: Bound, to: Bound },
  of: ['poolId'],
  order: { by: 'number', descending: true },
})
