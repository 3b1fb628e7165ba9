import { expect, test } from 'vitest'
import { bankCs } from '../texts/bank/cs.ts'
import { boundsIn, cashLeftIn, lawIn, momentIn, nameOfField, problemIn, sizeIn } from './problem-details.ts'
import { writeQuantity } from './write-quantity.ts'

test('a closed venue says when it opens; one that does not open again says nothing', () => {
  const opensAt = '2026-11-27T09:00:00.000Z'
  expect(momentIn({ ruleId: 'CZ-9', opensAt }, 'opensAt')).toBe(opensAt)
  expect(momentIn({ opensAt: null }, 'opensAt')).toBeUndefined()
  expect(momentIn({ opensAt: 'soon' }, 'opensAt')).toBeUndefined()
  expect(momentIn(undefined, 'until')).toBeUndefined()
})

test('a picture that is too small names the smallest size', () => {
  expect(sizeIn({ widthPx: 640, heightPx: 360 })).toEqual({ width: 640, height: 360 })
  expect(sizeIn({ widthPx: '640' })).toBeUndefined()
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

test('a refusal by the law has a rule, a text and what it compared; the sentences for the player are left out', () => {
  const figure = { value: 48, unit: 'hours', currency: null } as const
  const said = { ruleId: 'CZ-30', textKey: 'panic', texts: { cs: 'Použili jste tlačítko.' }, present: 'many' }
  expect(lawIn({ ...said, figure, earliestAllowedAt: '2026-11-29T09:00:00.000Z' })).toEqual({
    ruleId: 'CZ-30',
    textKey: 'panic',
    figure,
    present: undefined,
    earliestAllowedAt: '2026-11-29T09:00:00.000Z',
  })
  expect(lawIn({ ruleId: 'CZ-9', opensAt: null })).toBeUndefined()
  expect(writeQuantity(figure, 'cs')).toBe('48 hodin')
})

test('what a rule has as present is left out where it is not what has been used up', () => {
  const three = { value: 3, unit: 'count', currency: null } as const
  const said = { ruleId: 'CZ-02', figure: three, present: three }
  expect(lawIn({ ...said, textKey: 'limit-visits' })?.present).toEqual(three)
  expect(lawIn({ ...said, textKey: 'reopened-account' })).toMatchObject({ figure: three, present: undefined })
  // Its figure, 0 limits without a choice, is no bound.
  expect(lawIn({ ...said, textKey: 'limits-chosen' })).toMatchObject({ figure: undefined, present: undefined })
})

test('a refusal by the law of cash says how much is left of the day', () => {
  const details = { leftMinor: 12_300, maxMinor: 1_500_000, currency: 'EUR' }
  expect(cashLeftIn(details, 'ERR_CASH_LIMIT_REACHED')).toEqual({ amountMinor: 12_300, currency: 'EUR' })
  expect(cashLeftIn(details, 'ERR_AMOUNT_NOT_ALLOWED')).toBeUndefined()
})

test('a refused field has the name of the screen, where the screen gives one', () => {
  const names = { documentNumber: 'Číslo dokladu', 'card/pin': 'PIN' }
  expect(nameOfField('body/documentNumber', names)).toBe('Číslo dokladu')
  expect(nameOfField('body/card/pin', names)).toBe('PIN')
  expect(nameOfField('query/venueId', names)).toBe('venueId')
  expect(nameOfField('body/constructor', {})).toBe('constructor')
})
