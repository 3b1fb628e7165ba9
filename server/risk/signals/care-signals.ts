import { dayOf, wallTextOf } from '#contract/states/calendar.ts'
import type { PlayerFacts, PlaySlot } from '../facts/player-facts.ts'
import { plain, type RiskEvent } from './event.ts'
import { eventOf } from './money-signals.ts'

const DAY_MS = 86_400_000
const SLOT_MINUTES = 15
const NIGHT_ENDS_HOUR = 5

/**
 * Deposits within a day after another one, once less than a tenth of that one was left, and no withdrawal was requested
 * meanwhile: the money was lost and more was put in.
 */
export function depositsAfterLoss({ booked, withdrawals }: PlayerFacts): RiskEvent[] {
  return booked.flatMap(({ at, amountMinor, heldBefore }, index) => {
    const before = booked[index - 1]
    if (!before || at.getTime() - before.at.getTime() > DAY_MS || heldBefore * 10 >= before.amountMinor) return []
    const isOut = withdrawals.some((one) => one.at >= before.at && one.at <= at)
    return isOut ? [] : [{ ...plain, at, amountMinor }]
  })
}

/** Nights in which somebody played between midnight and five, by the market's clock. */
export function nightsPlayed({ slots }: PlayerFacts, timeZone: string): RiskEvent[] {
  return byDay(
    slots.filter(({ startsAt }) => Number(wallTextOf(timeZone, startsAt).slice(11, 13)) < NIGHT_ENDS_HOUR),
    timeZone,
  )
}

/** Minutes of play, day by day. */
export const minutesPlayed = ({ slots }: PlayerFacts, timeZone: string): RiskEvent[] => byDay(slots, timeZone)

/** Limits that were loosened, as of the request. */
export function limitsRaised({ raised }: PlayerFacts): RiskEvent[] {
  return raised
    .map(({ at, kind }) => ({ ...plain, at, reference: kind }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

export const ownCancelled = ({ cancelled }: PlayerFacts): RiskEvent[] => cancelled.map(eventOf)

export const stopsPressed = ({ stopped }: PlayerFacts): RiskEvent[] => stopped.map(({ at }) => ({ ...plain, at }))

function byDay(slots: readonly PlaySlot[], timeZone: string): RiskEvent[] {
  const days = new Map<string, { readonly at: Date; minutes: number }>()
  for (const { startsAt, rounds } of slots) {
    if (rounds === 0) continue
    const day = dayOf(timeZone, startsAt)
    const known = days.get(day)
    if (known) known.minutes += SLOT_MINUTES
    else days.set(day, { at: startsAt, minutes: SLOT_MINUTES })
  }
  return [...days.values()].map(({ at, minutes }) => ({ ...plain, at, minutes }))
}
