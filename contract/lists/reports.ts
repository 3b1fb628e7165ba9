import { Type } from 'typebox'
import { PERFORMANCE_GROUPS } from '../play-v1/performance.ts'
import { text } from '../shapes/fields.ts'
import { Currency } from '../shapes/money.ts'
import { GameFilter, ReportFilter } from '../shapes/reports.ts'
import { defineList } from './list.ts'

/** Reports that are answered whole, as lists: for their files. Their screens choose the days. */
const OF = ['from', 'to'] as const
const { brands, currencies, games, providers } = GameFilter

const currency = { key: 'currency', kind: 'text', text: 'reports.currency', isExtra: true } as const
const brand = { key: 'brand', kind: 'text', text: 'reports.brand' } as const
const money = (key: string, name: string) => ({ key, kind: 'money', text: name }) as const
const count = (key: string, name: string) => ({ key, kind: 'number', text: name }) as const
const side = (key: string) => ({ key, minorAt: key, kind: 'money', text: `reports.figure.${key}` }) as const

/** The trial balance; for one account, its movements. */
export const trialBalanceList = defineList({
  name: 'trial-balance',
  permission: 'reports.read',
  columns: [
    { key: 'account', kind: 'text', text: 'reports.account' },
    { key: 'kind', kind: 'text', text: 'entries.kind' },
    { key: 'contra', kind: 'text', text: 'entries.contra' },
    currency,
    side('openingMinor'),
    side('debitMinor'),
    side('creditMinor'),
    side('closingMinor'),
  ],
  filters: { currencies: Type.Optional(Type.Array(Currency, { maxItems: 2 })), account: Type.Optional(text(120, 1)) },
  of: OF,
  order: { by: 'account', descending: false },
})

/** Returns of games, measured against proved ones. Returns and bounds are shares of stakes: 0.95 is 95 per cent. */
export const gamePerformanceList = defineList({
  name: 'game-performance',
  permission: 'reports.read',
  columns: [
    { key: 'gameKey', kind: 'text', text: 'reports.game' },
    { key: 'version', kind: 'text', text: 'performance.by.version' },
    brand,
    { key: 'period', kind: 'day', text: 'performance.period' },
    currency,
    count('players', 'performance.players'),
    count('rounds', 'reports.rounds'),
    money('stake', 'reports.stake'),
    money('win', 'reports.win'),
    money('ggr', 'reports.ggr'),
    count('returned', 'performance.measured'),
    { key: 'declaredLeast', at: 'declared.least', kind: 'number', text: 'performance.declaredLeast' },
    { key: 'declaredMost', at: 'declared.most', kind: 'number', text: 'performance.declaredMost' },
    { key: 'bandLow', at: 'band.low', kind: 'number', text: 'performance.bandLow' },
    { key: 'bandHigh', at: 'band.high', kind: 'number', text: 'performance.bandHigh' },
    { key: 'verdict', kind: 'text', text: 'performance.verdict' },
    { key: 'spread', kind: 'text', text: 'performance.spread' },
    count('deviation', 'performance.deviation'),
    { key: 'volatility', kind: 'text', text: 'performance.volatility' },
  ],
  filters: {
    brands,
    currencies,
    games,
    providers,
    by: Type.Optional(Type.Enum([...PERFORMANCE_GROUPS])),
  },
  of: OF,
  order: { by: 'ggr', descending: true },
})

/** From registration to the first stake, by the day of registration. */
export const funnelList = defineList({
  name: 'first-deposit-funnel',
  permission: 'reports.read',
  columns: [
    { key: 'day', kind: 'day', text: 'funnel.day' },
    count('registered', 'funnel.registered'),
    count('verified', 'funnel.verified'),
    count('deposited', 'funnel.deposited'),
    count('staked', 'funnel.staked'),
  ],
  filters: { brands },
  of: OF,
  order: { by: 'day', descending: false },
})

/** Months of the longest report, counted from the first of a month. */
const COHORT_MONTHS = 28

/** Of the people who registered in a month, how many played in it and in each month after. */
export const cohortList = defineList({
  name: 'cohorts',
  permission: 'reports.read',
  columns: [
    { key: 'month', kind: 'day', text: 'cohorts.month' },
    count('registered', 'funnel.registered'),
    ...Array.from({ length: COHORT_MONTHS }, (_, place) => ({
      key: `active${place}`,
      at: `active.${place}`,
      kind: 'number' as const,
      text: place === 0 ? 'cohorts.same' : 'cohorts.later',
    })),
  ],
  filters: { brands },
  of: OF,
  order: { by: 'month', descending: false },
})

/** What bonuses and free rounds cost, and what their receivers brought. */
export const bonusCostList = defineList({
  name: 'bonus-costs',
  permission: 'reports.read',
  columns: [
    { key: 'name', kind: 'text', text: 'bonusFigures.name' },
    { key: 'gift', kind: 'text', text: 'bonusFigures.gift' },
    brand,
    money('cost', 'bonusFigures.cost'),
    count('receivers', 'bonusFigures.receivers'),
    money('ngrBefore', 'bonusFigures.ngrBefore'),
    money('ngrAfter', 'bonusFigures.ngrAfter'),
    { key: 'isWhole', kind: 'yes-no', text: 'bonusFigures.isWhole' },
    count('offered', 'bonusFigures.offered'),
    count('accepted', 'bonusFigures.accepted'),
    count('freeRounds', 'bonusFigures.freeRounds'),
    money('given', 'bonusFigures.given'),
    money('staked', 'bonusFigures.staked'),
    money('wagered', 'bonusFigures.wagered'),
    money('won', 'bonusFigures.won'),
    money('converted', 'bonusFigures.converted'),
    money('takenBack', 'bonusFigures.takenBack'),
    money('free', 'bonusFigures.free'),
    { key: 'sourceId', kind: 'text', text: 'lists.campaignId', isExtra: true },
  ],
  filters: { brands, currencies },
  of: OF,
  order: { by: 'cost', descending: true },
})

/** Play at venues by venue. */
export const venueSumList = defineList({
  name: 'venue-sums',
  permission: 'reports.read',
  columns: [
    { key: 'venue', kind: 'text', text: 'venueFigures.venue' },
    { key: 'town', kind: 'text', text: 'lists.town' },
    brand,
    currency,
    count('visits', 'venueFigures.visits'),
    count('rounds', 'venueFigures.rounds'),
    money('stake', 'reports.stake'),
    money('win', 'reports.win'),
    money('jackpot', 'venueFigures.jackpot'),
    money('ggr', 'reports.ggr'),
  ],
  filters: { brands: ReportFilter.brands, currencies: ReportFilter.currencies },
  of: OF,
  order: { by: 'venue', descending: false },
})

/** Why payments ended without money. */
export const declineList = defineList({
  name: 'payment-declines',
  permission: 'reports.read',
  columns: [
    { key: 'direction', kind: 'text', text: 'reports.direction' },
    { key: 'method', kind: 'text', text: 'lists.method' },
    { key: 'gateway', kind: 'text', text: 'reports.gateway', choiceText: 'gateway' },
    { key: 'state', kind: 'text', text: 'reports.state' },
    { key: 'reason', kind: 'text', text: 'declines.reason' },
    currency,
    count('count', 'reports.count'),
    money('sum', 'reports.sum'),
  ],
  filters: {},
  of: OF,
  order: { by: 'count', descending: true },
})
