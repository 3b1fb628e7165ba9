import { expect, test } from 'vitest'
import { cs } from '../../texts/cs.ts'
import { en } from '../../texts/en.ts'
import { sk } from '../../texts/sk.ts'

test.each([
  ['cs', cs],
  ['en', en],
  ['sk', sk],
])('the name of a button of a movement in %s begins with what is written on it', (_language, texts) => {
  expect(texts['cash.printOf'].startsWith(texts['cash.print'])).toBe(true)
  expect(texts['cash.correctTitle'].startsWith(texts['cash.correct'])).toBe(true)
})
