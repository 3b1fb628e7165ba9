import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { StaffWithdrawal } from '../shapes/withdrawals.ts'
import { EntryRow, StaffDeposit } from './backoffice.ts'

/** Search of payments in any state, for staff. Not in the specification. */
const root = '/capi/BackOffice/v1'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** One event of a payment. `what` is a state of a deposit or withdrawal, or `refund-…` with its outcome. */
export const PaymentEvent = Type.Object({
  at: Instant,
  what: Type.String(),
  by: Type.Enum(['player', 'staff', 'clock', 'partner']),
  userName: orNull(Type.String()),
  approvedByName: orNull(Type.String()),
  explanation: orNull(Type.String()),
  amount: orNull(Money),
})

/** A payment by the number that the player reads out, in any state: exactly one of the two is set. */
export const getPayment = defineCall({
  method: 'GET',
  path: `${root}/Payment/Get`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'One deposit or withdrawal by its number, with its history',
  query: Type.Object({ number: Type.String({ pattern: '^[0-9]{10}$', maxLength: 10 }) }),
  reply: Type.Object({
    playerId: PlayerId,
    deposit: orNull(StaffDeposit),
    withdrawal: orNull(StaffWithdrawal),
    /** Oldest first. */
    history: Type.Array(PaymentEvent),
    /** Its entries in the books; null where the caller may not read money. */
    entries: orNull(Type.Array(EntryRow)),
  }),
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})
