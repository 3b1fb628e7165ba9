import type { ReplyOf } from '#contract/call.ts'
import type { listSignals as call } from '#contract/play-v1/risk-alerts.ts'
import { areasFor, signalFacts } from '#contract/shapes/risk.ts'
import { dayOf, daysAfter } from '#contract/states/calendar.ts'
import type { Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { caseRowShown } from '../cases/show-case.ts'
import { findCasesOf } from '../cases/cases.queries.ts'
import { showStanding } from '../measuring/make-signals.ts'
import { findMeasures } from '../measuring/measures.queries.ts'
import type { RiskNeeds } from '../needs.ts'
import { standingOn } from '../signals/raise.ts'
import { termsInForce } from '../thresholds/terms-in-force.ts'
import { findAlertsOf } from './alerts.queries.ts'
import { alertRowShown } from './show-alert.ts'

const LONGEST_DAYS = 366

/** Current signals about a player in the areas that the caller may see, the heaviest first. */
export async function showSignals(
  { db, clock, target, timeZone }: RiskNeeds,
  { caller, query }: Pick<Input<typeof call>, 'caller' | 'query'>,
  refuse: Input<typeof call>['refuse'],
): Promise<ReplyOf<typeof call>> {
  const { playerId } = query
  if (!(await findPlayerById(db, target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const areas = areasFor(caller.permissions)
  const today = dayOf(timeZone, clock.now())
  const figures = await findMeasures(db, playerId, daysAfter(today, -LONGEST_DAYS))
  const { terms } = await termsInForce(db, target)
  const of = { target, playerId, areas }
  return {
    standing: standingOn(figures, today)
      .filter(({ signal }) => areas.includes(signalFacts(signal).area))
      .map((figure) => showStanding(figure, terms))
      .toSorted((one, other) => Number(other.fires) - Number(one.fires) || other.weight - one.weight),
    alerts: (await findAlertsOf(db, of)).map(alertRowShown),
    cases: (await findCasesOf(db, of)).map((row) => caseRowShown(row, clock.now())),
  }
}
