import { expect, it } from 'vitest'
import { countInventory } from './count-inventory.ts'
import type { Terminal } from './places.ts'

const terminal = (venueName: string | null, kind: Terminal['kind'], seats: number, certificate: string | null = 'C') =>
  ({ kind, seats, certificate, place: venueName === null ? null : { venueName } }) as Terminal

it('counts terminals by place, the store last', () => {
  const lines = countInventory([
    terminal(null, 'Slot', 1),
    terminal('Herna B', 'Roulette', 8),
    terminal('Herna A', 'Slot', 1, null),
    terminal('Herna B', 'Slot', 1),
  ])
  expect(
    lines.map(({ venue, terminals, seats, withoutCertificate }) => [venue, terminals, seats, withoutCertificate]),
  ).toEqual([
    ['Herna A', 1, 1, 1],
    ['Herna B', 2, 9, 0],
    [null, 1, 1, 0],
  ])
  expect(lines[1]?.byKind).toEqual({ Slot: 1, Roulette: 1, Cards: 0, MultiGame: 0 })
})
