import type { LiveFigures } from '#contract/shapes/live.ts'
import { dayOf, startOfDay } from '#contract/states/calendar.ts'
import { countBegun } from '#server/exclusion/index.ts'
import { countChanged } from '#server/limits/index.ts'
import type { LiveNeeds } from '../needs.ts'

/** Limits that players changed today, and exclusions that began. Counts only: who it was stands nowhere here. */
export async function readProtection({
  db,
  clock,
  timeZone,
}: Pick<LiveNeeds, 'db' | 'clock' | 'timeZone'>): Promise<LiveFigures['protection']> {
  const now = clock.now()
  const since = startOfDay(timeZone, dayOf(timeZone, now))
  const [limits, begun] = await Promise.all([countChanged(db, { since, now }), countBegun(db, since)])
  const count = (kind: (typeof begun)[number]['kind']) => begun.find((one) => one.kind === kind)?.count ?? 0
  return {
    limitsTightened: limits.tightened,
    limitsLoosened: limits.loosened,
    loosenedWaiting: limits.waiting,
    self: count('self'),
    register: count('register'),
    panic: count('panic'),
    breaks: count('break'),
    byStaff: count('staff'),
  }
}
