import { dayOf } from '#contract/states/calendar.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { enter as call } from '#contract/play-v1/venue-play.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { judgeVisit, readVisits } from '#server/limits/index.ts'
import { countFacts } from './count-facts.ts'
import { findFact } from './facts.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { venueOf } from './sign-in-at-terminal.ts'

/** Records a person's visit at the entrance. A repeated reference is the same visit, whatever has changed since. */
export async function enterVenue(
  needs: VenuePlayNeeds,
  { body, caller, concerns }: Pick<Input<typeof call>, 'body' | 'caller' | 'concerns'>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, limits, timeZone } = needs
  const { reference } = body
  const venueId = venueOf(caller)
  const { card } = await needs.signIn.readCard(body.cardNumber)
  if (!card) return refuse('ERR_INVALID_CARD_ID')
  if (card.isLocked) return refuse('ERR_INVALID_CARD_ID', { state: 'locked' })
  const { playerId } = card
  concerns(playerId)
  const now = clock.now()
  const before = await findFact(db, venueId, reference)
  if (before && (before.kind !== 'visit' || before.playerId !== playerId)) return refuse('ERR_KEY_REUSED')
  if (!before) {
    await needs.judgePlace({ venueId, at: now })
    await needs.judgeEntry(playerId)
    await judgeVisit(limits, playerId)
    const fact = { reference, kind: 'visit', playerId, at: now.toISOString() } as const
    const toCount = { fact, at: now, since: now, toldAt: now, day: dayOf(timeZone, now) }
    await countFacts(needs, {
      venueId,
      venueName: caller.venueName ?? '',
      playerId,
      facts: [toCount],
      now,
      isProved: true,
    })
  }
  return { playerId, visitsThisMonth: await readVisits(limits, playerId) }
}
