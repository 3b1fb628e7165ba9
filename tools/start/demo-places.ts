import type { PlaceChange } from '#server/topology/index.ts'
import type { MarketKey } from '#config/market.ts'
import { demoVenue } from './demo.ts'

const [hall] = demoVenue.workrooms
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const MACHINES = ['Slot', 'Slot', 'Slot', 'Slot', 'MultiGame', 'Roulette'] as const

/** Terminals, hours and validities of the demonstration's venue. */
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

const { name, kind, street, town, postCode } = demoVenue
const GARDEN = { kind: 'Casino', name: 'Garden Casino' } as const
const BRIDGE = { kind: 'Bar', name: 'Bar U Mostu' } as const
const TWO = ['0190d3a0-7b1c-7000-8000-0000000000d3', '0190d3a0-7b1c-7000-8000-0000000000d4'] as const

/** Other venues of the demonstration, in towns of the market. */
export const demoVenues = {
  CZE: [
    { ...GARDEN, street: 'Sadová 8', town: 'Praha', postCode: '11000', latitude: 50.0875, longitude: 14.4213 },
    { ...BRIDGE, street: 'Mostní 3', town: 'Ostrava', postCode: '70200', latitude: 49.8209, longitude: 18.2625 },
  ],
  SVK: [
    { ...GARDEN, street: 'Sadová 8', town: 'Bratislava', postCode: '81101', latitude: 48.1486, longitude: 17.1077 },
    { ...BRIDGE, street: 'Mostná 3', town: 'Košice', postCode: '04001', latitude: 48.7164, longitude: 21.2611 },
  ],
} as const satisfies Record<MarketKey, readonly object[]>

/** The position of the demonstration's venue on the map, and its phone. */
export const demoHallPlace: Readonly<Record<MarketKey, readonly PlaceChange[]>> = {
  CZE: [
    {
      kind: 'venue-change',
      wanted: {
        venueId: demoVenue.id,
        name,
        kind,
        street,
        town,
        postCode,
        latitude: 49.1951,
        longitude: 16.6068,
        phone: '+420 500 000 001',
      },
    },
  ],
  SVK: [],
}

/** The other venues with their ids, and their facts. */
export const listDemoVenues = (market: MarketKey) =>
  demoVenues[market].map((venue, index) => {
    const venueId = TWO[index] ?? TWO[0]
    const changes: PlaceChange[] = [
      {
        kind: 'venue-change',
        wanted: { venueId, ...venue, phone: `+42${market === 'CZE' ? 0 : 1} 500 000 00${index + 2}` },
      },
      ...EVERY_DAY.map((weekday): PlaceChange => ({
        kind: 'opening',
        wanted: { venueId, weekday, opens: venue.kind === 'Bar' ? '14:00' : '11:00', closes: '02:00' },
      })),
      { kind: 'validity', wanted: { thing: 'venue', thingId: venueId, decision: `DEMO-${index + 2}` } },
    ]
    return { venue: { ...venue, id: venueId, workrooms: [] }, changes }
  })
