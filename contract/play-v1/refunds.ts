import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { StaffDeposit } from './backoffice.ts'

/** What staff need of refunds beside the asking. Ours. */
const root = '/capi/BackOffice/v1/Deposit'

/** How a refund ended: the player's bank has the money, or nothing went back and it is on the balance again. */
export const RefundOutcome = Type.Enum(['done', 'refused'])

/**
 * Says how a refund ended that the gateway never ended. The first call proposes, the same call of somebody else carries it
 * out; ERR_SECOND_PERSON_NEEDED for the first one again. Another outcome is a new proposal.
 */
export const endRefund = defineCall({
  method: 'POST',
  path: `${root}/EndRefund`,
  audience: 'staff',
  permission: 'payments.refund',
  summary: 'Say how a refund ended; two people',
  body: Type.Object({ playerId: PlayerId, paymentId: Uuid, outcome: RefundOutcome, explanation: text(2000, 20) }),
  reply: Type.Object({ deposit: StaffDeposit, isEnded: Type.Boolean() }),
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED'],
})

export const listRefunds = defineCall({
  method: 'GET',
  path: `${root}/ListRefunds`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Refunds of one deposit, the oldest first',
  query: Type.Object({ playerId: PlayerId, paymentId: Uuid }),
  reply: Type.Object({
    refunds: Type.Array(
      Type.Object({
        refundId: Uuid,
        amount: Money,
        /** `asked`: nobody knows yet how it ended. */
        state: Type.Enum(['asked', 'done', 'refused']),
        askedAt: Instant,
        askedBy: Type.String(),
        explanation: Type.String(),
        /** What the first person said about its end. */
        proposed: Type.Union([Type.Object({ outcome: RefundOutcome, by: Type.Integer() }), Type.Null()]),
      }),
    ),
  }),
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})
