import { Type, type Static } from 'typebox'
import { GameKey, Instant, PageQuery, text } from './fields.ts'
import { ProviderKey } from './game-management.ts'
import { Currency } from './money.ts'

/** A day of the calendar of Europe/Bratislava. */
export const Day = Type.String({ format: 'date', maxLength: 10 })

/** The longest stretch that a report is asked for. */
export const REPORT_DAYS_MAX = 800

/** Days of a report, the last one included. Lists come as repeated keys; an empty list asks for everything. */
export const ReportPeriod = { from: Day, to: Day }

const some = <T extends Parameters<typeof Type.Array>[0]>(item: T, maxItems: number) =>
  Type.Optional(Type.Array(item, { maxItems }))

/** What a report may be narrowed to. */
export const ReportFilter = {
  ...ReportPeriod,
  brands: some(text(40, 1), 50),
  currencies: some(Currency, 2),
}

export const GameFilter = { ...ReportFilter, games: some(GameKey, 200), providers: some(ProviderKey, 50) }

const Minor = Type.Integer({ minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 })

/**
 * Figures of games, in minor units. `stake` is all that was staked, whoever paid; `free` and `bonusStake` are the parts that the
 * house and bonus money paid, `bonusWin` what of the wins went back to bonus money. GGR is stake less win.
 */
export const GameFigures = {
  rounds: Type.Integer(),
  stakeMinor: Minor,
  winMinor: Minor,
  ggrMinor: Minor,
  freeMinor: Minor,
  bonusStakeMinor: Minor,
  bonusWinMinor: Minor,
  jackpotMinor: Minor,
}

/** By what a list of figures is ordered: by what its rows are of, or by a figure. */
export const GAME_SORTS = ['key', 'rounds', 'stake', 'win', 'ggr'] as const

export const SortedPage = {
  ...PageQuery,
  sort: Type.Optional(Type.Enum([...GAME_SORTS])),
  descending: Type.Optional(Type.Boolean()),
}

/** When the figures were made, and that they are of the books up to then. */
export const Freshness = {
  /** The last movement that is counted; null where none is. */
  countedTo: Type.Union([Instant, Type.Null()]),
  /** When figures and books were last compared, and how many cells differed; null before the first time. */
  checked: Type.Union([Type.Object({ at: Instant, differences: Type.Integer() }), Type.Null()]),
}

export const GameSum = Type.Object({
  /** Null where rows are of days. */
  gameKey: Type.Union([GameKey, Type.Null()]),
  /** Null where rows are of games or versions. */
  day: Type.Union([Day, Type.Null()]),
  /** Hash of the definition that was played; null where rows are not of versions, and for what belongs to none. */
  version: Type.Union([Type.String(), Type.Null()]),
  currency: Currency,
  ...GameFigures,
})
export type GameSum = Static<typeof GameSum>

export const GameTotal = Type.Object({ currency: Currency, ...GameFigures })
