import { FACTS_MAX, SIGNAL_NAMES, signalFacts, type RiskFact, type RiskSignal } from '#contract/shapes/risk.ts'
import { dayOf, daysAfter } from '#contract/states/calendar.ts'
import type { PlayerFacts } from '../facts/player-facts.ts'
import * as care from './care-signals.ts'
import type { RiskEvent } from './event.ts'
import * as fraud from './fraud-signals.ts'
import * as money from './money-signals.ts'

/** The figure of a signal on a day on which it had a fact. */
export type Measure = {
  readonly signal: RiskSignal
  readonly day: string
  readonly value: number
  readonly since: Date
  readonly facts: readonly RiskFact[]
}

export type MeasureRules = { readonly timeZone: string; readonly identifiedFromMinor: number }

const EVENTS: { readonly [S in RiskSignal]: (facts: PlayerFacts, rules: MeasureRules) => RiskEvent[] } = {
  structuring: (facts, { identifiedFromMinor }) => money.justBelow(facts, identifiedFromMinor),
  'quick-out': money.quicklyOut,
  'many-cards': money.cardsKept,
  'politically-exposed': money.declaredExposed,
  sanctioned: money.declaredSanctioned,
  'not-own-account': money.declaredNotOwn,
  'source-asked': money.sourceRequested,
  'linked-accounts': fraud.linkedAccounts,
  'bonus-abuse': fraud.bonusesTakenOut,
  'chip-dumping': fraud.opposedRounds,
  chasing: care.depositsAfterLoss,
  nights: (facts, { timeZone }) => care.nightsPlayed(facts, timeZone),
  'raised-limits': care.limitsRaised,
  'cancelled-withdrawals': care.ownCancelled,
  'play-time': (facts, { timeZone }) => care.minutesPlayed(facts, timeZone),
  'stop-button': care.stopsPressed,
}

/**
 * Figures of every signal for each day from a first one on which it had a fact: how many facts, or hours, its window has up to
 * that day. What is declared has its day however old it is. Pure: the same facts give the same rows.
 */
export function measure(facts: PlayerFacts, rules: MeasureRules, firstDay: string): Measure[] {
  return SIGNAL_NAMES.flatMap((signal) => measureSignal(signal, EVENTS[signal](facts, rules), rules.timeZone, firstDay))
}

function measureSignal(
  signal: RiskSignal,
  events: readonly RiskEvent[],
  timeZone: string,
  firstDay: string,
): Measure[] {
  const { windowDays, least, figure } = signalFacts(signal)
  const dated = events
    .map((event) => ({ event, day: dayOf(timeZone, event.at) }))
    .toSorted((one, other) => one.event.at.getTime() - other.event.at.getTime())
  const isMade = (day: string) => windowDays === null || day >= firstDay
  const days = [...new Set(dated.map(({ day }) => day))].filter(isMade).toSorted()
  return days.flatMap((day) => {
    const begins = windowDays === null ? null : daysAfter(day, 1 - windowDays)
    const within = dated
      .filter((one) => (begins === null || one.day >= begins) && one.day <= day)
      .map(({ event }) => event)
    const value = figure === 'hours' ? hoursOf(within) : countOf(within)
    const oldest = within[0]
    if (value < least || !oldest) return []
    return [{ signal, day, value, since: oldest.at, facts: within.toReversed().slice(0, FACTS_MAX).map(factOf) }]
  })
}

const MINUTES_OF_HOUR = 60

/** Whole hours of the minutes that facts say. */
function hoursOf(events: readonly RiskEvent[]): number {
  const minutes = events.reduce((total, event) => total + (event.minutes ?? 0), 0)
  return (minutes - (minutes % MINUTES_OF_HOUR)) / MINUTES_OF_HOUR
}

function countOf(events: readonly RiskEvent[]): number {
  return new Set(events.map(({ once }, index) => once ?? index)).size
}

function factOf({ at, amountMinor, reference, otherPlayerId, minutes }: RiskEvent): RiskFact {
  return { at: at.toISOString(), amountMinor, reference, otherPlayerId, minutes }
}
