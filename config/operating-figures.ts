import { methodsWithPlayerFee } from '#contract/shapes/payment-names.ts'
import type { MarketKey } from './market.ts'

/**
 * Figures by which the platform runs in a market and that the specification does not show. They are ours until the rule
 * packs (server/law) bring cited ones; none of them is verified as law.
 */
export type OperatingFigures = {
  /** Version of the terms that a new player agrees to. */
  readonly termsVersion: string
  readonly deposit: { readonly minMinor: number; readonly maxMinor: number }
  /** By phone: the most that the partner's page takes, and the prices of premium messages. Low, for they cannot be sent back. */
  readonly mobile: { readonly maxMinor: number; readonly smsPricesMinor: readonly number[]; readonly hasPage: boolean }
  readonly withdrawal: { readonly minMinor: number; readonly maxMinor: number }
  /**
   * Methods of deposits on which a player may be asked for a fee. Cards and transfers between banks are left out: a shop may
   * ask nothing for them (PSD2, article 62(4)). No rule of either market for or against the others was found. On the way out
   * nobody is ever asked: no rule was found that allows it, and the money is the player's.
   */
  readonly playerFeeMethods: readonly string[]
  /** No number of people gives a bonus above this. Above which amount two are needed is the policy's (approval-policy.ts). */
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
