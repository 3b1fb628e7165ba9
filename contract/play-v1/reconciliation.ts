import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Instant, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'

/** Ours against each partner's, by day of the market. Ours. */
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
  /** Null until the partner's list has come; its fees are null where the list tells none. */
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

/** Days of the last month on which a gateway credited something, or that were looked at; newest first. */
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
        /** A deposit, what went back of it, what was paid out, or what of that came back. */
        what: Type.Enum(['deposit', 'refund', 'payout', 'payout-back']),
        /** The amount of the payment, or what the partner charges for it. */
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
 * `fee`) with a head, amounts in units with a point or comma. Below zero it went back or was paid out. A newer list takes the place of the
 * last one. Transfers to our bank need none: their list is the statements.
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

/** Compares a day again; for transfers to our bank this takes the statements as the list. */
export const compareDay = defineCall({
  method: 'POST',
  path: `${root}/Compare`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Compare a day again',
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
