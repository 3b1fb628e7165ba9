import { expect, it } from 'vitest'
import { readMonth } from './archive-tool.ts'

it('a command of the archive knows a month, and says what it wants where it gets something else', () => {
  expect(readMonth(['--month', '2026-01'])).toBe('2026-01')
  for (const args of [[], ['--month'], ['--month', '2026-13'], ['2026-01'], ['--month', '2026-01', '--now']])
    expect(readMonth(args), args.join(' ')).toBeUndefined()
})
