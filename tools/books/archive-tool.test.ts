import { expect, it } from 'vitest'
import { readMonth } from './archive-tool.ts'

it('a command of the archive parses a month, and prints its usage for anything else', () => {
  expect(readMonth(['--month', '2026-01'])).toEqual({ month: '2026-01', quietMs: 60_000 })
  expect(readMonth(['--month', '2026-01', '--quiet', '5'])).toEqual({ month: '2026-01', quietMs: 5000 })
  for (const args of [
    [],
    ['--month'],
    ['--month', '2026-13'],
    ['2026-01'],
    ['--month', '2026-01', '--now'],
    ['--month', '2026-01', '--quiet', '0'],
  ])
    expect(readMonth(args), args.join(' ')).toBeUndefined()
})
