import type { EventField } from '#contract/event-uses.ts'
import type { Comparison, ComparisonGroup, Condition } from '#contract/shapes/triggers.ts'

/** Values of an event's fields and of its person, by name. What is not there is undefined. */
export type Facts = Readonly<Record<string, unknown>>

const isGroup = (part: Comparison | ComparisonGroup): part is ComparisonGroup => 'join' in part

/** Whether a condition holds for the facts of an event. Pure; without parts it holds. */
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

/** What is not known equals nothing and is in no order; it is only told apart. */
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

/** Numbers by size, moments by time; NaN, which no comparison passes, for anything else. */
function order(fact: unknown, value: unknown): number {
  if (typeof fact === 'number' && typeof value === 'number') return fact - value
  if (typeof fact === 'string' && typeof value === 'string') return Date.parse(fact) - Date.parse(value)
  return Number.NaN
}

/** Every comparison of a condition, with the place where it stands: `0`, `2.1`. */
export function comparisonsOf({ of }: Condition): { readonly at: string; readonly comparison: Comparison }[] {
  return of.flatMap((part, index) =>
    isGroup(part)
      ? part.of.map((comparison, inner) => ({ at: `${index}.${inner}`, comparison }))
      : [{ at: String(index), comparison: part }],
  )
}

/** Fields that a condition looks at, once each. */
export function fieldsUsed(condition: Condition, fields: readonly EventField[]): readonly EventField[] {
  const used = new Set(comparisonsOf(condition).map(({ comparison }) => comparison.field))
  return fields.filter(({ name }) => used.has(name))
}
