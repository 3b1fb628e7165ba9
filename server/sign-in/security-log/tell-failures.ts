import { minutesAfter } from '../after.ts'
import type { SignInNeeds } from '../needs.ts'
import { noteSecurity } from './note-security.ts'
import { findFailing } from './security-events.queries.ts'

/** Nobody is told more often, however long somebody tries. */
const TOLD_EVERY_MINUTES = 60

export type TellFailuresNeeds = Pick<SignInNeeds, 'db' | 'clock' | 'queueMail' | 'market'>

/**
 * Tells members of staff whose sign-in was stopped by bad attempts. Work of the worker: written at the attempt, for known
 * people alone, it would take time that tells who is known.
 */
export async function tellFailures(needs: TellFailuresNeeds): Promise<void> {
  const now = needs.clock.now()
  const failing = await findFailing(needs.db, now, minutesAfter(now, -TOLD_EVERY_MINUTES))
  for (const { userId, blockedUntil } of failing)
    await needs.db.transaction((tx) =>
      noteSecurity(tx, needs, {
        userId,
        kind: 'many-failures',
        by: null,
        details: { until: blockedUntil.toISOString() },
      }),
    )
}
