import { composeTopology } from '#apps/api/compose/compose-topology.ts'
import type { PlaceChange } from '#server/topology/index.ts'
import { findTerminalsOf, seedPlaces } from '#server/topology/index.ts'
import { TEST_VENUE, type TestApi } from './api.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/**
 * Opens the venue of the tests from ten to three, permits play there, and adds terminals. Returns their ids by serial
 * number.
 */
export async function openVenue(
  api: Pick<TestApi, 'db' | 'clock' | 'environment'>,
  venueId: string = TEST_VENUE.id,
  serials: readonly string[] = ['T-1', 'T-2'],
): Promise<readonly string[]> {
  const { db, clock, environment } = api
  const { configuration } = environment
  const needs = composeTopology({ db, clock, configuration }, environment)
  await seedPlaces(needs, venueId, [
    ...EVERY_DAY.map((weekday): PlaceChange => ({
      kind: 'opening',
      wanted: { venueId, weekday, opens: '10:00', closes: '03:00' },
    })),
    { kind: 'validity', wanted: { thing: 'venue', thingId: venueId, decision: 'TEST-1' } },
    ...serials.map((serial): PlaceChange => ({
      kind: 'terminal-new',
      wanted: { serial, producer: 'Test machines', kind: 'Slot', seats: 1, venueId },
    })),
  ])
  const terminals = await findTerminalsOf(db, { target: configuration.brand.target, venueId, at: clock.now() })
  return serials.map((serial) => terminals.find((one) => one.serial === serial)?.terminalId ?? '')
}
