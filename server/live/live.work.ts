import type { Heartbeat } from '#server/kernel/index.ts'
import { measureLive } from './measure.ts'
import type { LiveNeeds } from './needs.ts'

const MEASURE_EVERY_MS = 5_000

/** Measures the live view again and again. */
export function liveHeartbeats(needs: LiveNeeds): Heartbeat[] {
  return [{ name: 'live.measure', everyMs: MEASURE_EVERY_MS, beat: () => measureLive(needs) }]
}
