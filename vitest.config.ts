import { defineConfig } from 'vitest/config'

const DATABASE_TESTS = ['**/*.calls.test.ts', '**/*.db.test.ts']
const NOT_OURS = ['**/node_modules/**', 'build/**', '.data/**', 'tests/journeys/**', 'tests/faults/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...NOT_OURS, ...DATABASE_TESTS],
          testTimeout: 60_000,
          // By itself it would leave one of two processors idle.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'calls',
          include: DATABASE_TESTS,
          exclude: NOT_OURS,
          globalSetup: './tests/database-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
