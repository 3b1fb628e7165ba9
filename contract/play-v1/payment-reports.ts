import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Currency, Money } from '../shapes/money.ts'
import { ReportPeriod } from '../shapes/reports.ts'

/** Why payments failed. */
export const getDeclines = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Reports/PaymentDeclines',
  audience: 'staff',
  permission: 'reports.read',
  summary: 'Payments that ended without moving money, by method, state and the partner’s reason',
  query: Type.Object(ReportPeriod),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        direction: Type.Enum(['deposit', 'withdrawal']),
        method: Type.String(),
        gateway: Type.String(),
        state: Type.String(),
        /** As the partner reports it, such as the two codes of a card gateway. Null where it has reported none. */
        reason: Type.Union([Type.String(), Type.Null()]),
        currency: Currency,
        count: Type.Integer(),
        sum: Money,
      }),
    ),
    /** There are more reasons: only the most frequent ones are listed. */
    isMore: Type.Boolean(),
  }),
  refusals: [],
})
