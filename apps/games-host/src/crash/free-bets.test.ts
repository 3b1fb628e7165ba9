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
  const pressed: (() => void)[] = []
  const free = createFreeBets(
    first,
    { at: (slot) => bets[slot] as CrashBet | undefined },
    {
      say: (key, values) => (values ? `${values.count} × ${values.stake}` : key),
      money: (amountMinor) => `${amountMinor / 100} Kč`,
      freeRounds: (text) => void written.push(text),
      choice: (_, { press }) => void pressed.push(press),
      notice: () => void pressed.splice(0),
    },
  )
  return { free, written, bets, pressed }
}

it('bets with free rounds at their stake for as long as there are any', () => {
  const { free, written } = show(given)
  expect([free.stakeMinor, free.gift()]).toEqual([1000, gift])
  free.update({ ...given, left: 1 }, BEFORE)
  expect(free.ended()).toBeUndefined()
  free.update(null, BEFORE)
  expect([free.ended(), free.ended()]).toEqual([freeRoundsId, undefined])
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
  free.update({ ...given, left: 1 }, BEFORE)
  expect(free.gift()).toEqual({})
  bets[0] = { state: 'cancelled', freeRoundsId }
  expect(free.gift()).toEqual(gift)
})

it('does not say that they were played when their time is over, and has none where none were given', () => {
  const { free } = show(given)
  free.update(null, given.expiresAt)
  expect(free.ended()).toBeUndefined()
  expect(show(null).free.gift()).toEqual({})
})

it('has a set behind it when the last of its bets has ended', () => {
  const { free, bets } = show({ ...given, left: 1 })
  bets[0] = { state: 'placed', freeRoundsId }
  free.update(null, BEFORE)
  expect(free.ended()).toBeUndefined()
  bets[0] = { state: 'lost', freeRoundsId }
  expect(free.ended()).toBe(freeRoundsId)
})

it('says before the first bet that the house pays, and stakes own money once they are left for later', async () => {
  const { free, pressed, written } = show(given)
  free.offer()
  expect(pressed).toHaveLength(1)
  await free.asking(true, async () => {})
  expect(pressed).toHaveLength(0)
  free.offer()
  pressed[0]?.()
  expect([free.stakeMinor, free.gift(), written.at(-1)]).toEqual([undefined, {}, undefined])
  const none = show(null)
  none.free.offer()
  expect(none.pressed).toHaveLength(0)
})
