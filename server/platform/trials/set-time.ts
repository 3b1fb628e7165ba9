import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { setTime as call } from '#contract/onling-v2/auto-test.ts'
import { refuse, sendWithCommit, type Database, type ShiftedClock } from '#server/kernel/index.ts'
import { saveClockShift } from './test-clock.queries.ts'

/** Topic of the control bus; the id is the shift in milliseconds. */
export const CLOCK_SHIFTED = 'platform.clock-shifted'

/** The books have partitions for more than a year ahead. */
const SHIFT_MAX_MS = 366 * 86_400_000

/**
 * Moves the clock of the installation to an instant, from which it runs on; null resets it to real time. Every process
 * is notified at once. Refuses ERR_INVALID_CONTRACT for a past instant, or one more than a year ahead.
 */
export async function setTime(
  { db, clock }: { readonly db: Database; readonly clock: ShiftedClock },
  { now }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const present = clock.unshifted.now()
  const shiftMs = now === null ? 0 : Date.parse(now) - present.getTime()
  if (!Number.isSafeInteger(shiftMs) || shiftMs < 0 || shiftMs > SHIFT_MAX_MS)
    return refuse('ERR_INVALID_CONTRACT', { fields: [{ field: 'now', kind: 'InvalidValue' }] })
  await db.transaction(async (tx) => {
    await saveClockShift(tx, shiftMs, present)
    await sendWithCommit(tx, { topic: CLOCK_SHIFTED, id: String(shiftMs) })
  })
  clock.shift(shiftMs)
  return { now: clock.now().toISOString(), shiftMs }
}
