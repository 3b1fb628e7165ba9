import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/venue-play.ts'
import type { Sitting } from '#contract/shapes/venue-play.ts'
import { assert, refuse, type Input } from '#server/kernel/index.ts'
import { endSitting } from './end-sitting.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { sittingShown } from './show-sitting.ts'
import { venueOf } from './sign-in-at-terminal.ts'
import { findOpenOf, findSitting } from './sittings.queries.ts'

/** A player leaves; a late report ends the sitting at its own instant. Idempotent. */
export async function signOutAtTerminal(
  needs: VenuePlayNeeds,
  { body, caller, concerns }: Pick<Input<typeof calls.signOut>, 'body' | 'caller' | 'concerns'>,
): Promise<Sitting> {
  const venueId = venueOf(caller)
  const sitting = await findSitting(needs.db, body.sittingId, venueId)
  if (!sitting) return refuse('ERR_SESSION_NOT_FOUND')
  concerns(sitting.playerId)
  const { currency, clock } = needs
  const now = clock.now()
  if (sitting.endedAt !== null) return sittingShown(sitting, { currency, now })
  const told = body.at === undefined ? now : new Date(body.at)
  const at = new Date(Math.min(now.getTime(), Math.max(told.getTime(), sitting.openedAt.getTime())))
  await endSitting(needs, { sitting, reason: body.because, at })
  const after = await findSitting(needs.db, body.sittingId, venueId)
  assert(after, 'A sitting that has ended is still known.')
  return sittingShown(after, { currency, now })
}

/** The player ends the sitting from the phone. */
export async function leaveByPhone(
  needs: VenuePlayNeeds,
  playerId: number,
): Promise<ReplyOf<typeof calls.leaveTerminal>> {
  const people = [playerId, ...(await needs.findOthers(needs.db, playerId))]
  for (const sitting of await findOpenOf(needs.db, people))
    await endSitting(needs, { sitting, reason: 'left-by-phone', at: needs.clock.now() })
  return { done: true }
}
