import { expect, it } from 'vitest'
import { joinPlural, splitPlural } from './split-plural.ts'

it('splits a text at its plural, and joins it again', () => {
  const text = 'Celkem {count, plural, =0 {nic} one {{written} hra} other {{written} her}} v {place}'
  const split = splitPlural(text)
  expect(split).toEqual({
    name: 'count',
    before: 'Celkem ',
    behind: ' v {place}',
    forms: [
      ['=0', 'nic'],
      ['one', '{written} hra'],
      ['other', '{written} her'],
    ],
  })
  expect(split && joinPlural(split)).toBe(text)
})
it.each([
  'Hry',
  '{a, plural, one {x} other {y}} {b, plural, one {x} other {y}}',
  '{a, plural, one {x',
  '{a, plural, one x}',
])('does not split %s', (text) => expect(splitPlural(text)).toBeUndefined())
it('leaves out an empty form', () => {
  const split = splitPlural('{n, plural, one {x} few {} other {y}}')
  expect(split && joinPlural(split)).toBe('{n, plural, one {x} other {y}}')
})
