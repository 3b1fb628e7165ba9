import type { EventField } from '#contract/event-uses.ts'
import type { Comparison, ComparisonGroup, Condition } from '#contract/shapes/triggers.ts'

/** Values of an event's fields and of its person, by name; undefined if missing. */
export type Facts = Readonly<Record<string, unknown>>

const isGroup = (part: Comparison | ComparisonGroup): part is ComparisonGroup => 'join' in part

/** Whether a condition is true for the facts of an event. Pure; without parts it is true. */
export function holds({ join, of }: Condition, facts: Facts): boolean {
  return (
    of.length === 0 || joined(join, of, (part) => (isGroup(part) ? groupHolds(part, facts) : compares(part, facts)))
  )
}

const groupHolds = ({ join, of }: ComparisonGroup, facts: Facts): boolean =>
  joined(join, of, (part) => compares(part, facts))

function joined<Part>(join: Condition['join'], parts: readonly Part[], test: (part: Part) => boolean): boolean {
  switch (join) {
    case 'all':
      return parts.every(test)
    case 'any':
      return parts.some(test)
    case 'none':
      return !parts.some(test)
  }
}

/** A missing fact equals nothing and has no order; only `is-not` and `none-of` are true for it. */
function compares({ field, operator, value }: Comparison, facts: Facts): boolean {
  const fact = facts[field]
  switch (operator) {
    case 'is':
      return fact === value
    case 'is-not':
      return fact !== value
    case 'one-of':
      return Array.isArray(value) && value.some((one) => one === fact)
    case 'none-of':
      return Array.isArray(value) && !value.some((one) => one === fact)
    case 'at-least':
      return order(fact, value) >= 0
    case 'at-most':
      return order(fact, value) <= 0
    case 'has':
      return Array.isArray(fact) && fact.includes(value)
    case 'has-not':
      return Array.isArray(fact) && !fact.includes(value)
  }
}

/** Orders numbers by size and instants by time; NaN, for which every comparison is false, for anything else. */
function order(fact: unknown, value: unknown): number {
  if (typeof fact === 'number' && typeof value === 'number') return fact - value
  if (typeof fact === 'string' && typeof value === 'string') return Date.parse(fact) - Date.parse(value)
  return Number.NaN
}

/** Every comparison of a condition with its position: `0`, `2.1`. */
export function comparisonsOf({ of }: Condition): { readonly at: string; readonly comparison: Comparison }[] {
  return of.flatMap((part, index) =>
    isGroup(part)
      ? part.of.map((comparison, inner) => ({ at: `${index}.${inner}`, comparison }))
      : [{ at: String(index), comparison: part }],
  )
}

/** The fields used by a condition, once each. */
export function fieldsUsed(condition: Condition, fields: readonly EventField[]): readonly EventField[] {
  const used = new Set(comparisonsOf(condition).map(({ comparison }) => comparison.field))
  return fields.filter(({ name }) => used.has(name))
}
