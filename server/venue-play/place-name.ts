import type { Instant, Querier } from '#server/kernel/index.ts'
import { findTerminalsOf, findVenue } from '#server/topology/index.ts'

/** How a player knows a terminal: the name of its venue and its serial number, as they were when the player sat down. */
export async function placeNameOf(
  db: Querier,
  of: { readonly target: string; readonly venueId: string; readonly terminalId: string; readonly openedAt: Instant },
): Promise<{ readonly venueName: string; readonly terminal: string }> {
  const { target, venueId, terminalId, openedAt } = of
  const venue = await findVenue(db, { target, now: openedAt }, venueId)
  const terminals = await findTerminalsOf(db, { target, venueId, at: openedAt })
  const terminal = terminals.find((one) => one.terminalId === terminalId)?.serial ?? ''
  return { venueName: venue?.name ?? '', terminal }
}
