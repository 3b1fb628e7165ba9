import { expect, test } from 'vitest'
import { writeFigures } from './write-figures.ts'

test('formats plain figures, lists and figures with parts', () => {
  expect(writeFigures({})).toBe('')
  expect(writeFigures({ hours: 48 })).toBe('hours 48')
  expect(writeFigures({ kinds: ['A', 'B'], changesPerMonth: null })).toBe('kinds A, B · changesPerMonth null')
  expect(writeFigures({ loosenDay: { kind: 'on-day', days: 7 } })).toBe('loosenDay (kind on-day · days 7)')
})
