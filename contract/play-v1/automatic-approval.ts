import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { approvalRuleList } from '../lists/proposals.ts'
import { Instant, page, text, Uuid } from '../shapes/fields.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'
import { proposalFields } from '../shapes/proposals.ts'

/** Up to which amount withdrawals are approved without a person. Off until two people have switched it on. Not in the specification. */
const root = '/capi/Play/v1/Backoffice/AutomaticApproval'
const explanation = text(2000, 20)

const Rule = Type.Object({
  ruleId: Uuid,
  /** Maximum amount of one withdrawal. */
  max: Money,
  /** Maximum amount paid to one player without a person in any twenty-four hours. */
  dayMax: Money,
  ...proposalFields,
  decidedAt: Type.Union([Instant, Type.Null()]),
  /** When it ceased to apply: stopped by a person, or replaced by another rule. */
  stoppedAt: Type.Union([Instant, Type.Null()]),
  stoppedByName: Type.Union([Type.String(), Type.Null()]),
})

/** The rule in force; null: off. */
export const getApprovalRule = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Maximum amount of automatic approval of withdrawals',
  query: Type.Object({}),
  reply: Type.Object({
    current: Type.Union([Rule, Type.Null()]),
    /** Withdrawals approved by any rule in the last twenty-four hours. */
    lastDay: Type.Object({ count: Type.Integer(), total: Money }),
  }),
  refusals: [],
})

export const listApprovalRules = defineCall({
  method: 'GET',
  path: `${root}/ListRules`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Proposed rules of automatic approval, newest first',
  query: Type.Object({ ...listQuery(approvalRuleList) }),
  reply: page(Rule),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** A proposal only: somebody else has to approve it. */
export const proposeApprovalRule = defineCall({
  method: 'POST',
  path: `${root}/Propose`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Propose the maximum amount of automatic approval',
  body: Type.Object({ max: PositiveMoney, dayMax: PositiveMoney, explanation }),
  reply: Rule,
  refusals: ['ERR_AMOUNT_NOT_ALLOWED'],
})

const decision = Type.Object({ ruleId: Uuid, explanation })

/** Replaces the rule in force. It applies to withdrawals confirmed from now on, never to those that wait already. */
export const approveApprovalRule = defineCall({
  method: 'POST',
  path: `${root}/Approve`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Approve a rule of automatic approval proposed by somebody else',
  body: decision,
  reply: Rule,
  refusals: ['ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED', 'ERR_AMOUNT_NOT_ALLOWED'],
})

export const rejectApprovalRule = defineCall({
  method: 'POST',
  path: `${root}/Reject`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Reject a proposed rule of automatic approval',
  body: decision,
  reply: Rule,
  refusals: ['ERR_STATE_CHANGED'],
})

/** One person is enough, and it applies at once: withdrawals then wait for people. */
export const stopAutomaticApproval = defineCall({
  method: 'POST',
  path: `${root}/Stop`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Stop automatic approval',
  body: decision,
  reply: Rule,
  refusals: ['ERR_STATE_CHANGED'],
})
