import { dayOf, firstOfMonth } from '#contract/states/calendar.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { getVenuePlay } from '#contract/play-v1/venue-play.ts'
import { findHeldOf } from '#server/payments/index.ts'
import { findTerminalsOf, findVenue } from '#server/topology/index.ts'
import { findPlayDays } from './facts.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { findOpenOf } from './sittings.queries.ts'

/** The player's view of venues: where they are signed in, money held and until when, and their play of this month. */
export async function showOwnVenuePlay(needs: VenuePlayNeeds, playerId: number): Promise<ReplyOf<typeof getVenuePlay>> {
  const { db, clock, timeZone, currency } = needs
  const now = clock.now()
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const [held, days] = await Promise.all([
    findHeldOf(db, playerId),
    findPlayDays(db, playerId, firstOfMonth(dayOf(timeZone, now))),
  ])
  return {
    sitting: await showSitting(needs, playerId),
    holds: held.map(({ id, channel, reference, takesMinor, place, expiresAt }) => ({
      transferId: id,
      what: whatOf(channel),
      // The reference of such a transfer is the id of its voucher.
      voucherId: channel === 'voucher' ? reference : null,
      amount: money(takesMinor),
      place,
      expiresAt: (expiresAt ?? now).toISOString(),
    })),
    days: days.map(({ day, rounds, staked, won }) => ({ day, rounds, staked: money(staked), won: money(won) })),
  }
}

const whatOf = (channel: string): 'venue' | 'voucher' | 'own' =>
  channel === 'voucher' || channel === 'own' ? channel : 'venue'

async function showSitting(
  { db, clock, target }: VenuePlayNeeds,
  playerId: number,
): Promise<ReplyOf<typeof getVenuePlay>['sitting']> {
  const [sitting] = await findOpenOf(db, [playerId])
  if (!sitting) return null
  const { venueId, terminalId, openedAt } = sitting
  const now = clock.now()
  const [venue, terminals] = await Promise.all([
    findVenue(db, { target, now }, venueId),
    findTerminalsOf(db, { target, venueId, at: now }),
  ])
  const terminal = terminals.find((one) => one.terminalId === terminalId)?.serial ?? ''
  return { venueName: venue?.name ?? '', terminal, openedAt: openedAt.toISOString() }
}
