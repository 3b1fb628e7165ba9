import { expect, it } from 'vitest'
import { createFreeRounds } from './free-rounds.ts'

const given = {
  freeRoundsId: '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0001',
  left: 2,
  stake: { amountMinor: 1000, currency: 'CZK' as const },
  expiresAt: '2026-11-30T12:00:00.000Z',
}

function show(first: Parameters<typeof createFreeRounds>[0]) {
  const written: (string | undefined)[] = []
  const free = createFreeRounds(first, {
    say: (_, { count, stake }) => `${count} × ${stake}`,
    money: (amountMinor) => `${amountMinor / 100} Kč`,
    freeRounds: (text) => void written.push(text),
  })
  return { free, written }
}

it('plays at the stake of the free rounds until the last one is played', () => {
  const { free, written } = show(given)
  const gift = { freeRoundsId: given.freeRoundsId }
  expect([free.stakeMinor, free.giftFor(1000), free.giftFor(2000)]).toEqual([1000, gift, {}])
  expect(free.played()).toBe(false)
  expect(free.played()).toBe(true)
  expect([free.stakeMinor, free.giftFor(1000)]).toEqual([undefined, {}])
  expect(written).toEqual(['2 × 10 Kč', '1 × 10 Kč', undefined])
})

it('has none where none were given, and none when the platform says so', () => {
  expect(show(null).free.stakeMinor).toBeUndefined()
  const { free, written } = show(given)
  free.gone()
  expect([free.giftFor(1000), written.at(-1)]).toEqual([{}, undefined])
})
