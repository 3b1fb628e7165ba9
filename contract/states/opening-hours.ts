import { dayOf, daysAfter, instantAt, wallTextOf, weekdayOf } from './calendar.ts'

/** Hours by the clock of a zone; 1 is Monday. */
export type OpeningHours = readonly { readonly days: readonly number[]; readonly from: string; readonly to: string }[]

const MINUTE_MS = 60_000
/** Hours that are never open within so many days are none. */
const DAYS_MAX = 400

/** Whether somebody is there at an instant. */
export function isOpenAt(hours: OpeningHours, zone: string, at: Date): boolean {
  const [day = '', time = ''] = wallTextOf(zone, at).split('T')
  return hours.some(({ days, from, to }) => days.includes(weekdayOf(day)) && from <= time && time < to)
}

/** The instant at which so many minutes of opening hours have passed. */
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

/** What is open of one day, in its order. */
function spansOf(hours: OpeningHours, zone: string, day: string) {
  return hours
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to }) => ({ startsAt: instantAt(zone, day, from), endsAt: instantAt(zone, day, to) }))
}
