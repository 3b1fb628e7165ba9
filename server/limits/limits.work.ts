import type { Heartbeat } from '#server/kernel/index.ts'
import { applyDue } from './apply-limits.ts'
import type { LimitsNeeds } from './needs.ts'

const APPLY_EVERY_MS = 1_000

/** Heartbeats of the worker for this room: a looser limit takes effect when its waiting time is over. */
export function limitHeartbeats(needs: LimitsNeeds): Heartbeat[] {
  return [{ name: 'limits.apply-due', everyMs: APPLY_EVERY_MS, beat: () => applyDue(needs) }]
}
