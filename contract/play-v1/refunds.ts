import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'
import { StaffDeposit } from './backoffice.ts'

/** Calls of staff about refunds besides requesting them. Not in the specification. */
const root = '/capi/BackOffice/v1/Deposit'

/** The outcome of a refund: the player's bank has the money, or nothing was refunded and it is on the balance again. */
export const RefundOutcome = Type.Enum(['done', 'refused'])

/**
 * Enters the outcome of a refund that the gateway left open. The first call proposes, the same call by somebody else executes it;
 * ERR_SECOND_PERSON_NEEDED if the first person repeats it. Another outcome is a new proposal.
 */
export const endRefund = defineCall({
  method: 'POST',
  path: `${root}/EndRefund`,
  audience: 'staff',
  permission: 'payments.refund',
  summary: 'State the result of a refund; needs two people',
  body: Type.Object({ playerId: PlayerId, paymentId: Uuid, outcome: RefundOutcome, explanation: text(2000, 20) }),
  reply: Type.Object({ deposit: StaffDeposit, isEnded: Type.Boolean() }),
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED'],
})

/**
 * Books a chargeback that the partner reported, in its response or in its list of a day (the deposit has the attention for it). The
 * part that the player no longer has is paid by the house; gifts for the deposit are taken back as for a refund.
 */
export const bookChargeback = defineCall({
  method: 'POST',
  path: `${root}/BookChargeback`,
  audience: 'staff',
  permission: 'payments.refund',
  summary: 'Book a chargeback of a deposit, or of a part of it',
  body: Type.Object({
    playerId: PlayerId,
    paymentId: Uuid,
    /** The amount of a partial chargeback; by default all that is left. */
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
  summary: 'Refunds of one deposit, oldest first',
  query: Type.Object({ playerId: PlayerId, paymentId: Uuid }),
  reply: Type.Object({
    refunds: Type.Array(
      Type.Object({
        refundId: Uuid,
        amount: Money,
        /** `asked`: the outcome is still unknown. */
        state: Type.Enum(['asked', 'done', 'refused']),
        askedAt: Instant,
        askedBy: Type.String(),
        explanation: Type.String(),
        /** A chargeback by the bank, and the part of it that the house paid. */
        isByBank: Type.Boolean(),
        borne: Money,
        /** The outcome that the first person proposed. */
        proposed: Type.Union([Type.Object({ outcome: RefundOutcome, by: Type.Integer() }), Type.Null()]),
      }),
    ),
  }),
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})
