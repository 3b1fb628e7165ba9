import { dayOf, startOfDay } from '#contract/states/calendar.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import type { FiredBefore } from './firings.queries.ts'

const MINUTE_MS = 60_000

/** Since when firings count for the limit of a day. */
export const dayBegin = (zone: string, at: Date): Date => startOfDay(zone, dayOf(zone, at))

/** Which limit of a trigger stands against one more firing for a person. Pure. */
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
