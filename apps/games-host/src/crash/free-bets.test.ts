import { expect, it } from 'vitest'
import type { CrashBet } from './crash-calls.ts'
import { createFreeBets } from './free-bets.ts'

const freeRoundsId = '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0001'
const gift = { freeRoundsId }
const given = {
  freeRoundsId,
  left: 2,
  stake: { amountMinor: 1000, currency: 'CZK' as const },
  expiresAt: '2026-11-30T12:00:00.000Z',
}
const BEFORE = '2026-11-30T11:59:59.000Z'

function show(first: Parameters<typeof createFreeBets>[0]) {
  const written: (string | undefined)[] = []
  const bets: (Pick<CrashBet, 'state' | 'freeRoundsId'> | undefined)[] = [undefined, undefined]
  const free = createFreeBets(
    first,
    { at: (slot) => bets[slot] as CrashBet | undefined },
    {
      say: (key, values) => (values ? `${values.count} × ${values.stake}` : key),
      money: (amountMinor) => `${amountMinor / 100} Kč`,
      freeRounds: (text) => void written.push(text),
    },
  )
  return { free, written, bets }
}

it('bets with free rounds at their stake for as long as there are any', () => {
  const { free, written } = show(given)
  expect([free.stakeMinor, free.gift()]).toEqual([1000, gift])
  expect(free.told({ ...given, left: 1 }, BEFORE)).toBeUndefined()
  expect(free.told(null, BEFORE)).toBe('freeRoundsOver')
  expect([free.stakeMinor, free.gift()]).toEqual([undefined, {}])
  expect(written).toEqual(['2 × 10 Kč', '1 × 10 Kč', undefined])
})

it('promises one to each bet that waits or is on its way, and has it again when the bet is taken back', async () => {
  const { free, bets } = show(given)
  bets[0] = { state: 'queued', freeRoundsId }
  await free.asking(true, async () => {
    expect([free.stakeMinor, free.gift()]).toEqual([undefined, {}])
  })
  expect(free.gift()).toEqual(gift)
  await free.asking(false, async () => expect(free.gift()).toEqual(gift))
  free.told({ ...given, left: 1 }, BEFORE)
  expect(free.gift()).toEqual({})
  bets[0] = { state: 'cancelled', freeRoundsId }
  expect(free.gift()).toEqual(gift)
})

it('does not say that they were played when their time is over, and has none where none were given', () => {
  const { free } = show(given)
  expect(free.told(null, given.expiresAt)).toBeUndefined()
  expect(show(null).free.gift()).toEqual({})
})
