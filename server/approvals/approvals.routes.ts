import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/approvals.ts'
import { serve } from '#server/kernel/index.ts'
import { policyAction } from './change-policy.ts'
import { decide } from './decide.ts'
import { refuseRequest, withdrawRequest } from './end-request.ts'
import { approvalsListed, countApprovals, decidedListed } from './list-approvals.ts'
import type { ApprovalNeeds } from './needs.ts'
import { recordSubject } from './record-for-audit.ts'
import { requestOf, type Approvals } from './registry.ts'
import { readApproval, readState } from './show-approvals.ts'
import { readPolicy } from './show-policy.ts'
import { signRequest } from './sign-request.ts'

/**
 * The inbox, and the policy behind it. It may be mounted before or after the rooms that register actions: the registry
 * is read at each request.
 */
export function approvalRoutes(app: FastifyInstance, room: ApprovalNeeds, approvals: Approvals): void {
  const needs = { ...room, approvals }
  const changePolicy = approvals.register(policyAction(needs))
  const inbox = { ...needs, proposals: approvals.sources }
  const [open, decided] = [approvalsListed(inbox), decidedListed(needs)]
  serve(app, calls.listApprovals, ({ query, caller }) => open.page(query, caller))
  serve(app, calls.listDecidedApprovals, ({ query, caller }) => decided.page(query, caller))
  serve(app, calls.countApprovals, ({ caller }) => countApprovals(inbox, caller))
  serve(app, calls.getApproval, ({ query, caller }) => readApproval(needs, query.approvalId, caller))
  serve(app, calls.getApprovalState, ({ query, caller }) => readState(needs, query.approvalId, caller))
  serve(app, calls.approve, (input) =>
    decide(needs, input, {
      ofRequest: (of) =>
        signRequest(needs, { ...of, acceptedWarnings: input.body.acceptedWarnings ?? [], audit: input }),
      ofProposal: (source, of) => source.approve(of),
      state: 'executed',
    }),
  )
  serve(app, calls.refuseApproval, (input) =>
    decide(needs, input, {
      ofRequest: (of) => refuseRequest(needs, of),
      ofProposal: (source, of) => source.reject(of),
      state: 'refused',
    }),
  )
  serve(app, calls.withdrawApproval, async (input) => {
    const { body, caller } = input
    await withdrawRequest(needs, { ...body, caller })
    const withdrawn = await readApproval(needs, body.approvalId, caller)
    recordSubject(input, withdrawn)
    return withdrawn
  })
  serve(app, calls.getPolicy, (input) => readPolicy(needs, input))
  serve(app, calls.changePolicy, ({ body: { basedOn, rules, ...body }, ...input }) =>
    changePolicy({ basedOn, rules }, requestOf({ ...input, body })),
  )
}
