import { limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import { dayNumberOf, monthNumberOf } from './calendar.ts'
import type { Person, ReportViolation } from './check-facts.ts'

/** A payment that the product let begin; `paidAt` is Infinity for one that never came. */
type PaidIn = { readonly at: number; readonly paidAt: number; readonly amount: number }

/**
 * No payment begins that would pass a limit of deposits with what was paid in its period and what was on its way then. One
 * that nobody paid is left out: when it stops being waited for is the product's own.
 */
export function findPassedDeposits({ deeds, limits }: Person, tell: ReportViolation): void {
  const begun = paidIn(deeds)
  for (const kind of limits.kinds()) {
    if (limitFacts(kind).measure !== 'deposit') continue
    for (const [index, { at, amount }] of begun.entries()) {
      const value = limits.valueAt(kind, at)
      if (value === null) continue
      const used = begun
        .slice(0, index)
        .filter(({ paidAt }) => (paidAt > at ? paidAt !== Infinity : isSamePeriod(kind, paidAt, at)))
        .reduce((sum, earlier) => sum + earlier.amount, 0)
      if (used + amount > value) tell(kind, at, `a deposit of ${amount} after ${used} passes ${value}`)
    }
  }
}

/** What was begun, in the order in which it was. */
export function paidIn(deeds: Person['deeds']): PaidIn[] {
  const paid = new Map(
    deeds.flatMap((deed) =>
      deed.did === 'deposit' && !deed.refused ? [[deed.reference, Date.parse(deed.at)] as const] : [],
    ),
  )
  return deeds.flatMap((deed) =>
    deed.did === 'pay-in' && !deed.refused
      ? [{ at: Date.parse(deed.at), paidAt: paid.get(deed.reference) ?? Infinity, amount: deed.amount }]
      : [],
  )
}

function isSamePeriod(kind: LimitKind, a: number, b: number): boolean {
  const numberOf = limitFacts(kind).period === 'day' ? dayNumberOf : monthNumberOf
  return numberOf(a) === numberOf(b)
}
