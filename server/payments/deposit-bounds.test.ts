import { describe, expect, it } from 'vitest'
import { findMost } from './deposit-bounds.ts'
import type { DepositObstacle } from './needs.ts'

const about = (figure: number | null, present = 0): DepositObstacle => {
  const minor = (value: number) => ({ value, unit: 'minor' as const, currency: 'CZK' })
  const amounts = { figure: figure === null ? null : minor(figure), present: figure === null ? null : minor(present) }
  const rule = { code: 'ERR_DEPOSIT_LIMIT_REACHED', ruleId: 'a rule', packId: 'a pack', textKey: 'deposit-limit' }
  return { refusal: { ...rule, ...amounts, earliestAllowedAt: null, alsoRefusedBy: [] }, texts: {} }
}
/** A limit of which something is used up. */
const limit = (figure: number, present: number) => (amountMinor: number) =>
  present + amountMinor > figure ? about(figure, present) : undefined

describe('the most that can be paid in', () => {
  it('is our own maximum where no rule refuses it', () => {
    expect(findMost(500_000, () => undefined)).toEqual({ mostMinor: 500_000, obstacle: undefined })
  })

  it('is the rest of a limit, which is named', () => {
    const { mostMinor, obstacle } = findMost(500_000, limit(100_000, 70_000))
    expect([mostMinor, obstacle?.refusal.ruleId]).toEqual([30_000, 'a rule'])
  })

  it('is the rest of the tightest of several, whichever refuses first', () => {
    const rules = [limit(300_000, 0), limit(200_000, 150_000), limit(90_000, 0)]
    const all = (amountMinor: number) => rules.map((rule) => rule(amountMinor)).find(Boolean)
    expect(findMost(500_000, all).mostMinor).toBe(50_000)
  })

  it('is nothing where a limit is used up, exceeded, or the refusal is about no amount', () => {
    expect(findMost(500_000, limit(100_000, 100_000)).mostMinor).toBe(0)
    expect(findMost(500_000, limit(100_000, 130_000)).mostMinor).toBe(0)
    expect(findMost(500_000, () => about(null)).mostMinor).toBe(0)
    expect(findMost(500_000, () => about(900_000)).mostMinor).toBe(0)
  })
})
