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
    say: (key, values) => `${key} ${values?.amount ?? ''}`,
    money: (amountMinor) => `${amountMinor}`,
    bonusLeft: (text) => void written.push(text),
  })
  return { bonus, written }
}

it('shows what is left after each round that had bonus money, and tells of its end', () => {
  const { bonus, written } = show(given)
  expect(bonus.told({ bonus: { ...given, balance: czk(19_000) } })).toBeUndefined()
  expect(bonus.told({})).toBeUndefined()
  expect(bonus.told({ bonus: null })).toBe('bonusOver ')
  expect(written).toEqual(['bonusLeft 20000', 'bonusLeft 19000', undefined])
})

it('shows nothing without a bonus', () => expect(show(null).written).toEqual([undefined]))
