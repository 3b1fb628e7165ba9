import { expect, test } from 'vitest'
import { firstApprovalPolicy } from '#config/approval-policy.ts'
import type { PolicyRule } from '#contract/shapes/approvals.ts'
import { APPROVAL_ACTIONS } from '#contract/approval-actions.ts'
import { alwaysHolds, judgePolicy } from './judge-policy.ts'

const base: PolicyRule = {
  action: 'withdrawals.send',
  overMinor: null,
  withWarning: false,
  role: null,
  touchedOver: null,
  aboveCeiling: false,
  needs: 'nobody',
  permission: null,
  livesMinutes: 60,
}
const asked = {
  action: 'withdrawals.send',
  permission: 'payments.manage',
  look: { amount: { amountMinor: 5_000, currency: 'CZK' }, touched: { kind: 'players', count: 3 }, warnings: [] },
  asker: { roles: ['support'], ceilings: { 'payments.manage': 4_000 } },
} as const
const judged = (...rules: Partial<PolicyRule>[]) =>
  judgePolicy([base, ...rules.map((rule) => ({ ...base, ...rule }))], asked)

test('an action that the policy does not know needs a second person', () => {
  expect(judgePolicy([], asked)).toMatchObject({ needs: 'second' })
  expect(judgePolicy([{ ...base, action: 'bonuses.assign' }], asked)).toMatchObject({ needs: 'second' })
})

test('a row whose conditions are not met changes nothing', () => {
  expect(judged({ overMinor: 5_000, needs: 'second' }).needs).toBe('nobody')
  expect(judged({ withWarning: true, needs: 'second' }).needs).toBe('nobody')
  expect(judged({ role: 'payments', needs: 'second' }).needs).toBe('nobody')
  expect(judged({ touchedOver: 3, needs: 'second' }).needs).toBe('nobody')
})

test('a row applies when all of its conditions are met', () => {
  expect(judged({ overMinor: 4_999, needs: 'second' }).needs).toBe('second')
  expect(judged({ role: 'support', needs: 'second' }).needs).toBe('second')
  expect(judged({ touchedOver: 2, needs: 'second' }).needs).toBe('second')
  expect(judged({ aboveCeiling: true, needs: 'second' }).needs).toBe('second')
  expect(judged({ touchedOver: 2, role: 'payments', needs: 'second' }).needs).toBe('nobody')
  const warned = { ...asked, look: { ...asked.look, warnings: [{ id: 'new-account', about: null }] } }
  expect(judgePolicy([base, { ...base, withWarning: true, needs: 'second' }], warned).needs).toBe('second')
})

test('the strictest row counts: with all permissions and the shortest expiry of equally strict ones', () => {
  expect(
    judged(
      { needs: 'reason', livesMinutes: 5 },
      { needs: 'second', permission: 'staff.read', livesMinutes: 600 },
      { needs: 'second', permission: 'audit.read', livesMinutes: 120 },
    ),
  ).toEqual({ needs: 'second', permissions: ['audit.read', 'staff.read'], livesMinutes: 120 })
})

test('debits count like credits', () => {
  const taken = { ...asked, look: { ...asked.look, amount: { amountMinor: -5_000, currency: 'CZK' } } } as const
  expect(judgePolicy([base, { ...base, overMinor: 4_000, needs: 'second' }], taken).needs).toBe('second')
})

test.each(['CZE', 'SVK'] as const)('the first policy of %s has a row without conditions for every action', (market) => {
  const rules = firstApprovalPolicy(market)
  for (const action of APPROVAL_ACTIONS)
    expect(
      rules.some((rule) => rule.action === action && alwaysHolds(rule)),
      action,
    ).toBe(true)
})
