import { randomUUID } from 'node:crypto'
import { Fault, type Clock } from '#server/kernel/index.ts'
import {
  asObject,
  callPartner,
  cacheToken,
  parseObject,
  patienceOf,
  type JsonObject,
  type PartnerLine,
  type Patience,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { isSigned, signatureOf, type SignedKind } from './signed-text.ts'

export type PayoutOneSettings = Patience & {
  readonly clientId: string
  readonly clientSecret: string
  /** With the base path: `https://app.payout.one/api/v1`. */
  readonly baseUrl: string
}

export const PAYOUT_ONE = 'PayoutOne'

export type SendToPayoutOne = (question: PayoutOneRequest) => Promise<JsonObject>

/** Signed requests to Payout.one and its signed responses, with a cached token. */
export function openPayoutOneLine(
  settings: PayoutOneSettings,
  { clock, record }: { readonly clock: Clock; readonly record: RecordExchange },
): SendToPayoutOne {
  const { clientId, clientSecret, baseUrl } = settings
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(settings)
  const line: PartnerLine = { retryAfterMs, record }

  const withToken = cacheToken(async () => {
    const { response, httpStatus } = await callPartner(line, {
      gateway: PAYOUT_ONE,
      operation: 'authorize',
      paymentId: null,
      method: 'POST',
      url: `${baseUrl}/authorize`,
      headers: JSON_HEADERS,
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret }),
      said: { client_id: clientId },
      timeoutMs: statusTimeoutMs,
      canRepeat: true,
      read: (text) => readUnsigned(text),
    })
    const { token, valid_for: seconds } = asObject(response) ?? {}
    if (httpStatus !== 200 || typeof token !== 'string') throw fault('authorize', httpStatus)
    return { token, validForSeconds: Number(seconds) || 0 }
  }, clock)

  const signed = (kind: SignedKind, fields: JsonObject): JsonObject => {
    const message = { ...fields, nonce: randomUUID() }
    return { ...message, signature: signatureOf(kind, message, clientSecret) }
  }
  const readSigned = (text: string, kind: SignedKind) => {
    const answer = parseObject(text)
    if (!answer) return { response: null, verdict: 'unreadable' } as const
    return { response: answer, verdict: isSigned(kind, answer, clientSecret) ? 'verified' : 'bad-signature' } as const
  }

  return async (question) => {
    const { operation, method, path, paymentId, kind, fields, idempotencyKey } = question
    const body = fields && signed(kind, fields)
    const { response, httpStatus } = await withToken((token) =>
      callPartner(line, {
        gateway: PAYOUT_ONE,
        operation,
        paymentId,
        method,
        url: `${baseUrl}/${path}`,
        headers: {
          ...JSON_HEADERS,
          authorization: `Bearer ${token}`,
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        said: body ?? { path },
        timeoutMs: operation === 'checkouts.create' ? timeoutMs : statusTimeoutMs,
        // The same key again returns the first response, so nothing can be done twice.
        canRepeat: method === 'GET' || idempotencyKey !== undefined,
        read: (text, status) => (status >= 400 ? readUnsigned(text) : readSigned(text, kind)),
      }),
    )
    const answer = asObject(response)
    if (!answer || httpStatus >= 300) throw fault(operation, httpStatus)
    if (answer['external_id'] === paymentId) return answer
    throw new Fault(PAYOUT_ONE, `${operation}: the answer is about another payment`, { retryable: true })
  }
}

export type PayoutOneRequest = {
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly paymentId: string
  /** How the response is signed, and the request if it has fields. */
  readonly kind: SignedKind
  readonly fields?: JsonObject
  readonly idempotencyKey?: string
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' }

/** Refusals and tokens are not signed. */
function readUnsigned(text: string) {
  const answer = parseObject(text)
  return { response: answer ?? null, verdict: answer ? 'unsigned' : 'unreadable' } as const
}

function fault(operation: string, httpStatus: number): Fault {
  return new Fault(PAYOUT_ONE, `${operation}: HTTP ${httpStatus}`, { retryable: httpStatus >= 500 })
}
