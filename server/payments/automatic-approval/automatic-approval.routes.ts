import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/automatic-approval.ts'
import { serve } from '#server/kernel/index.ts'
import { approveRule, proposeRule, rejectRule, stopRule } from './change-rule.ts'
import type { RuleNeeds } from './needs.ts'
import { listRules, readRule } from './show-rule.ts'

/** Up to which amount a withdrawal needs no person; staff only. */
export function automaticApprovalRoutes(app: FastifyInstance, needs: RuleNeeds): void {
  serve(app, calls.getApprovalRule, () => readRule(needs))
  serve(app, calls.listApprovalRules, (input) => listRules(needs, input))
  serve(app, calls.proposeApprovalRule, (input) => proposeRule(needs, input))
  serve(app, calls.approveApprovalRule, (input) => approveRule(needs, input))
  serve(app, calls.rejectApprovalRule, (input) => rejectRule(needs, input))
  serve(app, calls.stopAutomaticApproval, (input) => stopRule(needs, input))
}
