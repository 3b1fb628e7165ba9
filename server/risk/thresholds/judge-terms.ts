import { SIGNAL_NAMES, signalFacts, type RiskTerms } from '#contract/shapes/risk.ts'
import { refuse } from '#server/kernel/index.ts'

/** Terms name each signal once, and no threshold is lower than the figures that are kept. */
export function readTerms({ areas, signals }: RiskTerms): RiskTerms {
  const named = new Map(signals.map((one) => [one.signal, one]))
  if (named.size !== signals.length) return refuse('ERR_THRESHOLDS_NOT_VALID', { field: 'signals' })
  const whole = SIGNAL_NAMES.map((signal) => {
    const { at, weight } = named.get(signal) ?? refuse('ERR_THRESHOLDS_NOT_VALID', { signal })
    const { least } = signalFacts(signal)
    if (at < least) return refuse('ERR_THRESHOLDS_NOT_VALID', { signal, least })
    return { signal, at, weight }
  })
  return { areas: { money: areas.money, fraud: areas.fraud, care: areas.care }, signals: whole }
}
