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
    const { windowDays } = signalFacts(figure.signal)
    if (figure.day > day || (windowDays !== null && figure.day <= daysAfter(day, -windowDays))) continue
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
 * again once the days of quiet are over, or a signal fires that no alert of these days had. The work and the preview ask this same
 * function.
 * @param earlier alerts that there are
 */
export function raise(
  figures: readonly Figure[],
  terms: RiskTerms,
  { from, to }: Span,
  earlier: readonly Pick<Raised, 'area' | 'day' | 'signals'>[] = [],
): Raised[] {
  return RISK_AREAS.flatMap((area) => {
    const own = figures.filter(({ signal }) => signalFacts(signal).area === area)
    const days = [...new Set(own.map(({ day }) => day))].filter((day) => day >= from && day <= to).toSorted()
    const raised: Raised[] = []
    for (const day of days) {
      const lately = [...earlier, ...raised].filter(
        (one) => one.area === area && one.day <= day && one.day > daysAfter(day, -QUIET_DAYS),
      )
      const known = new Set(lately.flatMap(({ signals }) => signals))
      const firing = standingOn(own, day)
        .map((figure) => weigh(figure, terms))
        .filter(({ fires }) => fires)
      if (lately.length > 0 && firing.every(({ signal }) => known.has(signal))) continue
      const score = firing.reduce((total, { weight }) => total + weight, 0)
      if (score < terms.areas[area]) continue
      raised.push({ area, day, score, signals: firing.map(({ signal }) => signal).toSorted() })
    }
    return raised
  })
}
