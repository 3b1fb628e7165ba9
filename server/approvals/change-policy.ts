import type { PolicyRule } from '#contract/shapes/approvals.ts'
import { PERMISSIONS } from '#contract/permissions.ts'
import { assert, newId, refuse } from '#server/kernel/index.ts'
import { emptyPreview, type Action } from './action.ts'
import { canonicalText } from './fingerprint.ts'
import { alwaysHolds } from './judge-policy.ts'
import type { ApprovalNeeds } from './needs.ts'
import * as queries from './policy.queries.ts'

export type PolicyInput = { readonly basedOn: number; readonly rules: readonly PolicyRule[] }

/** A new version of the policy, itself an action under it: always two people, whatever the policy says. */
export function policyAction({
  clock,
  target,
}: Pick<ApprovalNeeds, 'clock' | 'target'>): Action<PolicyInput, { version: number }> {
  return {
    key: 'approvals.policy',
    permission: 'approvals.policy',
    preview: async (tx, { basedOn, rules }) => {
      await queries.lockPolicy(tx, target)
      const valid = await queries.findValid(tx, target, clock.now())
      if (valid?.version !== basedOn) return refuse('ERR_STATE_CHANGED', { version: valid?.version ?? null })
      const before = await queries.listRules(tx, valid.id)
      judgeRules(rules, before)
      const actions = [...new Set([...before, ...rules].map(({ action }) => action))]
      const changes = actions
        .map((field) => ({ field, before: textOf(before, field), after: textOf(rules, field) }))
        .filter((change) => change.before !== change.after)
      if (changes.length === 0) return refuse('ERR_POLICY_NOT_ALLOWED', { because: 'nothing-changes' })
      return {
        ...emptyPreview,
        subject: { kind: 'policy', id: target, label: String(basedOn + 1) },
        touched: { kind: 'actions', count: changes.length },
        changes,
      }
    },
    run: async (tx, { basedOn, rules }, { asker, approver }) => {
      assert(approver, 'The policy is changed by two people.')
      const validFrom = clock.now()
      await queries.insertVersion(
        tx,
        target,
        {
          id: newId(validFrom),
          version: basedOn + 1,
          validFrom,
          askedBy: asker.userId,
          askedByName: asker.name,
          approvedBy: approver.userId,
          approvedByName: approver.name,
        },
        rules,
      )
      return { version: basedOn + 1 }
    },
  }
}

/** Every action has a row without conditions, known actions stay known, and the policy's own change needs two people. */
function judgeRules(rules: readonly PolicyRule[], before: readonly PolicyRule[]): void {
  const withoutBase = [...before, ...rules].find(
    ({ action }) => !rules.some((rule) => rule.action === action && alwaysHolds(rule)),
  )
  if (withoutBase) refuse('ERR_POLICY_NOT_ALLOWED', { because: 'no-row-that-always-holds', action: withoutBase.action })
  const known: readonly string[] = PERMISSIONS
  const unknown = rules.find(({ permission }) => permission !== null && !known.includes(permission))
  if (unknown) refuse('ERR_POLICY_NOT_ALLOWED', { because: 'unknown-permission', permission: unknown.permission })
  const isOwnKept = rules.some(
    (rule) => rule.action === 'approvals.policy' && alwaysHolds(rule) && rule.needs === 'second',
  )
  if (!isOwnKept) refuse('ERR_POLICY_NOT_ALLOWED', { because: 'policy-needs-two-people', action: 'approvals.policy' })
}

/** The rows of one action as one text for comparison and display. */
function textOf(rules: readonly PolicyRule[], of: string): string {
  return canonicalText(rules.filter(({ action }) => action === of).map(({ action: _, ...rule }) => rule))
}
