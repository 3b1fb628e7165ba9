import { JACKPOT_STATES } from '../shapes/jackpots.ts'
import { defineList, someOf } from './list.ts'

/** Pools of jackpots: level and state. */
export const jackpotPoolList = defineList({
  name: 'jackpot-pools',
  permission: 'games.read',
  columns: [
    { key: 'name', kind: 'text', text: 'jackpots.name', sorts: true },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: JACKPOT_STATES,
      choiceText: 'jackpots.state',
      filter: { anyOf: 'states' },
    },
    { key: 'level', kind: 'money', text: 'jackpots.level', sorts: true, isSummed: true },
    { key: 'contributionPpm', kind: 'number', text: 'jackpots.rules', sorts: true },
    { key: 'runs', kind: 'text', text: 'jackpots.because' },
    { key: 'poolId', kind: 'text', text: 'lists.poolId', sorts: true, isExtra: true },
  ],
  filters: { states: someOf(JACKPOT_STATES) },
  order: { by: 'poolId', descending: true },
})
