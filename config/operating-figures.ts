import { methodsWithPlayerFee } from '#contract/shapes/payment-names.ts'
import type { MarketKey } from './market.ts'

/**
 * Operating figures of a market that the specification does not show. They are ours until the rule packs (server/law)
 * have cited ones; none of them is verified as law.
 */
export type OperatingFigures = {
  /** Version of the terms that a new player accepts. */
  readonly termsVersion: string
  readonly deposit: { readonly minMinor: number; readonly maxMinor: number }
  /**
   * By phone: the maximum on the partner's page, and the prices of premium messages. Low, because they cannot be
   * refunded.
   */
  readonly mobile: { readonly maxMinor: number; readonly smsPricesMinor: readonly number[]; readonly hasPage: boolean }
  readonly withdrawal: { readonly minMinor: number; readonly maxMinor: number }
  /**
   * Methods of deposits on which a player may be charged a fee. Cards and transfers between banks are left out: a
   * merchant may charge nothing for them (PSD2, article 62(4)). No rule of either market for or against the others was
   * found. Withdrawals are never charged: no rule was found that allows it, and the money is the player's.
   */
  readonly playerFeeMethods: readonly string[]
  /** Absolute maximum of a bonus. The amount above which two people are needed is in the policy (approval-policy.ts). */
  readonly bonus: { readonly maxMinor: number }
  /** One transfer between a player's wallets, or with a land-based system. */
  readonly venueTransfer: { readonly minMinor: number; readonly maxMinor: number }
  /** Whether a win may be risked after its round, in games that have it. No rule of either market for or against it was found. */
  readonly isRiskAllowed: boolean
}

export const operatingFigures: Readonly<Record<MarketKey, OperatingFigures>> = {
  CZE: {
    termsVersion: '2026-11',
    deposit: { minMinor: 10_000, maxMinor: 5_000_000 },
    mobile: { maxMinor: 50_000, smsPricesMinor: [10_000, 20_000, 30_000], hasPage: false },
    withdrawal: { minMinor: 20_000, maxMinor: 50_000_000 },
    playerFeeMethods: methodsWithPlayerFee('CZE'),
    bonus: { maxMinor: 10_000_000 },
    venueTransfer: { minMinor: 5_000, maxMinor: 1_000_000 },
    isRiskAllowed: true,
  },
  SVK: {
    termsVersion: '2026-11',
    deposit: { minMinor: 500, maxMinor: 200_000 },
    mobile: { maxMinor: 2_000, smsPricesMinor: [500, 1_000], hasPage: true },
    withdrawal: { minMinor: 1_000, maxMinor: 2_000_000 },
    playerFeeMethods: methodsWithPlayerFee('SVK'),
    bonus: { maxMinor: 400_000 },
    venueTransfer: { minMinor: 200, maxMinor: 50_000 },
    isRiskAllowed: true,
  },
}
