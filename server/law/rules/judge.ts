import type { Quantity } from '#contract/shapes/law.ts'
import type { Action } from '../action.ts'
import type { Figures, LawPack, RuleKind } from '../rule.ts'
import type { LawState } from '../state.ts'

export type Question = {
  readonly state: LawState
  readonly action: Action
  readonly now: Date
  readonly pack: Pick<LawPack, 'zone' | 'currency'>
}

/** What stands against the action: the rule's figure, the present value, and when time alone removes it. */
export type Breach = {
  readonly figure: Quantity | null
  readonly present: Quantity | null
  readonly earliestAllowedAt: Date | null
}

/** Looks at one rule; gives the breach, or undefined when the rule does not stand against the action. */
export type Judge<K extends RuleKind> = (figures: Figures[K], question: Question) => Breach | undefined

/** Something that the rule needs is not known, or the rule has no figure: no time removes it. */
export const NO_FIGURE: Breach = { figure: null, present: null, earliestAllowedAt: null }

export function quantity(value: number, unit: Exclude<Quantity['unit'], 'minor'>): Quantity {
  return { value, unit, currency: null }
}

export function amount(value: number, { currency }: Question['pack']): Quantity {
  return { value, unit: 'minor', currency }
}

/** The breach that ends at an instant, or nothing when the instant has come. */
export function until(instant: string | null, now: Date, figure: Quantity | null = null): Breach | undefined {
  if (instant === null) return undefined
  if (instant === 'forever') return { ...NO_FIGURE, figure }
  const earliestAllowedAt = new Date(instant)
  return earliestAllowedAt > now ? { figure, present: null, earliestAllowedAt } : undefined
}

/** For sorting: what no time removes lasts longest. */
export function endOfBreach({ earliestAllowedAt }: Breach): number {
  return earliestAllowedAt?.getTime() ?? Number.MAX_SAFE_INTEGER
}
