import { dayOf } from '#contract/states/calendar.ts'

/** Something that begins or ends on a day that is known. */
export type CalendarEntry = {
  readonly at: string
  readonly kind:
    | 'offer-begins'
    | 'offer-ends'
    | 'entry-opens'
    | 'tournament-begins'
    | 'tournament-ends'
    | 'rounds-end'
    | 'bonus-ends'
  readonly name: string
  /** What it is about, in one line; empty where the name says it. */
  readonly about: string
  readonly to: string
}

export type CalendarDay = { readonly day: string; readonly entries: readonly CalendarEntry[] }

const DAYS_AHEAD = 60
const DAY_MS = 86_400_000

/** What comes in the next weeks, by the days of the market: what has happened already is not in it. */
export function composeCalendar(
  entries: readonly CalendarEntry[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): CalendarDay[] {
  const coming = entries
    .filter(({ at }) => Date.parse(at) > now && Date.parse(at) < now + DAYS_AHEAD * DAY_MS)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.name.localeCompare(b.name))
  const days = Map.groupBy(coming, ({ at }) => dayOf(timeZone, new Date(at)))
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }))
}
