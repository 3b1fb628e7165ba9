import type { Preview } from '#contract/shapes/approvals.ts'
import type { RiskTerms } from '#contract/shapes/risk.ts'

type Change = Preview['changes'][number]

/**
 * The thresholds that a request would put in force: those in force with its changes. Undefined where those in force are not the ones
 * that were changed.
 */
export function requestedTerms(inForce: RiskTerms, changes: readonly Change[]): RiskTerms | undefined {
  const find = (field: string, about: string) => changes.find((one) => one.field === field && one.about === about)
  let isOfThese = true
  const changed = (field: string, about: string, value: number): number => {
    const change = find(field, about)
    if (!change) return value
    if (change.before !== value || typeof change.after !== 'number') isOfThese = false
    return typeof change.after === 'number' ? change.after : value
  }
  const { money, fraud, care } = inForce.areas
  const terms: RiskTerms = {
    areas: {
      money: changed('riskAlertFrom', 'money', money),
      fraud: changed('riskAlertFrom', 'fraud', fraud),
      care: changed('riskAlertFrom', 'care', care),
    },
    signals: inForce.signals.map(({ signal, at, weight }) => ({
      signal,
      at: changed('riskAt', signal, at),
      weight: changed('riskWeight', signal, weight),
    })),
  }
  return isOfThese ? terms : undefined
}
