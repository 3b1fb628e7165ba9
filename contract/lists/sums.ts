import { Type } from 'typebox'
import { PlayerId } from '../shapes/fields.ts'
import { FundFilter, GameFilter, ReportFilter } from '../shapes/reports.ts'
import { defineList, type ListColumn } from './list.ts'

/** The days of a report: always in its query, chosen by its screen. */
const OF = ['from', 'to'] as const
/** Order by the group of the rows: the game, the day, the player. */
const BY_GROUP = 'key'

const currency = { key: 'currency', kind: 'text', text: 'reports.currency', isExtra: true } as const
const day = { key: 'day', kind: 'day', text: 'reports.by.day' } as const
const playerId = { key: 'playerId', kind: 'player', text: 'reports.by.player' } as const

const gameFigures = [
  currency,
  { key: 'rounds', kind: 'number', text: 'reports.rounds', sorts: true },
  { key: 'stake', minorAt: 'stakeMinor', kind: 'money', text: 'reports.stake', sorts: true },
  { key: 'win', minorAt: 'winMinor', kind: 'money', text: 'reports.win', sorts: true },
  { key: 'ggr', minorAt: 'ggrMinor', kind: 'money', text: 'reports.ggr', sorts: true },
  { key: 'free', minorAt: 'freeMinor', kind: 'money', text: 'reports.free' },
  { key: 'bonusStake', minorAt: 'bonusStakeMinor', kind: 'money', text: 'reports.bonusStake' },
  { key: 'bonusWin', minorAt: 'bonusWinMinor', kind: 'money', text: 'reports.bonusWin' },
  { key: 'jackpot', minorAt: 'jackpotMinor', kind: 'money', text: 'reports.jackpots' },
] as const satisfies readonly ListColumn[]

const { brands, currencies, games, providers } = GameFilter
const gameFilters = { brands, currencies, games, providers }
const byKey = { by: BY_GROUP, descending: false } as const

/** Figures of games by game, day or version. */
export const gameSumList = defineList({
  name: 'game-sums',
  permission: 'reports.read',
  columns: [
    { key: 'gameKey', kind: 'text', text: 'reports.by.game' },
    day,
    { key: 'version', kind: 'text', text: 'reports.by.version' },
    ...gameFigures,
  ],
  filters: { ...gameFilters, by: Type.Optional(Type.Enum(['game', 'day', 'version'])) },
  of: OF,
  orders: [BY_GROUP],
  order: byKey,
})

/** The same by player. */
export const playerGameSumList = defineList({
  name: 'player-game-sums',
  permission: 'reports.players',
  columns: [playerId, ...gameFigures],
  filters: { ...gameFilters, players: Type.Optional(Type.Array(PlayerId, { maxItems: 100 })) },
  of: OF,
  orders: [BY_GROUP],
  order: byKey,
})

const fundFigures = [
  {
    key: 'direction',
    kind: 'choice',
    text: 'reports.direction',
    choices: ['deposit', 'withdrawal'],
    choiceText: 'reports.direction',
  },
  { key: 'method', kind: 'text', text: 'reports.by.way' },
  { key: 'gateway', kind: 'text', text: 'reports.gateway', choiceText: 'gateway' },
  { key: 'state', kind: 'text', text: 'reports.state' },
  currency,
  { key: 'count', kind: 'number', text: 'reports.count', sorts: true },
  { key: 'sum', minorAt: 'sumMinor', kind: 'money', text: 'reports.sum', sorts: true },
  { key: 'fee', minorAt: 'feeMinor', kind: 'money', text: 'reports.fee' },
  { key: 'partnerFee', minorAt: 'partnerFeeMinor', kind: 'money', text: 'reports.partnerFee' },
] as const satisfies readonly ListColumn[]

const { directions, methods, gateways, states } = FundFilter
const fundFilters = { directions, methods, gateways, states, currencies: FundFilter.currencies }

/** Payments by method, gateway and state, or by day as well. */
export const fundSumList = defineList({
  name: 'fund-sums',
  permission: 'reports.read',
  columns: [day, ...fundFigures],
  filters: { ...fundFilters, by: Type.Optional(Type.Enum(['way', 'day'])) },
  of: OF,
  orders: [BY_GROUP],
  order: byKey,
})

/** The same by player. */
export const playerFundSumList = defineList({
  name: 'player-fund-sums',
  permission: 'reports.players',
  columns: [playerId, ...fundFigures],
  filters: { ...fundFilters, players: Type.Optional(Type.Array(PlayerId, { maxItems: 100 })) },
  of: OF,
  orders: [BY_GROUP],
  order: byKey,
})

const count = (key: string) => ({ key, kind: 'number', text: `reports.figure.${key}` }) as const
const money = (key: string) => ({ key, minorAt: key, kind: 'money', text: `reports.figure.${key}` }) as const

const overviewFigures = [
  currency,
  count('registrations'),
  count('verified'),
  count('firstDeposits'),
  count('actives'),
  count('rounds'),
  money('stakeMinor'),
  money('winMinor'),
  money('ggrMinor'),
  money('ngrMinor'),
  money('freeMinor'),
  money('bonusStakeMinor'),
  money('bonusWinMinor'),
  money('bonusConvertedMinor'),
  money('jackpotMinor'),
  money('jackpotFundMinor'),
  money('prizesMinor'),
  money('taxBaseMinor'),
  count('deposits'),
  money('depositsMinor'),
  money('withdrawalsMinor'),
  money('heldMinor'),
  money('otherMinor'),
  money('playersMoneyMinor'),
  count('exclusionsSelf'),
  count('exclusionsRegister'),
  count('exclusionsPanic'),
  count('exclusionsOther'),
  count('limitsTightened'),
  count('limitsLoosened'),
] as const

const overview = {
  permission: 'reports.read',
  filters: { brands: ReportFilter.brands, currencies: ReportFilter.currencies },
  of: OF,
  order: { by: 'day', descending: false },
} as const

/** The house by days. */
export const overviewDayList = defineList({ name: 'overview-days', ...overview, columns: [day, ...overviewFigures] })

/** The house by months. */
export const overviewMonthList = defineList({
  name: 'overview-months',
  ...overview,
  columns: [{ key: 'day', kind: 'day', text: 'reports.by.month' }, ...overviewFigures],
})
