import { expect, test } from 'vitest'
import { readCeiling } from './read-ceiling.ts'

test('a ceiling is parsed to minor units, and an empty one means none', () => {
  expect(readCeiling('500')).toBe(50_000)
  expect(readCeiling('1 500,5')).toBe(150_050)
  expect(readCeiling('0')).toBe(0)
  expect(readCeiling(' ')).toBeNull()
  for (const wrong of ['-1', '1,234', 'x', '1e3', '12345678901']) expect(readCeiling(wrong)).toBeUndefined()
})
