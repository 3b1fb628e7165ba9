import { Type, type Static } from 'typebox'

export const CURRENCIES = ['CZK', 'EUR'] as const
export const Currency = Type.Union([Type.Literal('CZK'), Type.Literal('EUR')])
export type Currency = Static<typeof Currency>

/** Whole minor units (haléře, cents). Never a float. */
export const AmountMinor = Type.Integer({ minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 })

/** A positive amount to be moved: at most one billion units of the currency. */
export const PositiveAmountMinor = Type.Integer({ minimum: 1, maximum: 100_000_000_000 })

export const Money = Type.Object({ amountMinor: AmountMinor, currency: Currency })
export type Money = Static<typeof Money>

export const PositiveMoney = Type.Object({ amountMinor: PositiveAmountMinor, currency: Currency })
