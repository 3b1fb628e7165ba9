import { expect, it } from 'vitest'
import { readOptions } from './read-options.ts'

it('accepts a run of any length, as others come before the sign-in of the first ends', () => {
  expect(readOptions([])).toMatchObject({ minutes: 60, stay: 360, every: 15, players: 24, streams: 60 })
  expect(readOptions(['--hours', '24'])).toMatchObject({ minutes: 1440 })
  expect(readOptions(['--hours', '24', '--stay', '700'])).toMatchObject({ stay: 700 })
  // Nobody stays longer than the run itself.
  expect(readOptions(['--minutes', '10', '--stay', '1440'])).toMatchObject({ stay: 1440 })
})

it('refuses a stay that is longer than a sign-in, and numbers that are none', () => {
  const problem = (...args: string[]) => (readOptions(args) as { problem?: string }).problem
  expect(problem('--hours', '24', '--stay', '1440')).toBe(
    '--stay is 709 minutes at most with these samples: a sign-in lasts 12 hours.',
  )
  expect(problem('--hours', '24', '--stay', '715')).toMatch(/^--stay is 709/)
  expect(problem('--hours', '24', '--stay', '700', '--every', '3600')).toMatch(/^--stay is 650/)
  expect(problem('--minutes', 'ten')).toBe('Each option is a number above 0.')
  expect(problem('--minutes', '1', '--every', '90')).toMatch(/^--every is longer/)
})
