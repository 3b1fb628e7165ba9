import type { ReplyOf } from '#contract/call.ts'
import { approvalRuleList } from '#contract/lists/proposals.ts'
import * as calls from '#contract/play-v1/automatic-approval.ts'
import { makeWholeList } from '#server/kernel/index.ts'
import { sumAllApproved } from './approvals.queries.ts'
import type { RuleNeeds } from './needs.ts'
import * as queries from './rules.queries.ts'

const DAY_MS = 24 * 3_600_000

/** For staff: the valid rule, and what it approved in the last day. */
export async function readRule({
  db,
  clock,
  target,
  rules,
}: RuleNeeds): Promise<ReplyOf<typeof calls.getApprovalRule>> {
  const [current, { count, total }] = await Promise.all([
    queries.findValidRule(db, target),
    sumAllApproved(db, new Date(clock.now().getTime() - DAY_MS)),
  ])
  return {
    current: current ? ruleShown(current) : null,
    lastDay: { count, total: { amountMinor: total, currency: rules.currency } },
  }
}

/** Rules that were proposed, decided and ended, as a list of the back office. */
export const rulesListed = ({ db, target }: Pick<RuleNeeds, 'db' | 'target'>) =>
  makeWholeList({
    list: approvalRuleList,
    call: calls.listApprovalRules,
    keyOf: ({ ruleId }) => ruleId,
    read: async (_question, _reader, most) =>
      (await queries.listRules(db, { target, before: null }, most)).map(ruleShown),
  })

/** A rule with its history, as staff see it. */
export function ruleShown(row: queries.RuleRow): ReplyOf<typeof calls.proposeApprovalRule> {
  const { currency } = row
  return {
    ruleId: row.id,
    max: { amountMinor: row.maxMinor, currency },
    dayMax: { amountMinor: row.dayMaxMinor, currency },
    explanation: row.explanation,
    state: row.state,
    proposedBy: row.proposedBy,
    proposedByName: row.proposedByName,
    proposedAt: row.proposedAt.toISOString(),
    decidedByName: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decision: row.decision,
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
    stoppedByName: row.stoppedByName,
  }
}
