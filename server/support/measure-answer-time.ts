import type { ReplyOf } from '#contract/call.ts'
import type { getAnswerTime as call } from '#contract/play-v1/support.ts'
import { measureAnswers } from './messages.queries.ts'
import type { SupportNeeds } from './needs.ts'

const DAYS = 30
const DAY_MS = 86_400_000
/** With fewer answers no usual time is shown. */
const ANSWERS_MIN = 5

/** The usual waiting time, from recent answers; undefined if there were too few. */
export async function measureAnswerTime({
  db,
  clock,
  target,
}: Pick<SupportNeeds, 'db' | 'clock' | 'target'>): Promise<ReplyOf<typeof call>> {
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS)
  const { answers, medianMinutes } = await measureAnswers(db, target, since)
  return { usualMinutes: answers < ANSWERS_MIN ? null : medianMinutes }
}
