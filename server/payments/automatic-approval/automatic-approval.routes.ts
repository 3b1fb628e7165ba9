import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/automatic-approval.ts'
import { serve, type Change } from '#server/kernel/index.ts'
import { approveRule, proposeRule, rejectRule, stopRule } from './change-rule.ts'
import type { RuleNeeds } from './needs.ts'
import { readRule, rulesListed } from './show-rule.ts'

/** Up to which amount a withdrawal needs no person; staff calls only. */
export function automaticApprovalRoutes(app: FastifyInstance, needs: RuleNeeds): void {
  const moved =
    (before: string | null) =>
    ({ state, max, dayMax }: ReplyOf<typeof calls.approveApprovalRule>): Change => [
      before === null ? null : { state: before },
      { state, max, dayMax },
    ]
  serve(app, calls.getApprovalRule, () => readRule(needs))
  const listed = rulesListed(needs)
  serve(app, calls.listApprovalRules, ({ query, caller }) => listed.page(query, caller))
  serve(app, calls.proposeApprovalRule, (input) => proposeRule(needs, input), moved(null))
  serve(app, calls.approveApprovalRule, (input) => approveRule(needs, input), moved('proposed'))
  serve(app, calls.rejectApprovalRule, (input) => rejectRule(needs, input), moved('proposed'))
  serve(app, calls.stopAutomaticApproval, (input) => stopRule(needs, input), moved('approved'))
}
