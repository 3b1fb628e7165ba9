import { minutesAfter } from '../after.ts'
import type { SignInNeeds } from '../needs.ts'
import { recordSecurity } from './record-security.ts'
import { findFailing } from './security-events.queries.ts'

/** At most one letter per hour to a person, however long the attempts go on. */
const TOLD_EVERY_MINUTES = 60

export type NotifyOfFailuresNeeds = Pick<SignInNeeds, 'db' | 'clock' | 'queueMail' | 'market'>

/**
 * Sends letters to members of staff whose sign-in was blocked by bad attempts. Run by the worker: at the attempt, for
 * known people alone, it would take time that reveals who is known.
 */
export async function notifyOfFailures(needs: NotifyOfFailuresNeeds): Promise<void> {
  const now = needs.clock.now()
  const failing = await findFailing(needs.db, now, minutesAfter(now, -TOLD_EVERY_MINUTES))
  for (const { userId, blockedUntil } of failing)
    await needs.db.transaction((tx) =>
      recordSecurity(tx, needs, {
        userId,
        kind: 'many-failures',
        by: null,
        details: { until: blockedUntil.toISOString() },
      }),
    )
}
