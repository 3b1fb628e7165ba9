import { Fault, type Clock } from '#server/kernel/index.ts'
import {
  asObject,
  callPartner,
  parseObject,
  patienceOf,
  type JsonObject,
  type Patience,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { readSignedNonce, signMessage, type Message } from './signed-message.ts'

export const SAMPLE = 'Sample'

export type SampleSettings = Patience & {
  readonly merchantId: string
  readonly secret: string
  /** With the prefix: `https://…/v1`. */
  readonly baseUrl: string
}

export type SampleLineNeeds = {
  /** Real time, which both sides sign; never the product's clock, which tests and demonstrations shift. */
  readonly clock: Clock
  readonly record: RecordExchange
  /** True for the first message with a nonce: a repeat is a replay. */
  readonly spendNonce: (gateway: string, nonce: string) => Promise<boolean>
}

type PartnerRequest = {
  readonly operation: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly paymentId: string
  readonly body?: JsonObject
  /** True where a payment is created, which takes longer. */
  readonly isMaking?: boolean
}

/** Signed messages to the partner and from it, each recorded. */
export function openSampleLine(settings: SampleSettings, { clock, record, spendNonce }: SampleLineNeeds) {
  const { merchantId, secret, baseUrl } = settings
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(settings)
  const access = () => ({ merchantId, secret, now: clock.now() })

  /** A verified response, or a Fault. Every order has our own id, so a repeat returns the first result. */
  async function ask({
    operation,
    method,
    path,
    paymentId,
    body,
    isMaking = false,
  }: PartnerRequest): Promise<JsonObject> {
    const url = new URL(baseUrl + path)
    const text = body === undefined ? '' : JSON.stringify(body)
    const { response, httpStatus } = await callPartner(
      { retryAfterMs, record },
      {
        gateway: SAMPLE,
        operation,
        paymentId,
        method,
        url: url.href,
        headers: () => ({
          ...signMessage({ method, path: url.pathname + url.search, body: text }, access()),
          accept: 'application/json',
          ...(text ? { 'content-type': 'application/json' } : {}),
        }),
        ...(text ? { body: text } : {}),
        said: body ?? { path },
        timeoutMs: isMaking ? timeoutMs : statusTimeoutMs,
        canRepeat: true,
        read: (answer) => {
          const fields = parseObject(answer)
          return { response: fields ?? null, verdict: fields ? 'unsigned' : 'unreadable' }
        },
      },
    )
    const fields = asObject(response)
    if (fields && httpStatus < 300) return fields
    throw new Fault(SAMPLE, `${operation}: HTTP ${httpStatus}`, { retryable: httpStatus >= 500 })
  }

  /** Content of a notification; undefined when the partner did not sign it, or sent it before. */
  async function hear(
    message: Message,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<JsonObject | undefined> {
    const nonce = readSignedNonce(message, headers, access())
    const fields = nonce === undefined ? undefined : parseObject(message.body)
    const isHeard = fields !== undefined && nonce !== undefined && (await spendNonce(SAMPLE, nonce))
    const orderId = fields?.['orderId']
    await record({
      paymentId: isHeard && typeof orderId === 'string' ? orderId : null,
      gateway: SAMPLE,
      operation: 'notification',
      request: isHeard ? fields : { text: message.body },
      response: null,
      httpStatus: null,
      verdict: isHeard ? 'verified' : 'bad-signature',
      durationMs: 0,
    })
    return isHeard ? fields : undefined
  }

  return { ask, hear }
}
