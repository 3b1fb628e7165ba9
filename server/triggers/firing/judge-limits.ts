import { dayOf, startOfDay } from '#contract/states/calendar.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import type { FiredBefore } from './firings.queries.ts'

const MINUTE_MS = 60_000

/** The beginning of the day, from which firings count for the daily limit. */
export const dayBegin = (zone: string, at: Date): Date => startOfDay(zone, dayOf(zone, at))

/** The limit of a trigger that prevents one more firing for a person, if any. Pure. */
export function judgeLimits(
  { perDay, perPerson, coolDownMinutes }: TriggerTerms['limits'],
  { inAll, since, lastAt }: FiredBefore,
  at: Date,
): 'per-person' | 'per-day' | 'cool-down' | undefined {
  if (perPerson !== null && inAll >= perPerson) return 'per-person'
  if (perDay !== null && since >= perDay) return 'per-day'
  const isCooling =
    coolDownMinutes !== null && lastAt !== null && at.getTime() - lastAt.getTime() < coolDownMinutes * MINUTE_MS
  return isCooling ? 'cool-down' : undefined
}
