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

/** Why a rule refuses the action: the rule's figure, the present value, and when it ends by time alone. */
export type Breach = {
  readonly figure: Quantity | null
  readonly present: Quantity | null
  readonly earliestAllowedAt: Date | null
}

/** Evaluates one rule; returns the breach, or undefined when the rule does not refuse the action. */
export type Judge<K extends RuleKind> = (figures: Figures[K], question: Question) => Breach | undefined

/** A fact that the rule needs is not known, or the rule has no figure: it does not end by time. */
export const NO_FIGURE: Breach = { figure: null, present: null, earliestAllowedAt: null }

export function quantity(value: number, unit: Exclude<Quantity['unit'], 'minor'>): Quantity {
  return { value, unit, currency: null }
}

export function amount(value: number, { currency }: Question['pack']): Quantity {
  return { value, unit: 'minor', currency }
}

/** A breach that ends at an instant; undefined when the instant has passed. */
export function until(instant: string | null, now: Date, figure: Quantity | null = null): Breach | undefined {
  if (instant === null) return undefined
  if (instant === 'forever') return { ...NO_FIGURE, figure }
  const earliestAllowedAt = new Date(instant)
  return earliestAllowedAt > now ? { figure, present: null, earliestAllowedAt } : undefined
}

/** For sorting: a breach without an end by time lasts longest. */
export function endOfBreach({ earliestAllowedAt }: Breach): number {
  return earliestAllowedAt?.getTime() ?? Number.MAX_SAFE_INTEGER
}
