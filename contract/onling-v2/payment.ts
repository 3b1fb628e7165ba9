import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Uuid } from '../shapes/fields.ts'
import { deposit, PaymentInfo } from '../capi-v1.1/funds.ts'

/** Starts a deposit as Funds/Deposit does; with `storedCardId` an active card is charged by one click, without a page. */
export const create = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Payment/Create',
  shutdownPart: 'deposits',
  audience: 'player',
  summary: 'Start a deposit, or charge a stored card',
  body: Type.Object({ ...deposit.body.properties, storedCardId: Type.Optional(Uuid) }),
  reply: deposit.reply,
  refusals: [...deposit.refusals, 'ERR_INVALID_CARD_ID'],
})

/** One payment of the player; same reply as Funds/GetInfoById. */
export const get = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Payment/Get',
  audience: 'player',
  summary: 'One payment of the player',
  query: Type.Object({ id: Uuid }),
  reply: PaymentInfo,
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})

/** Payments that have not ended. */
export const getPending = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Payment/GetPending',
  audience: 'player',
  summary: 'Open payments of the player',
  query: Type.Object({}),
  reply: Type.Object({ payments: Type.Array(PaymentInfo) }),
  refusals: [],
})

/** Partners sign the raw bytes of the body. A browser redirect gets 303 to the player's own page. */
export const Notification = {
  method: 'POST',
  audience: 'provider',
  bodyKind: 'provider',
  reply: Type.Unknown(),
  refusals: ['ERR_SIGNATURE_ERROR', 'ERR_PAYMENT_NOT_FOUND'],
  ratePerMinute: 60_000,
} as const

/** A call for notifications of partners, whichever its path. */
export type NoticeCall = Omit<typeof Notification, 'method'> & {
  readonly method: 'POST' | 'GET'
  readonly path: string
  readonly summary: string
}

/**
 * Notification of a payment or a payout, signed, for partners whose call the specification does not name. A duplicate changes
 * nothing and gets 200. Not in the specification.
 */
export const notifyByFolder = defineCall({
  ...Notification,
  path: '/capi/Play/v1/Partners/{partner}/Notify',
  summary: 'Signed notification of the partner that the address names',
  params: Type.Object({ partner: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,39}$', maxLength: 40 }) }),
})

/**
 * The browser returns from a bank chosen by a payment button, with data signed by the button's partner. Other partners of buttons
 * sign no return, or use the return of their card payments (`hasButtonReturn` of their facts).
 */
export const notifyPaymentButton = defineCall({
  ...Notification,
  path: '/capi/v2-onling/Payment/NotifyPaymentButton',
  isAlsoByGet: true,
  summary: 'Signed return from a bank that a payment button led to',
})

/** Banks to which the player can be redirected directly: the method `PaymentButton`, with `buttonId`. */
export const getPaymentButtons = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Payment/GetPaymentButtons',
  audience: 'player',
  summary: 'Banks of the market that a payment button leads to',
  query: Type.Object({}),
  reply: Type.Object({
    buttons: Type.Array(
      Type.Object({
        id: Type.String(),
        label: Type.String(),
        /** The bank code after the slash of an account number. */
        bankCode: Type.String(),
        bic: Type.String(),
      }),
    ),
  }),
  refusals: [],
})
