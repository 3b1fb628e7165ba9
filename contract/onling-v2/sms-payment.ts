import { Type } from 'typebox'
import { deposit, PaymentInfo } from '../capi-v1.1/funds.ts'
import { defineCall } from '../call.ts'
import { IdempotencyKey, Instant, text, Uuid } from '../shapes/fields.ts'
import { AgreedFee } from '../shapes/fees.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'

const root = '/capi/v2-onling/Payment'
const own = { method: 'POST', audience: 'player' } as const

/** The phone is masked: `+420 ••• ••• 111`. */
const SmsPayment = Type.Object({ payment: PaymentInfo, sentTo: Type.String() })

/** Prices of premium messages; the amount of a deposit by message is one of them. */
export const getSmsPrices = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Payment/GetSmsPrices',
  audience: 'player',
  summary: 'Amounts that a deposit by text message can have',
  query: Type.Object({}),
  reply: Type.Object({ prices: Type.Array(Money) }),
  refusals: [],
})

/**
 * Starts a deposit that is paid by a premium text message from the player's own phone, which a code has to prove first
 * (SendSmsCode, VerifySmsCode).
 */
export const createSmsPayment = defineCall({
  ...own,
  path: `${root}/CreateSmsPayment`,
  shutdownPart: 'deposits',
  summary: 'Begin a deposit by text message',
  body: Type.Object({
    amount: PositiveMoney,
    /** The phone that will pay; by default the player's own. */
    phone: Type.Optional(text(30, 5)),
    feeMinor: AgreedFee,
    idempotencyKey: IdempotencyKey,
  }),
  reply: SmsPayment,
  refusals: [...deposit.refusals, 'ERR_INVALID_CONTRACT'],
  ratePerMinute: 20,
})

/** Sends the code that proves the phone: once a minute, five an hour to one phone. Only the newest one is valid. */
export const sendSmsCode = defineCall({
  ...own,
  path: `${root}/SendSmsCode`,
  summary: 'Send the code that proves the phone of a deposit by text message',
  body: Type.Object({ paymentId: Uuid }),
  reply: Type.Object({ sentTo: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_TOO_SOON'],
  ratePerMinute: 10,
})

/**
 * With the right code the reply has the text to send, and the number. The money is credited when the operator confirms that it has
 * billed the message, never before.
 */
export const verifySmsCode = defineCall({
  ...own,
  path: `${root}/VerifySmsCode`,
  summary: 'Prove the phone, and learn the message to send',
  body: Type.Object({ paymentId: Uuid, code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  reply: Type.Object({ shortCode: Type.String(), text: Type.String(), amount: Money }),
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_INVALID_SECURITY_CODE'],
  ratePerMinute: 10,
})
