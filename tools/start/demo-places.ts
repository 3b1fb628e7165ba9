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
    wanted: { kind: 'operator', name: 'Demo operator', licenceNumber: 'DEMO-1' },
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

/** The cash desk that every venue of the demonstration has. */
export const DEMO_DESK = 'Pokladna 1'

const GARDEN = { kind: 'Casino', name: 'Garden Casino' } as const
const OPENING = { Casino: { opens: '00:00', closes: '00:00' }, Bar: { opens: '14:00', closes: '02:00' } } as const
const BRIDGE = { kind: 'Bar', name: 'Bar U Mostu' } as const
const TWO = ['0190d3a0-7b1c-7000-8000-0000000000d3', '0190d3a0-7b1c-7000-8000-0000000000d4'] as const
/** A venue of the demonstration that is open at every hour: the law closes gaming halls at night, casinos not. */
export const demoCasino = { id: TWO[0], name: GARDEN.name } as const

/** Other venues of the demonstration, in towns of the market, at addresses that the registers' stand-ins have. */
export const demoVenues = {
  CZE: [
    { ...GARDEN, street: 'Vinohradská 138/1', town: 'Praha', postCode: '12000', latitude: 50.0783, longitude: 14.4394 },
    { ...BRIDGE, street: 'Opavská 223/1', town: 'Ostrava', postCode: '70800', latitude: 49.8297, longitude: 18.1742 },
  ],
  SVK: [
    {
      ...GARDEN,
      street: 'Obchodná 434/1',
      town: 'Bratislava',
      postCode: '81101',
      latitude: 48.147,
      longitude: 17.1106,
    },
    { ...BRIDGE, street: 'Hlavná 471/1', town: 'Košice', postCode: '04001', latitude: 48.7205, longitude: 21.2575 },
  ],
} as const satisfies Record<MarketKey, readonly object[]>

/** Where the demonstration's hall is in each market. */
export const demoHallAddress = {
  CZE: { street: 'Kounicova 186/1', town: 'Brno', postCode: '60200' },
  SVK: { street: 'Národná 508/1', town: 'Žilina', postCode: '01001' },
} as const satisfies Record<MarketKey, object>

const HALL_CONTACTS = {
  CZE: { latitude: 49.2013, longitude: 16.6028, phone: '+420 500 000 001' },
  SVK: { latitude: 49.2231, longitude: 18.7394, phone: '+421 500 000 001' },
} as const satisfies Record<MarketKey, object>

/** The position of the demonstration's venue on the map, and its phone. */
export const placeDemoHall = (market: MarketKey): PlaceChange => ({
  kind: 'venue-change',
  wanted: {
    venueId: demoVenue.id,
    name: demoVenue.name,
    kind: demoVenue.kind,
    ...demoHallAddress[market],
    ...HALL_CONTACTS[market],
  },
})

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
        wanted: { venueId, weekday, ...OPENING[venue.kind] },
      })),
      { kind: 'validity', wanted: { thing: 'venue', thingId: venueId, decision: `DEMO-${index + 2}` } },
    ]
    return { venue: { ...venue, id: venueId, workrooms: [] }, changes }
  })
