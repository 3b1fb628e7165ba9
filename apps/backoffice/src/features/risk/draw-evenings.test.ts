import { expect, it } from 'vitest'
import { drawEvenings, NIGHT } from './draw-evenings.ts'

const of = { zone: 'Europe/Bratislava', lastDay: '2026-03-29', count: 3 } as const

it('an evening is from noon to noon, and its night belongs to it', () => {
  const evenings = drawEvenings(
    [
      { startsAt: '2026-03-27T20:00:00Z', rounds: 4 },
      { startsAt: '2026-03-28T01:15:00Z', rounds: 9 },
      { startsAt: '2026-03-28T11:00:00Z', rounds: 1 },
    ],
    of,
  )
  expect(evenings.map(({ day, quarters, nightQuarters }) => [day, quarters, nightQuarters])).toEqual([
    ['2026-03-29', 0, 0],
    ['2026-03-28', 1, 0],
    ['2026-03-27', 2, 1],
  ])
  expect(evenings[1]?.slots[0]?.at).toBe(0)
})

it('in the night of the clock change a quarter of an hour is at its local time', () => {
  // 3:30 of summer time, half an hour after the clocks went forward at two.
  const [, evening] = drawEvenings([{ startsAt: '2026-03-29T01:30:00Z', rounds: 2 }], of)
  expect(evening?.slots[0]?.at).toBeCloseTo(15.5 / 24)
  expect(evening?.nightQuarters).toBe(1)
  expect(NIGHT.to * 24 - 12).toBe(5)
})
