import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'
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

/**
 * Books what the bank took back of a deposit by itself: the partner said so (the deposit needs attention for it), in its answer
 * or in its list of a day. What the player has no more is borne by the house; gifts for the deposit go back as for a refund.
 */
export const bookChargeback = defineCall({
  method: 'POST',
  path: `${root}/BookChargeback`,
  audience: 'staff',
  permission: 'payments.refund',
  summary: 'Book a deposit, or a part of it, that the bank took back',
  body: Type.Object({
    playerId: PlayerId,
    paymentId: Uuid,
    /** A part; without it all that is left. */
    amount: Type.Optional(PositiveMoney),
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: StaffDeposit,
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_AMOUNT_NOT_ALLOWED', 'ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
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
        /** The bank took it back by itself; so much of it was borne by the house. */
        isByBank: Type.Boolean(),
        borne: Money,
        /** What the first person said about its end. */
        proposed: Type.Union([Type.Object({ outcome: RefundOutcome, by: Type.Integer() }), Type.Null()]),
      }),
    ),
  }),
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})
