import type { ReplyOf } from '#contract/call.ts'
import type { reportState as call } from '#contract/play-v1/venue-play.ts'
import { AGENT_CLOCK_MAX_MS } from '#contract/shapes/venue-play.ts'
import { dayOf } from '#contract/states/calendar.ts'
import type { Input } from '#server/kernel/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import { venueOf } from '../sign-in-at-terminal.ts'
import { lockAgent, writeAgent } from './agents.queries.ts'

/**
 * Stores the state of a venue's agent for the view of the hall; of one process in the order in which it reported. The first time in a
 * day that its clock is off by more than is allowed, the managers of the venue are told by a letter.
 */
export async function reportState(
  { db, clock, timeZone, notifyManagers }: Pick<VenuePlayNeeds, 'db' | 'clock' | 'timeZone' | 'notifyManagers'>,
  { body, caller }: Pick<Input<typeof call>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof call>> {
  const venueId = venueOf(caller)
  const { clientId, name, venueName } = caller
  const { run, upMs, waiting, refused } = body
  const now = clock.now()
  const clockAheadMs = Date.parse(body.machineAt) - now.getTime()
  const reported = { clientId, name, run, upMs, reportedAt: now, clockAheadMs, waiting, refused }
  await db.transaction(async (tx) => {
    const before = await lockAgent(tx, { venueId, ...reported })
    const isOvertaken = before?.run === run && before.upMs >= upMs
    if (!before || isOvertaken) return
    const isOff = Math.abs(clockAheadMs) > AGENT_CLOCK_MAX_MS
    const wasTold = before.clockToldAt !== null && dayOf(timeZone, before.clockToldAt) === dayOf(timeZone, now)
    const isToldNow = isOff && !wasTold
    await writeAgent(tx, venueId, {
      ...reported,
      clockOffSince: isOff ? (before.clockOffSince ?? now) : null,
      clockToldAt: isToldNow ? now : before.clockToldAt,
    })
    if (isToldNow)
      await notifyManagers(tx, {
        what: 'clock',
        venueId,
        venueName: venueName ?? '',
        agent: name,
        aheadMs: clockAheadMs,
      })
  })
  return { clockAheadMs }
}
