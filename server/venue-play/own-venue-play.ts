import { dayOf, firstOfMonth } from '#contract/states/calendar.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { getVenuePlay } from '#contract/play-v1/venue-play.ts'
import { findHeldOf } from '#server/payments/index.ts'
import { findOpenCreditOf } from './credit/credit-left.queries.ts'
import { findPlayDays } from './facts.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { placeNameOf } from './place-name.ts'
import { findOpenOf } from './sittings.queries.ts'

/** The player's view of venues: where they are signed in, money held and until when, money left on terminals, and their play of this month. */
export async function showOwnVenuePlay(needs: VenuePlayNeeds, playerId: number): Promise<ReplyOf<typeof getVenuePlay>> {
  const { db, clock, target, timeZone, currency } = needs
  const now = clock.now()
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const [held, left, days] = await Promise.all([
    findHeldOf(db, playerId),
    findOpenCreditOf(db, target, playerId),
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
    left: await Promise.all(
      left.map(async ({ amountMinor, endedAt, ...of }) => ({
        ...(await placeNameOf(db, { ...of, target })),
        amount: money(amountMinor),
        since: endedAt.toISOString(),
      })),
    ),
    days: days.map(({ day, rounds, staked, won }) => ({ day, rounds, staked: money(staked), won: money(won) })),
  }
}

const whatOf = (channel: string): 'venue' | 'voucher' | 'own' =>
  channel === 'voucher' || channel === 'own' ? channel : 'venue'

async function showSitting(
  { db, target }: VenuePlayNeeds,
  playerId: number,
): Promise<ReplyOf<typeof getVenuePlay>['sitting']> {
  const [sitting] = await findOpenOf(db, [playerId])
  if (!sitting) return null
  const { openedAt } = sitting
  const place = await placeNameOf(db, { ...sitting, target })
  return { ...place, openedAt: openedAt.toISOString() }
}
