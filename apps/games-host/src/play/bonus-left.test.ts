import { expect, it } from 'vitest'
import { createBonusLeft } from './bonus-left.ts'

const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })
const given = {
  balance: czk(20_000),
  wagered: czk(0),
  wageringTarget: czk(100_000),
  stakeMax: null,
  playBefore: '2026-12-30T12:00:00.000Z',
}

function show(first: Parameters<typeof createBonusLeft>[0]) {
  const written: (string | undefined)[] = []
  const bonus = createBonusLeft(first, {
    say: (key, values) => `${key} ${values?.amount ?? ''}${values?.stake ? ` to ${values.stake}` : ''}`,
    money: (amountMinor) => `${amountMinor}`,
    bonusLeft: (text) => void written.push(text),
  })
  return { bonus, written }
}

it('shows what is left after each round that had bonus money, and tells of its end', () => {
  const { bonus, written } = show(given)
  expect(bonus.update({ bonus: { ...given, balance: czk(19_000) } })).toBeUndefined()
  expect(bonus.update({})).toBeUndefined()
  expect(bonus.update({ bonus: null })).toBe('bonusOver ')
  expect(written).toEqual(['bonusLeft 20000', 'bonusLeft 19000', undefined])
})

it('shows the largest stake of its terms, and gives it for what is risked', () => {
  const { bonus, written } = show({ ...given, stakeMax: czk(5000) })
  expect(written).toEqual(['bonusLeftTo 20000 to 5000'])
  expect(bonus.stakeMaxMinor).toBe(5000)
  bonus.update({ bonus: null })
  expect(bonus.stakeMaxMinor).toBeUndefined()
})

it('tells of an end once, where every answer says what is left', () => {
  const { bonus, written } = show(given)
  expect(bonus.updateAlways(given)).toBeUndefined()
  expect(bonus.updateAlways(null)).toBe('bonusOver ')
  expect(bonus.updateAlways(null)).toBeUndefined()
  expect(written.at(-1)).toBeUndefined()
})

it('shows nothing without a bonus', () => expect(show(null).written).toEqual([undefined]))
