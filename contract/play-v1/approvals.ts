import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { approvalList, decidedApprovalList } from '../lists/approvals.ts'
import { listQuery } from '../lists/list.ts'
import {
  AcceptedWarnings,
  Approval,
  APPROVAL_REFUSALS,
  ApprovalRow,
  ApprovalState,
  PolicyRule,
} from '../shapes/approvals.ts'
import { Instant, page, text, Uuid } from '../shapes/fields.ts'

/** The inbox of approvals and the policy behind it. Ours. */
const root = '/capi/Play/v1/Backoffice/Approvals'
const explanation = text(2000, 20)

/** `mine`: the caller can sign them; `own`: the caller requested them; `open`: waiting for anybody. */
export const APPROVAL_VIEWS = ['mine', 'own', 'open'] as const

export const listApprovals = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'staff',
  permission: 'approvals.use',
  forVenues: 'own',
  summary: 'Requests for a second person, the first to expire at the top',
  query: Type.Object({ ...listQuery(approvalList), view: Type.Enum([...APPROVAL_VIEWS]) }),
  reply: page(ApprovalRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listDecidedApprovals = defineCall({
  method: 'GET',
  path: `${root}/ListDecided`,
  audience: 'staff',
  permission: 'approvals.use',
  forVenues: 'own',
  summary: 'Closed requests, newest decision first',
  query: Type.Object({ ...listQuery(decidedApprovalList) }),
  reply: page(ApprovalRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** How many wait; polled for the side rail. */
export const countApprovals = defineCall({
  method: 'GET',
  path: `${root}/Count`,
  isUnaudited: true,
  audience: 'staff',
  permission: 'approvals.use',
  forVenues: 'own',
  summary: 'The number of requests that wait for the caller, and today’s decisions',
  query: Type.Object({}),
  reply: Type.Object({
    mine: Type.Integer(),
    own: Type.Integer(),
    open: Type.Integer(),
    /** When the first of `mine` expires. */
    nextExpiresAt: Type.Union([Instant, Type.Null()]),
    executedToday: Type.Integer(),
    refusedToday: Type.Integer(),
  }),
  refusals: [],
})

export const getApproval = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'staff',
  permission: 'approvals.use',
  forVenues: 'own',
  summary: 'One request with its changes, computed by a dry run',
  query: Type.Object({ approvalId: Uuid }),
  reply: Approval,
  refusals: ['ERR_APPROVAL_NOT_FOUND'],
})

/** Polled by a screen that waits for the second person: no dry run, no personal data. */
export const getApprovalState = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Approvals/GetState',
  isUnaudited: true,
  audience: 'staff',
  permission: 'approvals.use',
  forVenues: 'own',
  summary: 'The state of one request, without its changes',
  query: Type.Object({ approvalId: Uuid }),
  /** `expired` also where its time is over and no worker has ended it yet. */
  reply: Type.Object({ state: ApprovalState }),
  refusals: ['ERR_APPROVAL_NOT_FOUND'],
})

/**
 * Executes the action as shown, once, in one transaction; `state` of the reply tells whether it did. `changed`: the dry run differs
 * from what was shown, nothing was executed, and both are in the reply. `expired`: too late. A refusal of the action itself is
 * returned with its own code, and the request stays pending.
 */
export const approve = defineCall({
  method: 'POST',
  path: `${root}/Approve`,
  audience: 'staff',
  permission: 'approvals.use',
  forVenues: 'own',
  summary: 'Approve a request of somebody else; it is executed',
  body: Type.Object({ approvalId: Uuid, explanation, acceptedWarnings: Type.Optional(AcceptedWarnings) }),
  reply: Approval,
  refusals: [
    'ERR_APPROVAL_NOT_FOUND',
    'ERR_APPROVAL_NO_ASKER',
    'ERR_SECOND_PERSON_NEEDED',
    'ERR_STATE_CHANGED',
    'ERR_WARNINGS_NOT_ACCEPTED',
  ],
})

export const refuseApproval = defineCall({
  method: 'POST',
  path: `${root}/Refuse`,
  audience: 'staff',
  permission: 'approvals.use',
  forVenues: 'own',
  summary: 'Reject a request of somebody else',
  body: Type.Object({ approvalId: Uuid, explanation }),
  reply: Approval,
  refusals: ['ERR_APPROVAL_NOT_FOUND', 'ERR_SECOND_PERSON_NEEDED', 'ERR_STATE_CHANGED'],
})

export const withdrawApproval = defineCall({
  method: 'POST',
  path: `${root}/Withdraw`,
  audience: 'staff',
  permission: 'approvals.use',
  forVenues: 'own',
  summary: 'Withdraw an own request',
  body: Type.Object({ approvalId: Uuid }),
  reply: Approval,
  refusals: ['ERR_APPROVAL_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

const PolicyVersion = Type.Object({
  version: Type.Integer(),
  validFrom: Instant,
  /** Null for the policy that came with the product. */
  askedByName: Type.Union([Type.String(), Type.Null()]),
  approvedByName: Type.Union([Type.String(), Type.Null()]),
})

export const getPolicy = defineCall({
  method: 'GET',
  path: `${root}/GetPolicy`,
  audience: 'staff',
  permission: 'approvals.use',
  forVenues: 'all',
  summary: 'The policy of approvals: a given version, or the current one',
  query: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1 })) }),
  reply: Type.Object({
    ...PolicyVersion.properties,
    rules: Type.Array(PolicyRule),
    versions: Type.Array(PolicyVersion),
  }),
  refusals: ['ERR_APPROVAL_NOT_FOUND'],
})

/**
 * A new version of the policy; versions are immutable. Whatever the policy says, changing it needs a second person.
 * ERR_POLICY_NOT_ALLOWED: an action has no unconditional row.
 */
export const changePolicy = defineCall({
  method: 'POST',
  path: `${root}/ChangePolicy`,
  audience: 'staff',
  permission: 'approvals.policy',
  summary: 'Request a change of the policy of approvals',
  body: Type.Object({
    /** The version that was edited; refused when there is a newer one. */
    basedOn: Type.Integer({ minimum: 1 }),
    rules: Type.Array(PolicyRule, { minItems: 1, maxItems: 300 }),
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Type.Object({ version: Type.Integer() }),
  refusals: ['ERR_POLICY_NOT_ALLOWED', 'ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})
