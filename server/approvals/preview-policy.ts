import type { ApprovalAction } from '#contract/approval-actions.ts'
import type { PolicyNeed } from '#contract/shapes/approvals.ts'
import type { Querier } from '#server/kernel/index.ts'
import { judgePolicy } from './judge-policy.ts'
import type { ApprovalNeeds, Grants } from './needs.ts'
import { findValid, listRules } from './policy.queries.ts'

/** An action as the policy would judge it for somebody: one subject, and no open warning. */
export type PolicyPreview = {
  readonly action: ApprovalAction
  readonly needs: PolicyNeed
  /** Permissions that the second person needs besides the action's own. */
  readonly permissions: readonly string[]
}

/** Verdict of the policy at an instant for each action of a permission, at an amount in minor units. */
export async function previewPolicy(
  { target }: Pick<ApprovalNeeds, 'target'>,
  db: Querier,
  actions: readonly { readonly key: ApprovalAction; readonly permission: string }[],
  of: { readonly at: Date; readonly amountMinor: number; readonly asker: Pick<Grants, 'roles' | 'ceilings'> },
): Promise<PolicyPreview[]> {
  const policy = await findValid(db, target, of.at)
  const rules = policy ? await listRules(db, policy.id) : []
  const look = { amount: null, judgedMinor: of.amountMinor, touched: { kind: 'players', count: 1 }, warnings: [] }
  return actions.map(({ key, permission }) => {
    const { needs, permissions } = judgePolicy(rules, { action: key, permission, look, asker: of.asker })
    return { action: key, needs, permissions }
  })
}
