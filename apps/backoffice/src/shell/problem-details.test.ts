import { expect, test } from 'vitest'
import { bankCs } from '../texts/bank/cs.ts'
import { boundsIn, lawSentence, momentIn, problemIn, sizeIn } from './problem-details.ts'

test('a closed venue says when it opens; one that does not open again says nothing', () => {
  const opensAt = '2026-11-27T09:00:00.000Z'
  expect(momentIn({ ruleId: 'CZ-9', opensAt }, 'opensAt')).toBe(opensAt)
  expect(momentIn({ opensAt: null }, 'opensAt')).toBeUndefined()
  expect(momentIn({ opensAt: 'soon' }, 'opensAt')).toBeUndefined()
  expect(momentIn(undefined, 'until')).toBeUndefined()
})

test('a picture that is too small names the smallest size, and a law its rule', () => {
  expect(sizeIn({ widthPx: 640, heightPx: 360 })).toEqual({ width: 640, height: 360 })
  expect(sizeIn({ widthPx: '640' })).toBeUndefined()
  expect(lawSentence({ ruleId: 'CZ-41', texts: { en: 'A document.' } }, 'en')).toBe('A document. (CZ-41)')
  expect(lawSentence({ ruleId: 'CZ-41', texts: {} }, 'en')).toBeUndefined()
})

test('a list of a day that was not taken says why, in words that the screen has', () => {
  expect(problemIn({ problem: 4 })).toBeUndefined()
  expect(problemIn(undefined)).toBeUndefined()
  for (const problem of ['unreadable', 'another-currency'])
    expect(Reflect.get(bankCs, `days.problem.${problemIn({ problem }) ?? ''}`), problem).toEqual(expect.any(String))
})

test('a refused amount names its bounds, and only what the refusal says', () => {
  const [min, max] = [
    { amountMinor: 500, currency: 'EUR' },
    { amountMinor: 200_000, currency: 'EUR' },
  ]
  const both = { field: 'amount', minMinor: 500, maxMinor: 200_000, currency: 'EUR' }
  expect(boundsIn(both, 'ERR_AMOUNT_NOT_ALLOWED')).toEqual({ min, max })
  expect(boundsIn({ maxMinor: 200_000, currency: 'EUR' }, 'ERR_AMOUNT_NOT_ALLOWED')).toEqual({ max })
  expect(boundsIn({ minMinor: 500 }, 'ERR_AMOUNT_NOT_ALLOWED')).toEqual({})
  expect(boundsIn(both, 'ERR_CASH_LIMIT_REACHED')).toEqual({})
})
