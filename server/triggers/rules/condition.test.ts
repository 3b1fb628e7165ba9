import { describe, expect, it } from 'vitest'
import type { Comparison, Condition } from '#contract/shapes/triggers.ts'
import { comparisonsOf, holds } from './condition.ts'

const facts = { kind: 'Visa', amountMinor: 5_000, isFirst: true, fields: ['email'], at: '2026-11-25T10:00:00Z' }
const one = (field: string, operator: Comparison['operator'], value: Comparison['value']): Condition => ({
  join: 'all',
  of: [{ field, operator, value }],
})

describe('a comparison', () => {
  it.each([
    ['kind', 'is', 'Visa', true],
    ['kind', 'is-not', 'Visa', false],
    ['kind', 'one-of', ['Visa', 'Maestro'], true],
    ['kind', 'none-of', ['Maestro'], true],
    ['amountMinor', 'at-least', 5_000, true],
    ['amountMinor', 'at-least', 5_001, false],
    ['amountMinor', 'at-most', 5_000, true],
    ['isFirst', 'is', false, false],
    ['fields', 'has', 'email', true],
    ['fields', 'has-not', 'email', false],
    ['at', 'at-least', '2026-11-25T11:00:00+01:00', true],
    ['at', 'at-most', '2026-11-25T09:59:59Z', false],
  ] as const)('%s %s %s: %s', (field, operator, value, expected) =>
    expect(holds(one(field, operator, Array.isArray(value) ? [...value] : (value as string)), facts)).toBe(expected),
  )
  it.each(['at-least', 'at-most', 'has', 'has-not', 'is', 'one-of'] as const)(
    'of what is not there never holds: %s',
    (operator) => expect(holds(one('gone', operator, 'x'), facts)).toBe(false),
  )
  it('is false for a fact of another type than the value', () =>
    expect(holds(one('kind', 'at-least', 5), facts)).toBe(false))
})

describe('a condition', () => {
  const yes: Comparison = { field: 'kind', operator: 'is', value: 'Visa' }
  const no: Comparison = { field: 'kind', operator: 'is', value: 'Maestro' }
  it.each([
    ['all', [yes, yes], true],
    ['all', [yes, no], false],
    ['any', [no, yes], true],
    ['any', [no, no], false],
    ['none', [no, no], true],
    ['none', [no, yes], false],
    ['all', [], true],
    ['any', [], true],
    ['none', [], true],
  ] as const)('joins %s of %j: %s', (join, of, expected) => expect(holds({ join, of: [...of] }, facts)).toBe(expected))
  it('joins groups, and returns the position of each comparison', () => {
    const condition: Condition = {
      join: 'all',
      of: [yes, { join: 'none', of: [no] }, { join: 'any', of: [no, yes] }],
    }
    expect(holds(condition, facts)).toBe(true)
    expect(comparisonsOf(condition).map(({ at }) => at)).toEqual(['0', '1.0', '2.0', '2.1'])
  })
})
