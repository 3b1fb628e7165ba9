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
  type Person,
  type RecordExchange,
} from '#server/payments/partner-port.ts'

export type PayUSettings = Patience & {
  readonly posId: string
  readonly shopId: string
  readonly clientId: string
  readonly clientSecret: string
  /** Key of the signatures of notifications. */
  readonly secondKey: string
  /** Without a path: `https://secure.payu.com`. */
  readonly baseUrl: string
}

/** Name of this gateway everywhere. */
export const PAYU = 'PayUCard'

/** One request to PayU. */
export type PayURequest = {
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly paymentId: string | null
  readonly body?: JsonObject
  readonly canRepeat?: boolean
}

/** @param holder the card owner in whose name it is sent */
export type SendToPayU = (question: PayURequest, holder?: Person) => Promise<JsonObject>

/** Calls PayU's REST API 2.1 with our token. Anything but a success is a fault. */
export function openPayULine(
  settings: PayUSettings,
  { clock, record }: { readonly clock: Clock; readonly record: RecordExchange },
): SendToPayU {
  const { clientId, clientSecret, baseUrl } = settings
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(settings)
  const line: PartnerLine = { retryAfterMs, record }

  /** @param holder the card owner, where PayU returns cards to their owner only */
  const authorize = async (holder?: Person) => {
    const fields = {
      grant_type: holder ? 'trusted_merchant' : 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      ...(holder ? { email: holder.email, ext_customer_id: String(holder.playerId) } : {}),
    }
    const { response, httpStatus } = await callPartner(line, {
      gateway: PAYU,
      operation: 'authorize',
      paymentId: null,
      method: 'POST',
      url: `${baseUrl}/pl/standard/user/oauth/authorize`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
      said: { client_id: clientId },
      timeoutMs: statusTimeoutMs,
      canRepeat: true,
      read,
    })
    const { access_token: token, expires_in: seconds } = asObject(response) ?? {}
    if (httpStatus !== 200 || typeof token !== 'string') throw fault('authorize', httpStatus, response)
    return { token, validForSeconds: Number(seconds) || 0 }
  }
  const withToken = cacheToken(() => authorize(), clock)

  return async (question, holder) => {
    const { operation, method, path, body, paymentId, canRepeat = false } = question
    const call = (token: string) =>
      callPartner(line, {
        gateway: PAYU,
        operation,
        paymentId,
        method,
        url: `${baseUrl}/api/v2_1/${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        said: body ?? { path },
        timeoutMs: operation === 'orders.create' ? timeoutMs : statusTimeoutMs,
        canRepeat,
        read,
      })
    const { response, httpStatus } = holder ? await call((await authorize(holder)).token) : await withToken(call)
    const answer = asObject(response)
    const { statusCode } = asObject(answer?.['status']) ?? {}
    if (!answer || !GOOD_STATUS.includes(httpStatus) || !GOOD_CODES.includes(String(statusCode ?? 'SUCCESS')))
      throw fault(operation, httpStatus, response)
    return answer
  }
}

/** An order is created with 201, or with 302 and a body; the redirect is never followed. */
const GOOD_STATUS = [200, 201, 302]
const GOOD_CODES = ['SUCCESS', 'WARNING_CONTINUE_REDIRECT', 'WARNING_CONTINUE_3DS', 'WARNING_CONTINUE_CVV']

/** PayU does not sign responses: its address and our token authenticate them. */
function read(text: string) {
  const answer = parseObject(text)
  return { response: answer ?? null, verdict: answer ? 'unsigned' : 'unreadable' } as const
}

function fault(operation: string, httpStatus: number, response: unknown): Fault {
  const { statusCode = 'no status' } = asObject(asObject(response)?.['status']) ?? {}
  return new Fault(PAYU, `${operation}: ${String(statusCode)}, HTTP ${httpStatus}`, { retryable: httpStatus >= 500 })
}
