import type { ReplyOf } from '#contract/call.ts'
import type { panicAtTerminal as call } from '#contract/play-v1/venue-play.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { endSitting } from './end-sitting.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { venueOf } from './sign-in-at-terminal.ts'
import { findSitting } from './sittings.queries.ts'

/**
 * The same panic stop as on the phone: from its commit on, no stake of the person is taken anywhere. Then the sitting
 * ends.
 */
export async function panicAtTerminal(
  needs: VenuePlayNeeds,
  { body, caller, concerns }: Pick<Input<typeof call>, 'body' | 'caller' | 'concerns'>,
): Promise<ReplyOf<typeof call>> {
  const sitting = await findSitting(needs.db, body.sittingId, venueOf(caller))
  if (!sitting) return refuse('ERR_SESSION_NOT_FOUND')
  concerns(sitting.playerId)
  const now = needs.clock.now()
  const told = body.at === undefined ? now : new Date(body.at)
  const pressedAt = new Date(Math.min(now.getTime(), Math.max(told.getTime(), sitting.openedAt.getTime())))
  const stop = await needs.pressPanic(sitting.playerId, pressedAt)
  if (sitting.endedAt === null) await endSitting(needs, { sitting, reason: 'panic', at: now })
  return { done: true, until: stop?.until ?? null }
}
