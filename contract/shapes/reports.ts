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
 * house and bonus money paid (`free` less what the house keeps of a free round's win), `bonusWin` what of the wins went back to bonus money. GGR is stake less win.
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
  /** Keys of the brands that are in the books: those of a market may share them. */
  brands: Type.Array(Type.String()),
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

/** Payments of one way in the state that they have now, counted on the day on which they were begun. */
export const FundSums = {
  direction: Type.Enum(['deposit', 'withdrawal']),
  method: Type.String(),
  gateway: Type.String(),
  state: Type.String(),
  currency: Currency,
  count: Type.Integer(),
  sumMinor: Minor,
  /** What players paid for them, and what partners charge us. */
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

export const FundPage = {
  ...PageQuery,
  sort: Type.Optional(Type.Enum(['key', 'count', 'sum'])),
  descending: Type.Optional(Type.Boolean()),
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
 * A day or month of the house. What players have at its end is what they had at its beginning, and deposits less withdrawals, and
 * `otherMinor`, less GGR, and what the house gave: free rounds (and what became of them without play), bonus money in stakes less its share of wins, bonus money that became
 * cash, jackpots and prizes.
 */
export const OverviewRow = Type.Object({
  /** First day of a month where rows are of months. */
  day: Day,
  currency: Currency,
  registrations: Type.Integer(),
  /** People who were verified for the first time: a partner vouched for them, or each paper that the market requires was approved. */
  verified: Type.Integer(),
  /** Exclusions that began: by themselves, by the register of the state, by the panic button, and breaks by law or staff. */
  exclusionsSelf: Type.Integer(),
  exclusionsRegister: Type.Integer(),
  exclusionsPanic: Type.Integer(),
  exclusionsOther: Type.Integer(),
  /** Limits that players changed, by which way; first choices are none. */
  limitsTightened: Type.Integer(),
  limitsLoosened: Type.Integer(),
  /** People who deposited for the first time ever. */
  firstDeposits: Type.Integer(),
  /** People who began a round. */
  actives: Type.Integer(),
  ...GameFigures,
  bonusConvertedMinor: Minor,
  /** What the house put into jackpots. */
  jackpotFundMinor: Minor,
  prizesMinor: Minor,
  ngrMinor: Minor,
  deposits: Type.Integer(),
  depositsMinor: Minor,
  /** Less what came back. */
  withdrawalsMinor: Minor,
  /** Corrections, fees, refunds, confiscations and transfers with venues. */
  otherMinor: Minor,
  /** What players have at the end, cash and land-based. */
  playersMoneyMinor: Minor,
  /** What of withdrawals was asked for and neither paid nor back at the end; null where brands are chosen: payments have none. */
  heldMinor: Type.Union([Minor, Type.Null()]),
  /**
   * What a levy would be reckoned from: stakes less wins and jackpots paid. The stakes of free rounds and bonuses are in it. No rule pack
   * has a rate, so there is no levy here.
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

/** An account of the trial balance. What it gave is its debit, what it got its credit; closing = opening − debit + credit. */
export const AccountRow = Type.Object({
  /** Accounts of players are told together by part; of the house by path. */
  account: Type.String(),
  /** Where one account was asked for: what it moved, and with which account. */
  kind: Type.Union([Type.String(), Type.Null()]),
  contra: Type.Union([Type.String(), Type.Null()]),
  currency: Currency,
  openingMinor: Minor,
  debitMinor: Minor,
  creditMinor: Minor,
  closingMinor: Minor,
})
