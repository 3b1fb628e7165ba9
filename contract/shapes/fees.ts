import { Type, type Static } from 'typebox'
import { partOf } from '#money'
import { DepositMethodName, DepositPartnerName } from './payment-names.ts'

const Minor = Type.Integer({ minimum: 0, maximum: 100_000_000 })

/** Calculation of a fee: a fixed part and hundredths of a percent of the amount, between the minimum and the maximum. */
export const FeeTariff = Type.Object({
  fixedMinor: Minor,
  basisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }),
  minMinor: Minor,
  maxMinor: Type.Union([Minor, Type.Null()]),
})
export type FeeTariff = Static<typeof FeeTariff>

/** Who pays: the player to us, or the house to the partner. */
export const FEE_PAYERS = ['player', 'house'] as const
export type FeePayer = (typeof FEE_PAYERS)[number]

/** A way in or out: the method, and its partner. */
export type FeeWay = { readonly direction: 'deposit' | 'withdrawal'; readonly method: string; readonly partner: string }

/** The fee that a player pays for a deposit method. */
export const PlayerFee = Type.Object({ method: DepositMethodName, gateway: DepositPartnerName, tariff: FeeTariff })

/** The fee that the player agreed to, in minor units; absent: none. */
export const AgreedFee = Type.Optional(Minor)

/**
 * The fee of an amount, in whole minor units, rounded half up. Used by the server for booking and by the player's page for display,
 * so that both agree.
 */
export function feeOf({ fixedMinor, basisPoints, minMinor, maxMinor }: FeeTariff, amountMinor: number): number {
  const counted = Math.max(minMinor, fixedMinor + partOf(amountMinor, basisPoints))
  return maxMinor === null ? counted : Math.min(maxMinor, counted)
}
