import { dayOf } from '#contract/states/calendar.ts'

/** Something that begins or ends on a known day. */
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
  /** Description in one line; empty where the name is enough. */
  readonly about: string
  readonly to: string
}

export type CalendarDay = { readonly day: string; readonly entries: readonly CalendarEntry[] }

const DAYS_AHEAD = 60
const DAY_MS = 86_400_000

/** Coming events of the next weeks, by the days of the market, without past ones. */
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
