import { Type } from 'typebox'
import { deposit, PaymentInfo } from '../capi-v1.1/funds.ts'
import { defineCall } from '../call.ts'
import { IdempotencyKey, Uuid } from '../shapes/fields.ts'
import { PositiveMoney } from '../shapes/money.ts'
import { PagePath } from '../shapes/page-path.ts'
import { CONSENT_STATES } from '../states/consent-states.ts'

const root = '/capi/v2-onling/Payment'
const own = { audience: 'player' } as const
const UNAVAILABLE = ['ERR_METHOD_NOT_AVAILABLE', 'ERR_GATEWAY_UNAVAILABLE'] as const

/**
 * Requests a consent of the player's bank, by PSD2, to read the holder of the player's accounts. The browser goes to `redirectUrl`
 * and comes back to `returnPath` with `?consent=` and the id.
 */
export const createBankConsent = defineCall({
  ...own,
  method: 'POST',
  path: `${root}/CreateBankConsent`,
  summary: 'Ask the bank whose the player’s accounts are',
  body: Type.Object({ returnPath: PagePath }),
  reply: Type.Object({ consentId: Uuid, redirectUrl: Type.String() }),
  refusals: [...UNAVAILABLE],
  ratePerMinute: 10,
})

/**
 * The bank's response. An account in the market, in the player's own name, becomes verified; one in another name does not and needs
 * a review by a person. A repeat returns the same response.
 */
export const finishBankConsent = defineCall({
  ...own,
  method: 'POST',
  path: `${root}/FinishBankConsent`,
  summary: 'Take what the bank says of the player’s accounts',
  body: Type.Object({ consentId: Uuid }),
  reply: Type.Object({
    state: Type.Enum([...CONSENT_STATES]),
    accounts: Type.Array(
      Type.Object({
        /** Last four digits. */
        accountHint: Type.String(),
        verdict: Type.Enum(['own', 'another-name', 'name-unknown', 'foreign']),
      }),
    ),
  }),
  refusals: [...UNAVAILABLE, 'ERR_PAYMENT_NOT_FOUND'],
  ratePerMinute: 30,
})

/** A deposit that the player approves in the bank's own app. Credited when the bank says that it is settled. */
export const createBankPayment = defineCall({
  ...own,
  method: 'POST',
  path: `${root}/CreateBankPayment`,
  shutdownPart: 'deposits',
  summary: 'Start a deposit from the player’s bank',
  body: Type.Object({ amount: PositiveMoney, idempotencyKey: IdempotencyKey, returnPath: PagePath }),
  reply: deposit.reply,
  refusals: [...deposit.refusals],
})

/** The payment, and its status at the bank. While the payment is open the bank is polled. */
export const getBankPayment = defineCall({
  ...own,
  method: 'GET',
  path: `${root}/GetBankPayment`,
  summary: 'A deposit from the player’s bank, with the bank’s own word',
  query: Type.Object({ id: Uuid }),
  reply: Type.Object({
    payment: PaymentInfo,
    /** `ACSP`, `ACSC` …; null before the first status of the bank. */
    bankStatus: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})
