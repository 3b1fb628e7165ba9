import { daysAfter, dayOf, instantAt, type Period } from '#contract/states/calendar.ts'
import { AISG_FORMAT } from '#exchange/aisg/format.ts'

const { hours } = AISG_FORMAT.periods

/** The period of packages that contains an instant: eight hours of local time; seven or nine when the clocks change. */
export function packagePeriodOf(zone: string, instant: Date): Period {
  const day = dayOf(zone, instant)
  const begins = hours.map((hour) => instantAt(zone, day, hour))
  const at = begins.findLastIndex((begin) => begin <= instant)
  const startsAt = begins[at] ?? instantAt(zone, day, hours[0])
  return { startsAt, endsAt: begins[at + 1] ?? instantAt(zone, daysAfter(day, 1), hours[0]) }
}
