import { dayOf, firstOfMonth } from '#contract/states/calendar.ts'
import { GAME_SORTS } from '#contract/shapes/reports.ts'

/** Days of reports are those of the books, whatever zone the screens are in. */
const ZONE = 'Europe/Bratislava'
const DAY = /^\d{4}-\d{2}-\d{2}$/

export const REPORT_VIEWS = ['games'] as const
export type ReportView = (typeof REPORT_VIEWS)[number]

/** By what figures of games can be listed; `player` needs a right of its own. */
export const GROUPS = ['game', 'day', 'version', 'player'] as const
export type Group = (typeof GROUPS)[number]
export type Sort = (typeof GAME_SORTS)[number]

export type ReportFilter = {
  readonly view: ReportView
  readonly from: string
  readonly to: string
  readonly by: Group
  /** One game, or all. */
  readonly game: string
  readonly sort: Sort
  readonly descending: boolean
}

/** What an address asks for: by default this month so far, by game, as the names stand. */
export function readReportFilter(search: URLSearchParams, now: Date): ReportFilter {
  const today = dayOf(ZONE, now)
  const day = (name: string, otherwise: string) => {
    const text = search.get(name) ?? ''
    return DAY.test(text) ? text : otherwise
  }
  const to = day('to', today)
  const from = day('from', firstOfMonth(to))
  return {
    view: REPORT_VIEWS.find((one) => one === search.get('view')) ?? REPORT_VIEWS[0],
    from: from > to ? to : from,
    to,
    by: GROUPS.find((one) => one === search.get('by')) ?? 'game',
    game: search.get('game') ?? '',
    sort: GAME_SORTS.find((one) => one === search.get('sort')) ?? 'key',
    descending: search.get('order') === 'down',
  }
}
