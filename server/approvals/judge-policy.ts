import type { ApprovalAction } from '#contract/approval-actions.ts'
import { POLICY_NEEDS, type Preview, type PolicyNeed, type PolicyRule } from '#contract/shapes/approvals.ts'
import type { Grants } from './needs.ts'

export type Verdict = {
  readonly needs: PolicyNeed
  /** Permissions that the second person needs besides the action's own. */
  readonly permissions: readonly string[]
  readonly livesMinutes: number
}

const DAY_MINUTES = 24 * 60
/** Without a row in the policy two people are needed. */
const UNKNOWN: Verdict = { needs: 'second', permissions: [], livesMinutes: DAY_MINUTES }

type ActionFacts = {
  readonly action: ApprovalAction
  /** The action's own permission: ceilings belong to it. */
  readonly permission: string
  readonly look: Pick<Preview, 'amount' | 'judgedMinor' | 'judgedTouched' | 'touched'> & {
    readonly warnings: readonly unknown[]
  }
  readonly asker: Pick<Grants, 'roles' | 'ceilings'>
}

/** The verdict: of the strictest row that applies; of equally strict ones all permissions and the shortest expiry. */
export function judgePolicy(rules: readonly PolicyRule[], asked: ActionFacts): Verdict {
  const held = rules.filter((rule) => rule.action === asked.action && holds(rule, asked))
  const needs = POLICY_NEEDS.findLast((need) => held.some((rule) => rule.needs === need))
  if (!needs) return UNKNOWN
  const strictest = held.filter((rule) => rule.needs === needs)
  return {
    needs,
    permissions: [...new Set(strictest.flatMap(({ permission }) => permission ?? []))].sort(),
    livesMinutes: Math.min(...strictest.map(({ livesMinutes }) => livesMinutes)),
  }
}

function holds(rule: PolicyRule, { permission, look, asker }: ActionFacts): boolean {
  const amount = Math.abs(look.judgedMinor ?? look.amount?.amountMinor ?? 0)
  const touched = look.judgedTouched ?? look.touched.count
  const ceiling = asker.ceilings[permission]
  return (
    (rule.overMinor === null || amount > rule.overMinor) &&
    (!rule.withWarning || look.warnings.length > 0) &&
    (rule.role === null || asker.roles.includes(rule.role)) &&
    (rule.touchedOver === null || touched > rule.touchedOver) &&
    (!rule.aboveCeiling || (ceiling !== undefined && amount > ceiling))
  )
}

/** Whether a row has no conditions. */
export function alwaysHolds({ overMinor, withWarning, role, touchedOver, aboveCeiling }: PolicyRule): boolean {
  return overMinor === null && !withWarning && role === null && touchedOver === null && !aboveCeiling
}
