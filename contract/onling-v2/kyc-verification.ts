import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { personal } from '../personal.ts'
import { Instant, text, Uuid } from '../shapes/fields.ts'
import { KYC_METHODS, KYC_PROBLEMS, KYC_STATES } from '../states/kyc-states.ts'

const root = '/capi/v2-onling/KycVerification'
const OneVerification = Type.Object({ verificationId: Uuid })

/** An account that the bank confirms as the player's. */
export const VerifiedBankAccount = Type.Object({
  bankAccountId: Uuid,
  iban: personal('account'),
  /** `19-2000145399/0800` for a Czech or Slovak account. */
  local: Type.Union([personal('account'), Type.Null()]),
  verifiedAt: Type.Union([Instant, Type.Null()]),
})

export const KycResult = Type.Object({
  verificationId: Uuid,
  method: Type.Enum([...KYC_METHODS]),
  state: Type.Enum([...KYC_STATES]),
  /** Why it did not verify the player; null while it runs and when it did. */
  problem: Type.Union([Type.Enum([...KYC_PROBLEMS]), Type.Null()]),
  startedAt: Instant,
  changedAt: Instant,
})

/**
 * Starts a check by a partner: the browser goes to `redirectUrl` and comes back to `returnPath` with `?kyc=` and the id.
 * BankID comes back to the same browser only.
 */
export const create = defineCall({
  method: 'POST',
  path: `${root}/Create`,
  audience: 'player',
  summary: 'Start a check of the person by BankID or VeriFace',
  body: Type.Object({
    method: Type.Enum([...KYC_METHODS]),
    returnPath: Type.String({ pattern: '^/(?![/\\\\])[\\w\\-/]*$', maxLength: 200 }),
  }),
  reply: Type.Object({ verificationId: Uuid, redirectUrl: Type.String() }),
  refusals: ['ERR_METHOD_NOT_AVAILABLE', 'KYC_INTERNAL_ERROR'],
  ratePerMinute: 10,
})

/** The result of a check. A check that is still open at the partner is requested again. */
export const fetchResult = defineCall({
  method: 'GET',
  path: `${root}/FetchResult`,
  audience: 'player',
  summary: 'Result of a check of the person',
  query: OneVerification,
  reply: KycResult,
  refusals: ['ERR_VERIFICATION_NOT_FOUND'],
})

/** Only BankID returns accounts; the list is empty for other checks. */
export const fetchVerifiedBankAccounts = defineCall({
  method: 'GET',
  path: `${root}/FetchVerifiedBankAccounts`,
  audience: 'player',
  summary: 'Bank accounts of the player found by a check',
  query: OneVerification,
  reply: Type.Object({ accounts: Type.Array(VerifiedBankAccount) }),
  refusals: ['ERR_VERIFICATION_NOT_FOUND'],
})

/** The bank redirects the browser here; the response redirects it to our own page. */
export const bankIdCallback = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/BankId/Callback',
  audience: 'provider',
  summary: 'Return of the browser from BankID',
  query: Type.Object({
    state: Type.Optional(text(200)),
    code: Type.Optional(text(2000)),
    error: Type.Optional(text(200)),
    error_description: Type.Optional(text(1000)),
    iss: Type.Optional(text(300)),
    session_state: Type.Optional(text(300)),
  }),
  reply: Type.Object({}),
  refusals: [],
  ratePerMinute: 60,
})

/** VeriFace notifies us of a change. The notification is not trusted: we read the check through VeriFace's API. */
export const verifaceStateNotify = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Veriface/StateNotify',
  audience: 'provider',
  summary: 'Notification by VeriFace about a changed check',
  query: Type.Object({ secret: Type.Optional(text(200)) }),
  bodyKind: 'provider',
  reply: Type.Object({ received: Type.Literal(true) }),
  refusals: ['ERR_SIGNATURE_ERROR'],
  ratePerMinute: 600,
})
