import { Type, type Static } from 'typebox'
import { partOf } from '#money'
import { DepositMethodName, DepositPartnerName } from './payment-names.ts'

const Minor = Type.Integer({ minimum: 0, maximum: 100_000_000 })

/** How a fee is counted: a fixed part and hundredths of a percent of the amount, never below the least nor above the most. */
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

/** A way in or out: by which method, and through whom. */
export type FeeWay = { readonly direction: 'deposit' | 'withdrawal'; readonly method: string; readonly partner: string }

/** The fee that a player is asked for on a way in. */
export const PlayerFee = Type.Object({ method: DepositMethodName, gateway: DepositPartnerName, tariff: FeeTariff })

/** The fee that the player agreed to, in minor units; missing is none. */
export const AgreedFee = Type.Optional(Minor)

/**
 * The fee of an amount, in whole minor units; half of one counts as one. The server books it and the player's page shows
 * it, so that both count alike.
 */
export function feeOf({ fixedMinor, basisPoints, minMinor, maxMinor }: FeeTariff, amountMinor: number): number {
  const counted = Math.max(minMinor, fixedMinor + partOf(amountMinor, basisPoints))
  return maxMinor === null ? counted : Math.min(maxMinor, counted)
}
