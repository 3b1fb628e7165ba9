import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Instant, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'

/** Reconciliation of our payments with each partner's, by day of the market. Not in the specification. */
const root = '/capi/Play/v1/Backoffice/Reconciliation'
const explanation = text(2000, 20)
const Day = Type.String({ format: 'date', maxLength: 10 })
const Gateway = text(40, 1)
const OfDay = { gateway: Gateway, day: Day }
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

const DayShown = Type.Object({
  gateway: Type.String(),
  day: Type.String({ format: 'date' }),
  ours: Type.Object({ count: Type.Integer(), total: Money, fees: Money }),
  /** Null until the partner's list is imported; its fees are null where the list has none. */
  partner: orNull(
    Type.Object({
      count: Type.Integer(),
      total: Money,
      fees: orNull(Money),
      listedAt: Instant,
      listedBy: Type.String(),
    }),
  ),
  openDifferences: Type.Integer(),
  explainedDifferences: Type.Integer(),
  closed: orNull(Type.Object({ at: Instant, by: Type.String(), explanation: Type.String() })),
})

/** Days of the last month on which a gateway credited something, or that were reconciled; newest first. */
export const listReconciledDays = defineCall({
  method: 'GET',
  path: `${root}/ListDays`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Days of the last month by gateway',
  query: Type.Object({}),
  reply: Type.Object({ days: Type.Array(DayShown) }),
  refusals: [],
})

export const getReconciledDay = defineCall({
  method: 'GET',
  path: `${root}/GetDay`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'One day of a gateway with its differences',
  query: Type.Object(OfDay),
  reply: Type.Object({
    differences: Type.Array(
      Type.Object({
        differenceId: Uuid,
        providerRef: Type.String(),
        /** A deposit, a refund of it, a payout, or a returned payout. */
        what: Type.Enum(['deposit', 'refund', 'payout', 'payout-back']),
        /** The amount of the payment, or the partner's fee for it. */
        part: Type.Enum(['amount', 'fee']),
        ours: orNull(Money),
        partner: orNull(Money),
        explanation: orNull(Type.String()),
        explainedBy: orNull(Type.String()),
      }),
    ),
  }),
  refusals: [],
})

/**
 * The partner's list of one day as multipart: the partner's own format where it has one, or lines `reference;amount;currency` (and
 * `fee`) with a header line, amounts in units with a point or comma. Negative: refunded or paid out. A newer list replaces the
 * earlier one. Transfers to our bank need none: the statements are their list.
 */
export const importPartnerList = defineCall({
  method: 'POST',
  path: `${root}/ImportList`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Import the partner’s list of a day',
  query: Type.Object(OfDay),
  bodyKind: 'multipart',
  reply: Type.Object({ items: Type.Integer(), openDifferences: Type.Integer() }),
  refusals: ['ERR_FILE_MISSING', 'ERR_FILE_TOO_LARGE', 'ERR_STATEMENT_NOT_TAKEN', 'ERR_STATE_CHANGED', 'ERR_TOO_SOON'],
})

/** Reconciles a day again; for transfers to our bank the statements are the list. */
export const compareDay = defineCall({
  method: 'POST',
  path: `${root}/Compare`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Reconcile a day again',
  body: Type.Object(OfDay),
  reply: Type.Object({ openDifferences: Type.Integer() }),
  refusals: ['ERR_STATE_CHANGED', 'ERR_FILE_MISSING', 'ERR_TOO_SOON'],
})

export const explainDifference = defineCall({
  method: 'POST',
  path: `${root}/Explain`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Explain a difference',
  body: Type.Object({ differenceId: Uuid, explanation }),
  reply: Done,
  refusals: ['ERR_STATE_CHANGED'],
})

/** A day with an open difference cannot be closed; a closed day never changes. */
export const closeDay = defineCall({
  method: 'POST',
  path: `${root}/CloseDay`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Close a day of a gateway',
  body: Type.Object({ ...OfDay, explanation }),
  reply: Done,
  refusals: ['ERR_STATE_CHANGED', 'ERR_FILE_MISSING', 'ERR_TOO_SOON', 'ERR_OPEN_DIFFERENCES'],
})
