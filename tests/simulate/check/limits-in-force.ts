import { limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import type { Deed, Facts } from '../facts.ts'
import { dayNumberOf, monthNumberOf, sameTimeLater, startOfDayNumber, startOfMonthNumber } from './calendar.ts'

/** A value from an instant on; null: no limit. */
type Held = { readonly from: number; readonly value: number | null }
type Kept = { held: Held[]; pending: Held | undefined; isChosen: boolean }

/** The value of each limit at an instant, from a person's accepted requests, by the rules of the market. */
export type LimitsInForce = {
  readonly valueAt: (kind: LimitKind, at: number) => number | null
  readonly kinds: () => readonly LimitKind[]
}

/** Applies a person's requests in order. */
export function followChoices(market: Facts['market'], deeds: readonly Deed[]): LimitsInForce {
  const kept = new Map<LimitKind, Kept>()
  const keptOf = (kind: LimitKind): Kept => {
    const known = kept.get(kind) ?? { held: [], pending: undefined, isChosen: false }
    kept.set(kind, known)
    return known
  }
  for (const deed of deeds) {
    if (deed.refused) continue
    const at = Date.parse(deed.at)
    if (deed.did === 'cancel') keptOf(deed.kind).pending = undefined
    if (deed.did !== 'choose' && deed.did !== 'change') continue
    for (const { kind, value } of deed.choices) {
      const one = keptOf(kind)
      settle(one, at)
      const present = one.held.at(-1)?.value ?? null
      if (one.isChosen && present !== value && one.pending?.value === value) continue
      one.pending = undefined
      if (one.isChosen && present === value) continue
      const from = one.isChosen && isLooser(kind, present, value) ? looserFrom(market, kind, at) : at
      one.isChosen = true
      if (from > at) one.pending = { from, value }
      else one.held.push({ from, value })
    }
  }
  for (const one of kept.values()) settle(one, Infinity)
  return {
    valueAt: (kind, at) => kept.get(kind)?.held.findLast(({ from }) => from <= at)?.value ?? null,
    kinds: () => [...kept.keys()],
  }
}

/** For a person with several accounts the strictest value of any of them. */
export function strictestOf(accounts: readonly LimitsInForce[]): LimitsInForce {
  return {
    valueAt: (kind, at) => {
      const values = accounts.map(({ valueAt }) => valueAt(kind, at)).filter((value) => value !== null)
      if (values.length === 0) return null
      return limitFacts(kind).tighterIs === 'lower' ? Math.min(...values) : Math.max(...values)
    },
    kinds: () => [...new Set(accounts.flatMap(({ kinds }) => kinds()))],
  }
}

function settle(one: Kept, now: number): void {
  if (!one.pending || one.pending.from > now) return
  one.held.push(one.pending)
  one.pending = undefined
}

function isLooser(kind: LimitKind, present: number | null, wanted: number | null): boolean {
  if (present === null) return false
  if (wanted === null) return true
  return limitFacts(kind).tighterIs === 'lower' ? wanted > present : wanted < present
}

/**
 * CZ-09: a daily one at the same time seven days later, a monthly one on the 1st and not before; SK-06: on the 7th day.
 */
function looserFrom(market: Facts['market'], kind: LimitKind, at: number): number {
  if (market === 'SVK') return startOfDayNumber(dayNumberOf(at) + 7)
  const later = sameTimeLater(at, 7)
  if (limitFacts(kind).period !== 'month') return later
  return Math.max(later, startOfMonthNumber(monthNumberOf(at) + 1))
}
