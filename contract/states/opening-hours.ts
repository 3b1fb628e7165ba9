import { dayOf, daysAfter, instantAt, wallTextOf, weekdayOf } from './calendar.ts'

/** Opening hours in local time of a zone; 1 is Monday. */
export type OpeningHours = readonly { readonly days: readonly number[]; readonly from: string; readonly to: string }[]

const MINUTE_MS = 60_000
/** Opening hours without any open time within this number of days are empty. */
const DAYS_MAX = 400

/** Whether an instant is within the opening hours. */
export function isOpenAt(hours: OpeningHours, zone: string, at: Date): boolean {
  const [day = '', time = ''] = wallTextOf(zone, at).split('T')
  return hours.some(({ days, from, to }) => days.includes(weekdayOf(day)) && from <= time && time < to)
}

/** The instant after this number of minutes of opening hours. */
export function openMinutesLater(hours: OpeningHours, zone: string, from: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS
  let day = dayOf(zone, from)
  for (let passed = 0; passed < DAYS_MAX; passed += 1) {
    for (const { startsAt, endsAt } of spansOf(hours, zone, day)) {
      const begins = Math.max(startsAt.getTime(), from.getTime())
      const length = endsAt.getTime() - begins
      if (length <= 0) continue
      if (length >= left) return new Date(begins + left)
      left -= length
    }
    day = daysAfter(day, 1)
  }
  throw new RangeError('These hours are never open.')
}

/** Open periods of one day, in order. */
function spansOf(hours: OpeningHours, zone: string, day: string) {
  return hours
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to }) => ({ startsAt: instantAt(zone, day, from), endsAt: instantAt(zone, day, to) }))
}
