import { describe, expect, it } from 'vitest'
import { APPROVAL_ACTIONS } from '#contract/approval-actions.ts'
import { CALLS_WITHOUT_APPROVAL } from '#contract/calls-without-approval.ts'
import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { APPROVAL_REFUSALS } from '#contract/shapes/approvals.ts'
import { firstApprovalPolicy } from '#config/approval-policy.ts'

const writing: readonly CallDefinition[] = catalogue.filter(
  ({ audience, method }) => audience === 'staff' && method !== 'GET',
)
const isGuarded = ({ refusals }: CallDefinition) => refusals.includes('ERR_APPROVAL_NEEDED')

describe('calls of staff that change something', () => {
  it('are under the policy of approvals, or in the list with a reason', () => {
    expect(writing.length).toBeGreaterThan(100)
    for (const call of writing)
      expect(isGuarded(call) !== call.path in CALLS_WITHOUT_APPROVAL, `${call.path} is in exactly one of both`).toBe(
        true,
      )
  })
  it('are in the list only while such calls exist', () => {
    const paths = writing.map(({ path }) => path)
    for (const [path, reason] of Object.entries(CALLS_WITHOUT_APPROVAL)) {
      expect(paths).toContain(path)
      expect(reason.length, path).toBeGreaterThan(20)
    }
  })
  it('under the policy can require accepted warnings and a reason, and take the accepted warnings', () => {
    for (const call of writing.filter(isGuarded)) {
      expect(call.refusals, call.path).toEqual(expect.arrayContaining([...APPROVAL_REFUSALS]))
      expect(call.permission, call.path).toBeDefined()
    }
  })
})

describe('actions of the policy', () => {
  it.each(['CZE', 'SVK'] as const)('have default rows in %s', (market) => {
    const known = new Set(firstApprovalPolicy(market).map(({ action }) => action))
    expect([...known].toSorted()).toEqual([...APPROVAL_ACTIONS].toSorted())
  })
})
