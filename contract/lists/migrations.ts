import { Type } from 'typebox'
import { PlayerId } from '../shapes/fields.ts'
import { MERGE_METHODS, MIGRATION_STATES, MIGRATION_WAYS } from '../states/account-migration-states.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Migrations of old accounts, decided ones included, the newest first. */
export const migrationList = defineList({
  name: 'migrations',
  permission: 'documents.read',
  columns: [
    { key: 'startedAt', kind: 'moment', text: 'migrations.started', filter: { from: 'from', to: 'to' } },
    { key: 'maskedName', kind: 'text', text: 'migrations.name' },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: MIGRATION_STATES,
      choiceText: 'migration.state',
      filter: { anyOf: 'states' },
    },
    {
      key: 'way',
      kind: 'choice',
      text: 'migration.way',
      choices: MIGRATION_WAYS,
      choiceText: 'migration.way',
      filter: { anyOf: 'ways' },
    },
    {
      key: 'mergeMethod',
      kind: 'choice',
      text: 'migration.method',
      choices: MERGE_METHODS,
      choiceText: 'migration.method',
      filter: { anyOf: 'methods' },
    },
    { key: 'waitingSince', kind: 'moment', text: 'lists.waitingSince', isExtra: true },
    {
      key: 'changedAt',
      kind: 'moment',
      text: 'migrations.changed',
      filter: { from: 'changedFrom', to: 'changedTo' },
    },
  ],
  filters: {
    states: someOf(MIGRATION_STATES),
    ways: someOf(MIGRATION_WAYS),
    methods: someOf(MERGE_METHODS),
    playerId: Type.Optional(PlayerId),
    from: Bound,
    to: Bound,
    changedFrom: Bound,
    changedTo: Bound,
  },
  order: { by: 'startedAt', descending: true },
})
