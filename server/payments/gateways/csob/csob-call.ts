import { setTimeout as wait } from 'node:timers/promises'
import { Fault } from '#server/kernel/index.ts'
import type { Exchange, RecordExchange } from '../gateway.ts'
import { isSignedByBank, type CsobKeys } from './signatures.ts'
import { signedText, type Message, type SIGNED_FIELDS } from './signed-text.ts'

export type CsobCall = {
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  /** What is said, for the record; sent as JSON unless the method is GET. */
  readonly message: Message
  readonly answerKind: keyof typeof SIGNED_FIELDS
  readonly paymentId: string | null
  readonly timeoutMs: number
}

export type CsobLine = {
  readonly keys: CsobKeys
  readonly retryAfterMs: number
  readonly record: RecordExchange
}

/**
 * Answers after which the same is said once more. Nothing can be doubled by it: a status only reads, and a payment that
 * no customer was sent to ends by itself. After silence we do not repeat: the customer is waiting.
 */
const WORTH_REPEATING = [429, 500, 503]
const TRIES = 2

/** Makes one call of eAPI and gives its verified answer. Everything else is a Fault. */
export async function callCsob(line: CsobLine, call: CsobCall): Promise<Message> {
  for (let attempt = 1; ; attempt += 1) {
    const exchange = await exchangeOnce(line, call)
    await line.record(exchange)
    if (exchange.verdict === 'verified') return exchange.response as Message
    // Closing, reversing and refunding move money, so they are never repeated unasked.
    const canRepeat =
      call.method !== 'PUT' && exchange.httpStatus !== null && WORTH_REPEATING.includes(exchange.httpStatus)
    if (!canRepeat || attempt === TRIES)
      throw new Fault('csob', `${call.operation}: ${exchange.verdict}, HTTP ${exchange.httpStatus ?? 'none'}`, {
        retryable: true,
      })
    await wait(line.retryAfterMs)
  }
}

async function exchangeOnce({ keys }: CsobLine, call: CsobCall): Promise<Exchange> {
  const startedAt = performance.now()
  const ended = (rest: Pick<Exchange, 'response' | 'httpStatus' | 'verdict'>): Exchange => ({
    paymentId: call.paymentId,
    gateway: 'Csob',
    operation: call.operation,
    request: call.message,
    durationMs: Math.round(performance.now() - startedAt),
    ...rest,
  })
  let httpStatus: number | null = null
  try {
    const answer = await fetch(call.url, {
      method: call.method,
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs),
      headers: { accept: 'application/json', ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(call.message) }),
    })
    httpStatus = answer.status
    const response = parseObject(await answer.text())
    if (!response) return ended({ response: null, httpStatus, verdict: 'not-json' })
    const isSigned = isSignedByBank(signedText(call.answerKind, response), response['signature'], keys)
    return ended({ response, httpStatus, verdict: isSigned ? 'verified' : 'bad-signature' })
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return ended({ response: null, httpStatus, verdict: isTimeout ? 'timeout' : 'unreachable' })
  }
}

function parseObject(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Message) : undefined
  } catch {
    return undefined
  }
}
