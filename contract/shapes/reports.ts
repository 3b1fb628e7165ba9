import { Type, type Static } from 'typebox'
import { GameKey, Instant, text } from './fields.ts'
import { ProviderKey } from './game-management.ts'
import { Currency } from './money.ts'

/** A calendar day of Europe/Bratislava. */
export const Day = Type.String({ format: 'date', maxLength: 10 })

/** Maximum number of days of a report. */
export const REPORT_DAYS_MAX = 800

/** Days of a report, the last one included. Lists are repeated keys; an empty list is no filter. */
export const ReportPeriod = { from: Day, to: Day }

const some = <T extends Parameters<typeof Type.Array>[0]>(item: T, maxItems: number) =>
  Type.Optional(Type.Array(item, { maxItems }))

/** Filters of a report. */
export const ReportFilter = {
  ...ReportPeriod,
  brands: some(text(40, 1), 50),
  currencies: some(Currency, 2),
}

export const GameFilter = { ...ReportFilter, games: some(GameKey, 200), providers: some(ProviderKey, 50) }

const Minor = Type.Integer({ minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 })

/**
 * Figures of games, in minor units. `stake`: all stakes, whoever paid; `free` and `bonusStake`: the parts paid by the house and by
 * bonus money (`free` less held wins of free rounds); `bonusWin`: the part of the wins returned to bonus money. GGR is stake less
 * win.
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

/** Orders of a list of figures: by the key of its rows, or by a figure. */
export const GAME_SORTS = ['key', 'rounds', 'stake', 'win', 'ggr'] as const

/** When the figures were made, and up to where they include the books. */
export const Freshness = {
  /** The last movement included; null without one. */
  countedTo: Type.Union([Instant, Type.Null()]),
  /** The last comparison of figures and books, and the number of different cells; null before the first one. */
  checked: Type.Union([Type.Object({ at: Instant, differences: Type.Integer() }), Type.Null()]),
  /** Keys of the brands in the books: brands of a market may share them. */
  brands: Type.Array(Type.String()),
}

export const GameSum = Type.Object({
  /** Null where rows are days. */
  gameKey: Type.Union([GameKey, Type.Null()]),
  /** Null where rows are games or versions. */
  day: Type.Union([Day, Type.Null()]),
  /** Hash of the played definition; null where rows are not versions, and for figures of no version. */
  version: Type.Union([Type.String(), Type.Null()]),
  currency: Currency,
  ...GameFigures,
})
export type GameSum = Static<typeof GameSum>

export const GameTotal = Type.Object({ currency: Currency, ...GameFigures })

/** Payments of one method in their present state, counted on the day on which they were started. */
export const FundSums = {
  direction: Type.Enum(['deposit', 'withdrawal']),
  method: Type.String(),
  gateway: Type.String(),
  state: Type.String(),
  currency: Currency,
  count: Type.Integer(),
  sumMinor: Minor,
  /** Fees paid by players, and fees charged by partners. */
  feeMinor: Minor,
  partnerFeeMinor: Minor,
}

export const FundFilter = {
  ...ReportPeriod,
  directions: some(Type.Enum(['deposit', 'withdrawal']), 2),
  methods: some(text(40, 1), 50),
  gateways: some(text(40, 1), 50),
  states: some(text(40, 1), 30),
  currencies: some(Currency, 2),
}

export const FundTotal = Type.Object({
  direction: FundSums.direction,
  currency: Currency,
  count: Type.Integer(),
  sumMinor: Minor,
  feeMinor: Minor,
  partnerFeeMinor: Minor,
})

/**
 * A day or month of the house. The money of players at its end = at its beginning + deposits − withdrawals + `otherMinor` − GGR +
 * gifts of the house: free rounds (and their conversions), bonus money in stakes less its share of wins, bonus money converted to
 * cash, jackpots and prizes.
 */
export const OverviewRow = Type.Object({
  /** First day of a month where rows are months. */
  day: Day,
  currency: Currency,
  registrations: Type.Integer(),
  /** People verified for the first time: by a partner, or by approval of each paper that the market requires. */
  verified: Type.Integer(),
  /** Exclusions that began: by the players themselves, by the state's register, by the panic button, and breaks by law or staff. */
  exclusionsSelf: Type.Integer(),
  exclusionsRegister: Type.Integer(),
  exclusionsPanic: Type.Integer(),
  exclusionsOther: Type.Integer(),
  /** Limits that players changed, by direction; first choices do not count. */
  limitsTightened: Type.Integer(),
  limitsLoosened: Type.Integer(),
  /** People with their first deposit ever. */
  firstDeposits: Type.Integer(),
  /** People who began a round. */
  actives: Type.Integer(),
  ...GameFigures,
  bonusConvertedMinor: Minor,
  /** Paid into jackpots by the house. */
  jackpotFundMinor: Minor,
  prizesMinor: Minor,
  ngrMinor: Minor,
  deposits: Type.Integer(),
  depositsMinor: Minor,
  /** Less returned ones. */
  withdrawalsMinor: Minor,
  /** Corrections, fees, refunds, confiscations and transfers with venues. */
  otherMinor: Minor,
  /** Money of players at the end, cash and land-based. */
  playersMoneyMinor: Minor,
  /** Requested withdrawals that were neither paid nor returned at the end; null with a filter of brands: payments have none. */
  heldMinor: Type.Union([Minor, Type.Null()]),
  /**
   * Base of a levy: stakes less wins and jackpots paid, stakes of free rounds and bonuses included. No rule pack has a rate, so no
   * levy is computed here.
   */
  taxBaseMinor: Minor,
})
export type OverviewRow = Static<typeof OverviewRow>

export const OverviewReply = Type.Object({
  rows: Type.Array(OverviewRow),
  totals: Type.Array(
    Type.Object({ currency: Currency, ...GameFigures, ngrMinor: Minor, depositsMinor: Minor, withdrawalsMinor: Minor }),
  ),
  ...Freshness,
})

/** An account of the trial balance. Debit: outgoing; credit: incoming; closing = opening − debit + credit. */
export const AccountRow = Type.Object({
  /** Accounts of players are summed by part; those of the house listed by path. */
  account: Type.String(),
  /** For the query of one account: its movements by kind, and their contra account. */
  kind: Type.Union([Type.String(), Type.Null()]),
  contra: Type.Union([Type.String(), Type.Null()]),
  currency: Currency,
  openingMinor: Minor,
  debitMinor: Minor,
  creditMinor: Minor,
  closingMinor: Minor,
})
