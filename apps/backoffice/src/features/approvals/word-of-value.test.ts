import { expect, it } from 'vitest'
import { en } from '../../texts/en.ts'
import { wordOfValue } from './word-of-value.ts'

const texts: Readonly<Record<string, string>> = en
const wordOf = (field: string, value: string) =>
  wordOfValue({ field, value }, (key, fallback) => texts[key] ?? fallback)

it('a value has the word of what it is the state of', () => {
  expect(['open', 'closed'].map((state) => wordOf('monthState', state))).toEqual(['Open', 'Closed'])
  expect(wordOf('credit-outcome', 'paid')).toBe(texts['places.creditOutcome.paid'])
  expect(wordOf('state', 'suspended')).toBe(texts['withdrawal.suspended'])
  expect(wordOf('balanceHash', '59acdd7e')).toBe('59acdd7e')
})
