import { PERFORMANCE_GROUPS } from '#contract/play-v1/performance.ts'
import { dayOf, firstOfMonth } from '#contract/states/calendar.ts'
import { GAME_SORTS } from '#contract/shapes/reports.ts'
import { isDay } from '../../shell/is-day.ts'
import { VIEWS } from '../../shell/view-names.ts'

/** The syntax of a brand's key; existing ones are in the books. */
const BRAND = /^[a-z0-9_]{1,40}$/
export const REPORT_VIEWS = VIEWS.reports
export type ReportView = (typeof REPORT_VIEWS)[number]

/** Groupings of figures of games; `player` needs a separate permission. */
export const GROUPS = ['game', 'day', 'version', 'player'] as const
export type Group = (typeof GROUPS)[number]
/** Groupings of returns of games. */
export type PerformanceGroup = (typeof PERFORMANCE_GROUPS)[number]
/** Groupings of payments. */
export const FUND_GROUPS = ['way', 'day', 'player'] as const
export type FundGroup = (typeof FUND_GROUPS)[number]
const FUND_SORTS = ['key', 'count', 'sum'] as const
const CURRENCIES = ['CZK', 'EUR'] as const
/** Groups of columns of the overview, so that a row fits without scrolling sideways. */
export const COLUMN_GROUPS = ['main', 'people', 'play', 'gifts', 'money', 'protection'] as const
export type ColumnGroup = (typeof COLUMN_GROUPS)[number]
const DIRECTIONS = ['deposit', 'withdrawal'] as const

export type Sort = (typeof GAME_SORTS)[number]

export type ReportFilter = {
  readonly view: ReportView
  readonly from: string
  readonly to: string
  readonly by: Group
  /** One game, or all. */
  readonly game: string
  /** One brand and one currency, or all. */
  readonly brand: string
  readonly currency: '' | (typeof CURRENCIES)[number]
  /** The shown group of columns. */
  readonly columns: ColumnGroup
  readonly sort: Sort
  readonly descending: boolean
  readonly isByMonth: boolean
  readonly performanceBy: PerformanceGroup
  readonly fundsBy: FundGroup
  readonly fundSort: (typeof FUND_SORTS)[number]
  /** One direction of payments, or both. */
  readonly direction: '' | (typeof DIRECTIONS)[number]
  /** One account of the books, or all. */
  readonly account: string
}

/** Parses the URL; by default the overview of the current month so far, in days of the market's zone. */
export function readReportFilter(search: URLSearchParams, now: Date, zone: string): ReportFilter {
  const today = dayOf(zone, now)
  const day = (name: string, otherwise: string) => {
    const text = search.get(name) ?? ''
    return isDay(text) ? text : otherwise
  }
  const to = day('to', today)
  const from = day('from', firstOfMonth(to))
  return {
    view: REPORT_VIEWS.find((one) => one === search.get('view')) ?? REPORT_VIEWS[0],
    from: from > to ? to : from,
    to,
    by: GROUPS.find((one) => one === search.get('by')) ?? 'game',
    game: search.get('game') ?? '',
    brand: BRAND.exec(search.get('brand') ?? '')?.[0] ?? '',
    currency: CURRENCIES.find((one) => one === search.get('currency')) ?? '',
    columns: COLUMN_GROUPS.find((one) => one === search.get('columns')) ?? COLUMN_GROUPS[0],
    sort: GAME_SORTS.find((one) => one === search.get('sort')) ?? 'key',
    descending: search.get('order') === 'down',
    isByMonth: search.get('months') === '1',
    performanceBy: PERFORMANCE_GROUPS.find((one) => one === search.get('by')) ?? 'game',
    fundsBy: FUND_GROUPS.find((one) => one === search.get('by')) ?? 'way',
    fundSort: FUND_SORTS.find((one) => one === search.get('sort')) ?? 'key',
    direction: DIRECTIONS.find((one) => one === search.get('direction')) ?? '',
    account: search.get('account') ?? '',
  }
}

/** The parameters of a call; filters that are not chosen are left out. */
export function narrowing({ brand, currency }: Pick<ReportFilter, 'brand' | 'currency'>) {
  return {
    ...(brand === '' ? {} : { brands: [brand] }),
    ...(currency === '' ? {} : { currencies: [currency] }),
  }
}
