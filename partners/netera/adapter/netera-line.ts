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

export const NETERA = 'Netera'

export type NeteraSettings = Patience & {
  readonly merchantId: string
  readonly secret: string
  /** With the prefix: `https://…/netera/v1`. */
  readonly baseUrl: string
}

export type NeteraLineNeeds = {
  /** Real time, which both sides sign; never the product's clock, which tests and demonstrations shift. */
  readonly clock: Clock
  readonly record: RecordExchange
  /** True for the first message with a nonce: a repeat is a replay. */
  readonly spendNonce: (gateway: string, nonce: string) => Promise<boolean>
}

export type NeteraRequest = {
  readonly operation: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly paymentId: string | null
  readonly body?: JsonObject
  /** The recorded content, where the message contains a code. */
  readonly said?: JsonObject
  /** True where something is created, which takes longer. */
  readonly isMaking?: boolean
  /** False where a code is verified: each attempt counts. */
  readonly canRepeat?: boolean
  /** Refusals that the caller handles: HTTP status 4xx. */
  readonly reads?: readonly number[]
}

export type Answer = { readonly httpStatus: number; readonly fields: JsonObject }

export type NeteraLine = ReturnType<typeof openNeteraLine>

/**
 * Signed messages to Netera and from it. Its API is not public: this is our generic contract (providers §5.1), kept
 * behind the adapter so that the real one replaces this folder.
 */
export function openNeteraLine(settings: NeteraSettings, { clock, record, spendNonce }: NeteraLineNeeds) {
  const { merchantId, secret, baseUrl } = settings
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(settings)
  const access = () => ({ merchantId, secret, now: clock.now() })
  return {
    /** A response that the caller handles, or a Fault. Every order has our own id, so a repeat returns the first result. */
    ask: async (question: NeteraRequest): Promise<Answer> => {
      const { operation, method, path, paymentId, isMaking = false, canRepeat = true, reads = [] } = question
      const url = new URL(baseUrl + path)
      const body = question.body === undefined ? '' : JSON.stringify(question.body)
      const { response, httpStatus } = await callPartner(
        { retryAfterMs, record },
        {
          gateway: NETERA,
          operation,
          paymentId,
          method,
          url: url.href,
          headers: () => ({
            ...signMessage({ method, path: url.pathname + url.search, body }, access()),
            accept: 'application/json',
            ...(body ? { 'content-type': 'application/json' } : {}),
          }),
          ...(body ? { body } : {}),
          said: question.said ?? question.body ?? { path },
          timeoutMs: isMaking ? timeoutMs : statusTimeoutMs,
          canRepeat,
          read: (text) => {
            const answer = parseObject(text)
            return { response: answer ?? null, verdict: answer ? 'unsigned' : 'unreadable' }
          },
        },
      )
      const fields = asObject(response)
      if (fields && (httpStatus < 300 || reads.includes(httpStatus))) return { httpStatus, fields }
      throw new Fault(NETERA, `${operation}: HTTP ${httpStatus}`, { retryable: httpStatus >= 500 })
    },
    /** Content of a callback; undefined when Netera did not sign it, or sent it before. */
    readCallback: async (
      operation: string,
      message: Message,
      headers: Readonly<Record<string, string | string[] | undefined>>,
    ): Promise<JsonObject | undefined> => {
      const nonce = readSignedNonce(message, headers, access())
      const fields = nonce === undefined ? undefined : parseObject(message.body)
      const isHeard = fields !== undefined && nonce !== undefined && (await spendNonce(NETERA, nonce))
      const orderId = fields?.['orderId']
      await record({
        paymentId: isHeard && typeof orderId === 'string' ? orderId : null,
        gateway: NETERA,
        operation,
        request: isHeard ? fields : { text: message.body },
        response: null,
        httpStatus: null,
        verdict: isHeard ? 'verified' : 'bad-signature',
        durationMs: 0,
      })
      return isHeard ? fields : undefined
    },
  }
}
