import {
  QUIET_DAYS,
  RISK_AREAS,
  signalFacts,
  type RiskArea,
  type RiskSignal,
  type RiskTerms,
  type StandingSignal,
} from '#contract/shapes/risk.ts'
import { daysAfter } from '#contract/states/calendar.ts'

/** A figure without its facts: what an alert is judged by. */
export type Figure = { readonly signal: RiskSignal; readonly day: string; readonly value: number }

/** The newest figure of each signal that still counts on a day. */
export function standingOn<F extends Figure>(figures: readonly F[], day: string): F[] {
  const newest = new Map<RiskSignal, F>()
  for (const figure of figures) {
    if (figure.day > day || figure.day <= daysAfter(day, -signalFacts(figure.signal).windowDays)) continue
    const known = newest.get(figure.signal)
    if (!known || figure.day > known.day) newest.set(figure.signal, figure)
  }
  return [...newest.values()]
}

/** Threshold and weight of a signal. One that the terms do not name counts for nothing. */
export function weigh<F extends Figure>(
  figure: F,
  terms: RiskTerms,
): F & Pick<StandingSignal, 'at' | 'weight' | 'fires'> {
  const of = terms.signals.find(({ signal }) => signal === figure.signal)
  const { at, weight } = of ?? { at: signalFacts(figure.signal).at, weight: 0 }
  return { ...figure, at, weight, fires: of !== undefined && weight > 0 && figure.value >= at }
}

export type Raised = {
  readonly area: RiskArea
  readonly day: string
  readonly score: number
  readonly signals: readonly RiskSignal[]
}

type Span = { readonly from: string; readonly to: string }

/**
 * The alerts of one player by some thresholds: on the first day of a stretch on which the sum of an area reaches its threshold, and
 * again only once the days of quiet are over. The work and the preview ask this same function.
 * @param earlier days of alerts that there are
 */
export function raise(
  figures: readonly Figure[],
  terms: RiskTerms,
  { from, to }: Span,
  earlier: readonly Pick<Raised, 'area' | 'day'>[] = [],
): Raised[] {
  return RISK_AREAS.flatMap((area) => {
    const own = figures.filter(({ signal }) => signalFacts(signal).area === area)
    const days = [...new Set(own.map(({ day }) => day))].filter((day) => day >= from && day <= to).toSorted()
    const raised: Raised[] = []
    for (const day of days) {
      const isQuiet = [...earlier, ...raised].some(
        (one) => one.area === area && one.day <= day && one.day > daysAfter(day, -QUIET_DAYS),
      )
      if (isQuiet) continue
      const firing = standingOn(own, day)
        .map((figure) => weigh(figure, terms))
        .filter(({ fires }) => fires)
      const score = firing.reduce((total, { weight }) => total + weight, 0)
      if (score >= terms.areas[area]) raised.push({ area, day, score, signals: firing.map(({ signal }) => signal) })
    }
    return raised
  })
}
