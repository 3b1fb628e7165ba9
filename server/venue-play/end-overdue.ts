import { isOnBreak } from '#server/exclusion/index.ts'
import { forEachOfPages, type Heartbeat, type Reaction } from '#server/kernel/index.ts'
import { creditReactions, judgeCredit, lookBackAtCredit } from './credit/judge-credit.ts'
import { endSitting } from './end-sitting.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { findToEnd, lockSitting, makeStale, type SittingToEnd } from './sittings.queries.ts'

const EVERY_MS = 1_000
const JUDGE_EVERY_MS = 10_000
const LOOK_BACK_EVERY_MS = 60_000
const IDLE_MS = 15 * 60_000
const AT_ONCE = 100

type Needs = Pick<VenuePlayNeeds, 'db' | 'clock' | 'target' | 'limits' | 'signIn' | 'findOthers'>
type WorkerNeeds = Needs & Pick<VenuePlayNeeds, 'currency' | 'findContact' | 'sendLetter'>

/**
 * Ends sittings whose sign-in has ended, whose player may not play any more, or that had no activity for a quarter of
 * an hour.
 */
export async function endOverdue(needs: Needs): Promise<number> {
  const { db, clock, target } = needs
  const now = clock.now()
  const idleSince = new Date(now.getTime() - IDLE_MS)
  const due = await forEachOfPages<SittingToEnd, void>({
    limit: AT_ONCE,
    list: (page) => findToEnd(db, { target, now, idleSince, ...page }),
    work: async ({ id, reason }) => {
      const sitting = await db.transaction((tx) => lockSitting(tx, id))
      if (!sitting) return
      const isBreak = reason === 'excluded' && (await isOnBreak(db, sitting.playerId))
      await endSitting(needs, { sitting, reason: isBreak ? 'break' : reason, at: now })
    },
    message: 'Some sittings could not be ended.',
  })
  return due.length
}

/** The periodic jobs of this room in the worker. */
export function venuePlayHeartbeats(needs: WorkerNeeds): Heartbeat[] {
  return [
    { name: 'venue-play.end-overdue', everyMs: EVERY_MS, beat: () => endOverdue(needs) },
    { name: 'venue-play.judge-credit', everyMs: JUDGE_EVERY_MS, beat: () => judgeCredit(needs) },
    { name: 'venue-play.look-back-at-credit', everyMs: LOOK_BACK_EVERY_MS, beat: () => lookBackAtCredit(needs) },
  ]
}

/** After a changed limit, the next stake at a terminal reads the limits again. */
export function venuePlayReactions(needs: WorkerNeeds): Reaction[] {
  return [
    ...creditReactions(needs),
    {
      event: 'limits.changed',
      name: 'venue-play.on-limits-changed',
      react: async ({ playerId }) => {
        const people = [playerId, ...(await needs.findOthers(needs.db, playerId))]
        await makeStale(needs.db, people, needs.clock.now())
      },
    },
  ]
}
