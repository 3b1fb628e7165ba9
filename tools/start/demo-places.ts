import type { PlaceChange } from '#server/topology/index.ts'
import { demoVenue } from './demo.ts'

const [hall] = demoVenue.workrooms
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const MACHINES = ['Slot', 'Slot', 'Slot', 'Slot', 'MultiGame', 'Roulette'] as const

/** What stands in the demonstration's hall, when it is open, and by whose decision it may be played. */
export const demoPlaces: readonly PlaceChange[] = [
  {
    kind: 'party',
    wanted: { kind: 'operator', name: 'Demo operator', licenceNumber: 'DEMO-1', address: 'Lipová 1, Brno' },
  },
  ...EVERY_DAY.map((weekday): PlaceChange => ({
    kind: 'opening',
    wanted: { venueId: demoVenue.id, weekday, opens: '10:00', closes: weekday < 5 ? '23:00' : '03:00' },
  })),
  { kind: 'validity', wanted: { thing: 'venue', thingId: demoVenue.id, decision: 'DEMO-1' } },
  ...MACHINES.map((kind, index): PlaceChange => ({
    kind: 'terminal-new',
    wanted: {
      serial: `DEMO-${index + 1}`,
      producer: index < 3 ? 'Demo machines' : 'Other demo machines',
      kind,
      seats: kind === 'Roulette' ? 8 : 1,
      softwareBuild: `2.${index}.0`,
      venueId: demoVenue.id,
      workroomId: hall.id,
    },
  })),
]
