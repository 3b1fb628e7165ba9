import { FIRST_TERMS, type RiskTerms } from '#contract/shapes/risk.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findNewestTerms } from './terms.queries.ts'

/** Thresholds of a brand: those that two people wrote last, or the first ones of the product, which are version 0. */
export async function termsInForce(
  db: Querier,
  target: string,
): Promise<{ readonly version: number; readonly terms: RiskTerms }> {
  return (await findNewestTerms(db, target)) ?? { version: 0, terms: FIRST_TERMS }
}
