import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { PATIENCE } from './tests/patience.ts'

const DATABASE_TESTS = ['**/*.calls.test.ts', '**/*.db.test.ts']
/** They replace a module, or what all modules share, for their whole file: no other file may have loaded it before. */
const APART = [
  'apps/games-host/src/bet/controller.test.ts',
  'apps/games-host/src/play/jackpot.test.ts',
  'apps/player/src/shell/session/follow-session.test.ts',
]
const APART_ON_DATABASE = [
  'server/game-rounds/bets/bet-rounds.calls.test.ts',
  'server/game-rounds/series/series.calls.test.ts',
]
/** The mathematics of the games, and their pictures: most of the time of all tests without a database. */
const GAMES = ['games/catalogue/*.test.ts', 'games/engines/*/math/*.test.ts', 'tools/art/check-art.test.ts']
const NOT_OURS = ['**/node_modules/**', 'build/**', '.data/**', 'tests/journeys/**', 'tests/faults/**']

// A worker loads the modules of the product once for all of its files: loading them takes longer than most files do. By
// itself vitest would leave one of two processors idle.
const common = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  expect: { poll: PATIENCE },
  // For programs that tests start: a command loads in 2.9 s of processor time instead of 4.7 with what another has compiled.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/programs-of-tests') },
}
const pure = { ...common, include: ['**/*.test.ts', '**/*.test.tsx'] }
/** In MB. Most objects of a call are garbage at its end: the larger the space of new objects, the fewer are copied. */
const newSpace = { execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'] }
const onDatabase = { ...common, ...newSpace, include: DATABASE_TESTS, globalSetup: './tests/database-setup.ts' }
const together = { isolate: false }

export default defineConfig({
  test: {
    projects: [
      { test: { ...pure, ...together, name: 'unit', exclude: [...NOT_OURS, ...DATABASE_TESTS, ...APART, ...GAMES] } },
      { test: { ...pure, name: 'unit-apart', include: APART } },
      // Some compute for half a minute on a quiet machine.
      { test: { ...common, ...together, testTimeout: 300_000, name: 'games', include: GAMES } },
      { test: { ...onDatabase, ...together, name: 'calls', exclude: [...NOT_OURS, ...APART_ON_DATABASE] } },
      { test: { ...onDatabase, name: 'calls-apart', include: APART_ON_DATABASE } },
    ],
  },
})
