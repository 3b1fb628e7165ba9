import { PREVIEW_DAYS, signalFacts, type RiskTerms } from '#contract/shapes/risk.ts'
import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { newId, type Transaction } from '#server/kernel/index.ts'
import { findAlertsSince, insertAlert } from '../alerts/alerts.queries.ts'
import { readFacts } from '../facts/read-facts.ts'
import type { MeasureNeeds } from '../needs.ts'
import { measure } from '../signals/measure.ts'
import { raise, standingOn, weigh, type Raised } from '../signals/raise.ts'
import { termsInForce } from '../thresholds/terms-in-force.ts'
import { FACT_DAYS, RAISED_DAYS, REMADE_DAYS } from './days.ts'
import { findMeasures, lockPlayerSignals, replaceMeasures, takeTouched, type MeasureRow } from './measures.queries.ts'

const PLAYERS_AT_ONCE = 500

/**
 * Computes the signals of players with new facts, and raises the alerts that follow. One transaction per player: two
 * workers take different players, and an alert is raised once. Returns the number of players.
 */
export async function makeSignals(needs: MeasureNeeds): Promise<number> {
  for (let done = 0; done < PLAYERS_AT_ONCE; done += 1) {
    const isDone = await needs.db.transaction(async (tx) => {
      const playerId = await takeTouched(tx, needs.target)
      if (playerId === undefined) return true
      await makeSignalsOf(needs, tx, playerId)
      return false
    })
    if (isDone) return done
  }
  return PLAYERS_AT_ONCE
}

export async function makeSignalsOf(needs: MeasureNeeds, tx: Transaction, playerId: number): Promise<void> {
  const { clock, target, timeZone } = needs
  await lockPlayerSignals(tx, playerId)
  const now = clock.now()
  const today = dayOf(timeZone, now)
  const since = startOfDay(timeZone, daysAfter(today, -FACT_DAYS))
  const facts = await readFacts(needs, tx, { playerId, since, now })
  if (!facts) return
  const firstDay = daysAfter(today, 1 - REMADE_DAYS)
  await replaceMeasures(tx, { playerId, target, firstDay }, measure(facts, needs, firstDay))
  await raiseAlerts(needs, tx, { playerId, today, now })
}

/** Facts in a long window may be older than the recomputed days. */
const LONGEST_DAYS = 365

async function raiseAlerts(
  { target }: MeasureNeeds,
  tx: Transaction,
  { playerId, today, now }: { readonly playerId: number; readonly today: string; readonly now: Date },
): Promise<void> {
  const figures = await findMeasures(tx, playerId, daysAfter(today, -LONGEST_DAYS))
  const { terms, version } = await termsInForce(tx, target)
  const span = { from: daysAfter(today, 1 - RAISED_DAYS), to: today }
  const earlier = await findAlertsSince(tx, { target, playerId, since: daysAfter(today, -PREVIEW_DAYS) })
  for (const raised of raise(figures, terms, span, earlier))
    await insertAlert(tx, {
      id: newId(now),
      target,
      playerId,
      ...raised,
      termsVersion: version,
      standing: standingShown(figures, terms, raised),
      raisedAt: now,
    })
}

/** The signals of an area on the day of its alert, with their facts. */
function standingShown(figures: readonly MeasureRow[], terms: RiskTerms, { area, day }: Raised) {
  return standingOn(figures, day)
    .filter(({ signal }) => signalFacts(signal).area === area)
    .map((figure) => showStanding(figure, terms))
}

export function showStanding(figure: MeasureRow, terms: RiskTerms) {
  const { signal, day, value, since, facts, at, weight, fires } = weigh(figure, terms)
  const { area, windowDays } = signalFacts(signal)
  return { signal, area, day, value, at, weight, fires, windowDays, since: since.toISOString(), facts: [...facts] }
}
