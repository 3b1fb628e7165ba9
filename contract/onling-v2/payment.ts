import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Uuid } from '../shapes/fields.ts'
import { deposit, PaymentInfo } from '../capi-v1.1/funds.ts'

/** Starts a deposit as Funds/Deposit does; with `storedCardId` an active card is charged by one click, without a page. */
export const create = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Payment/Create',
  heldBy: 'deposits',
  audience: 'player',
  summary: 'Start a deposit, or charge a stored card',
  body: Type.Object({ ...deposit.body.properties, storedCardId: Type.Optional(Uuid) }),
  reply: deposit.reply,
  refusals: [...deposit.refusals, 'ERR_INVALID_CARD_ID'],
})

/** One payment of the player; the same document as Funds/GetInfoById. */
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

const Notification = {
  method: 'POST',
  audience: 'provider',
  bodyKind: 'provider',
  reply: Type.Unknown(),
  refusals: ['ERR_SIGNATURE_ERROR', 'ERR_PAYMENT_NOT_FOUND'],
  ratePerMinute: 60_000,
} as const

/**
 * The browser comes back from ČSOB here, from its card page or its internet banking, by a form that the gateway signed. The
 * return is evidence, never proof: the deposit is credited only after a verified status call. Answers 303 to the player's own
 * page.
 */
export const notifyCsob = defineCall({
  ...Notification,
  path: '/capi/v2-onling/Payment/NotifyCsob',
  summary: 'Signed return from the ČSOB gateway',
})

/** The browser comes back from GP webpay here, by POST or GET as the gateway likes; otherwise as `notifyCsob`. */
export const notifyGpWebPay = defineCall({
  ...Notification,
  path: '/capi/v2-onling/Payment/NotifyGpWebPay',
  isAlsoByGet: true,
  summary: 'Signed return from GP webpay',
})

/** PayU tells of an order, signed with our second key. A repeat of the same changes nothing and is answered 200. */
export const notifyPayU = defineCall({
  ...Notification,
  path: '/capi/v2-onling/Payment/NotifyPayU',
  summary: 'Signed notification of PayU',
})

/**
 * A partner whose call the specification does not name tells of a payment or a payout, signed. Ours. A repeat of the same
 * changes nothing and is answered 200.
 */
export const notifyByFolder = defineCall({
  ...Notification,
  path: '/capi/Play/v1/Partners/{partner}/Notify',
  summary: 'Signed notification of the partner that the address names',
  params: Type.Object({ partner: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,39}$', maxLength: 40 }) }),
})

/** Netera tells of a payment at its page or of a payout. Signed with a nonce that is taken once; a payout is asked about. */
export const notifyNetera = defineCall({
  ...Notification,
  path: '/capi/v2-onling/Payment/NotifyNetera',
  summary: 'Signed notification of Netera',
})

/**
 * MobileTech: the browser comes back by GET with a signed answer, its server brings text messages and what became of them
 * by POST. A message credits nothing; the operator's word that it was billed does.
 */
export const notifyMobileTech = defineCall({
  ...Notification,
  path: '/capi/v2-onling/Payment/NotifyMobileTech',
  isAlsoByGet: true,
  summary: 'Signed return, message or delivery report of MobileTech',
})

/**
 * The browser comes back from a bank that GP webpay led it to, with what GP webpay signed. ČSOB's own button comes back to
 * `notifyCsob`; Payout.one signs no return.
 */
export const notifyPaymentButton = defineCall({
  ...Notification,
  path: '/capi/v2-onling/Payment/NotifyPaymentButton',
  isAlsoByGet: true,
  summary: 'Signed return from a bank that a payment button led to',
})

/** Banks that the player can be led to straight away: the method `PaymentButton`, with `buttonId`. */
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
        /** As it is written behind the slash of an account of this bank. */
        bankCode: Type.String(),
        bic: Type.String(),
      }),
    ),
  }),
  refusals: [],
})

/** Payout.one tells of a checkout or a withdrawal. Its signature covers no amount, so the partner is asked before money moves. */
export const notifyPayoutOne = defineCall({
  ...Notification,
  path: '/capi/v2-onling/Payment/NotifyPayoutOne',
  summary: 'Signed webhook of Payout.one',
})
