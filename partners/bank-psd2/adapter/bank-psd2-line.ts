import { randomUUID } from 'node:crypto'
import { Fault } from '#server/kernel/index.ts'
import {
  asObject,
  callPartner,
  parseObject,
  patienceOf,
  type JsonObject,
  type Patience,
  type RecordExchange,
} from '#server/payments/partner-port.ts'

export type BankPsd2Settings = Patience & {
  /** Without a path: the URL of the aggregator, which is licensed to call banks for us. */
  readonly baseUrl: string
  readonly apiKey: string
  /** Our account that the player's bank pays to. */
  readonly creditor: { readonly iban: string; readonly name: string }
}

export const BANK_PSD2 = 'BankPsd2'

type BankRequest = {
  readonly operation: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly paymentId: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: JsonObject
  /** The bank treats a repeat of it as the same request. */
  readonly requestId?: string
}

export type SendToBank = (question: BankRequest) => Promise<JsonObject>

/** Requests to the aggregator, which signs nothing: its address and our key authenticate it. */
export function openBankLine({ baseUrl, apiKey, ...patience }: BankPsd2Settings, record: RecordExchange): SendToBank {
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(patience)

  return async (question) => {
    const { operation, method, path, paymentId, headers = {}, body, requestId = randomUUID() } = question
    const { response, httpStatus } = await callPartner(
      { retryAfterMs, record },
      {
        gateway: BANK_PSD2,
        operation,
        paymentId,
        method,
        url: baseUrl + path,
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/json',
          'x-request-id': requestId,
          ...headers,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        said: body ?? { path },
        timeoutMs: body ? timeoutMs : statusTimeoutMs,
        canRepeat: true,
        read: (text) => {
          const answer = parseObject(text)
          return { response: answer ?? null, verdict: answer ? 'unsigned' : 'unreadable' }
        },
      },
    )
    const answer = asObject(response)
    if (answer && httpStatus < 300) return answer
    throw new Fault(BANK_PSD2, `${operation}: HTTP ${httpStatus}`, { retryable: httpStatus >= 500 })
  }
}

export function redirects(returnUrl: string, refusedUrl: string, ip: string): Record<string, string> {
  return { 'tpp-redirect-uri': returnUrl, 'tpp-nok-redirect-uri': refusedUrl, 'psu-ip-address': ip }
}

export function textOf(answer: JsonObject, name: string): string {
  const value = answer[name]
  if (typeof value === 'string' && value !== '') return value
  throw new Fault(BANK_PSD2, `no ${name} in the answer`, { retryable: true })
}

/** The page where the player approves. A bank without a page cannot be used. */
export function pageOf(answer: JsonObject): string {
  const href = asObject(asObject(answer['_links'])?.['scaRedirect'])?.['href']
  if (typeof href === 'string') return href
  throw new Fault(BANK_PSD2, 'no page to approve at', { retryable: false })
}
