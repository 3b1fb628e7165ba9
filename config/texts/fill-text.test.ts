import { expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

const days = '{days, plural, one {# den} few {# dny} many {# dne} other {# dní}}'

it('counts in the language', () => {
  expect([1, 2, 5].map((count) => fillText(days, { days: count }, 'cs'))).toEqual(['1 den', '2 dny', '5 dní'])
})
it.each([
  ['limit<known> {figure} (now {present})</known>.', { figure: '5', present: '3' }, 'limit 5 (now 3).'],
  ['limit<known> {figure} (now {present})</known>.', { figure: '5' }, 'limit.'],
  ['limit<known> {figure}</known>.', { figure: '' }, 'limit .'],
  ['{a}<known>, {b}</known><known>, {c}</known>', { a: '1', c: '3' }, '1, 3'],
])('%s with %j: what is not known goes with what stands around it', (text, values, written) =>
  expect(fillText(text, values, 'en')).toBe(written),
)
it('outside of it a missing value stays visible, and values are not parsed as text', () => {
  expect(fillText('{brand}: {code}', { brand: "<known>{x}</known>'" }, 'en')).toBe("<known>{x}</known>': {code}")
})
it('a value with the name of the tag is a value', () => {
  expect(fillText('new {fresh}, known {known}', { fresh: 0, known: 2 }, 'en')).toBe('new 0, known 2')
})
