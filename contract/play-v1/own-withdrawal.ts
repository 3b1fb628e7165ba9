import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, text } from '../shapes/fields.ts'
import { WithdrawalInfo } from '../shapes/withdrawals.ts'

/** One withdrawal of the player by the number on its receipt. The specification has this call for deposits only. */
export const getOwnWithdrawal = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Payment/GetWithdrawal',
  audience: 'player',
  summary: 'One withdrawal of the player by its reference number, with the time of its payment',
  query: Type.Object({ referenceNumber: text(40, 1) }),
  reply: Type.Object({
    ...WithdrawalInfo.properties,
    /** When the bank or the partner paid it; null while it is not paid, or when the bank returned it. */
    paidAt: Type.Union([Instant, Type.Null()]),
  }),
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})
