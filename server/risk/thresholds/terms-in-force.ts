import { FIRST_TERMS, type RiskTerms } from '#contract/shapes/risk.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findNewestTerms } from './terms.queries.ts'

/**
 * Thresholds of a brand: those that two people wrote last, or the first ones of the product, which are version 0. A signal that came
 * later counts as it does first until somebody has written it too.
 */
export async function termsInForce(
  db: Querier,
  target: string,
): Promise<{ readonly version: number; readonly terms: RiskTerms }> {
  const newest = await findNewestTerms(db, target)
  if (!newest) return { version: 0, terms: FIRST_TERMS }
  const { version, terms } = newest
  const signals = FIRST_TERMS.signals.map(
    (first) => terms.signals.find(({ signal }) => signal === first.signal) ?? first,
  )
  return { version, terms: { ...terms, signals } }
}
