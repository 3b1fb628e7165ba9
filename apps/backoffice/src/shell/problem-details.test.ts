import { expect, test } from 'vitest'
import { bankCs } from '../texts/bank/cs.ts'
import {
  boundsIn,
  cashLeftIn,
  closedIn,
  fieldsIn,
  heldIn,
  lawIn,
  momentIn,
  placesIn,
  problemIn,
  serialsIn,
  sizeIn,
  unprovedIn,
} from './problem-details.ts'
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
  expect(boundsIn({ stepMinor: 5, currency: 'EUR' }, 'ERR_AMOUNT_NOT_ALLOWED')).toEqual({
    step: { amountMinor: 5, currency: 'EUR' },
  })
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
  // A pack without a currency: an amount, not its minor units.
  expect(writeQuantity({ value: 123_450, unit: 'minor', currency: null }, 'cs')).toMatch(/^1\s234,50$/)
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

test('a place that is wrong in several ways is told once, with the first of them', () => {
  const fields = [
    { path: 'body/until', problem: 'format' },
    { path: 'body/until', problem: 'type' },
    { path: 'body/name', problem: 'minLength' },
    { path: 'body/until', problem: 'anyOf' },
  ]
  expect(placesIn(fields)).toEqual([fields[0], fields[2]])
  expect(placesIn(undefined)).toEqual([])
})

test('a refusal says which fields it is about, one or several', () => {
  expect(fieldsIn({ field: 'untilDay' })).toEqual([{ path: 'untilDay', kind: undefined }])
  expect(fieldsIn({ field: 'gift.kind', problem: 'changed' })).toEqual([{ path: 'gift/kind', kind: undefined }])
  expect(fieldsIn({ fields: [{ field: 'grants', kind: 'InvalidValue' }, 'no field'] })).toEqual([
    { path: 'grants', kind: 'InvalidValue' },
  ])
  expect(fieldsIn({ field: 3 })).toEqual([])
  expect(fieldsIn(undefined)).toEqual([])
})

test('a refusal of times that overlap says what has it and how long, and which serial numbers', () => {
  const details = { with: 'x', heldBy: 'opening', heldFrom: '2026-12-31T23:00:00.000Z', heldUntil: null }
  expect(heldIn(details)).toEqual({ by: 'opening', from: details.heldFrom, until: undefined })
  // An API before this detail.
  expect(heldIn({ heldFrom: details.heldFrom })).toEqual({ by: undefined, from: details.heldFrom, until: undefined })
  expect(heldIn({ with: 'x' })).toBeUndefined()
  expect(serialsIn({ serials: ['A-1', 'A-2'] })).toBe('A-1, A-2')
  expect(serialsIn({ serials: [] })).toBeUndefined()
})

test('hours that the law closes are told with their rule', () => {
  const details = { ruleId: 'cz.hall-hours', closedFrom: '03:00', closedUntil: '10:00' }
  expect(closedIn(details)).toEqual({ from: '03:00', until: '10:00', rule: 'cz.hall-hours' })
  expect(closedIn({ ruleId: 'cz.hall-hours' })).toBeUndefined()
})

test('a statement on months that are not proved names each month with its reason', () => {
  const months = [
    { month: '2026-09-01', why: 'changed' },
    { month: '2026-10-01', why: 'uncounted' },
  ]
  const broken = [{ month: '2026-10', why: 'changed' }, { month: '2026-11-01', why: 'else' }, 'month', null]
  expect(unprovedIn({ months: [...months, ...broken] }, 'ERR_STATEMENT_NOT_PROVED')).toEqual(months)
  expect(unprovedIn({ months }, 'ERR_MONTH_STATE')).toEqual([])
  expect(unprovedIn(undefined, 'ERR_STATEMENT_NOT_PROVED')).toEqual([])
})
