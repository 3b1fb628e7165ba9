import { setTimeout as wait } from 'node:timers/promises'
import { Fault } from '#server/kernel/index.ts'
import type { Exchange, RecordExchange } from './gateway.ts'

/** Result of reading a response: its content for the record, and the verdict. */
export type ReadAnswer = Pick<Exchange, 'response' | 'verdict'>

export type PartnerCall = {
  readonly gateway: string
  readonly operation: string
  readonly paymentId: string | null
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  /** A function where each request gets its own signature. */
  readonly headers: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>)
  readonly body?: string
  /** Content of the request, for the record. */
  readonly said: Readonly<Record<string, unknown>>
  readonly timeoutMs: number
  /** True where a repeat after 429, 500 or 503 cannot do something twice. */
  readonly canRepeat: boolean
  readonly read: (text: string, httpStatus: number) => ReadAnswer
}

/** Timeouts for a partner. A gateway without its own uses the defaults. */
export type Patience = {
  /** Timeout for creating a payment. */
  readonly timeoutMs?: number
  /** Timeout for everything else; players wait for it. */
  readonly statusTimeoutMs?: number
  readonly retryAfterMs?: number
}

export function patienceOf(settings: Patience): Required<Patience> {
  const { timeoutMs = 8_000, statusTimeoutMs = 4_000, retryAfterMs = 1_000 } = settings
  return { timeoutMs, statusTimeoutMs, retryAfterMs }
}

export type PartnerLine = { readonly retryAfterMs: number; readonly record: RecordExchange }

export type PartnerAnswer = { readonly response: unknown; readonly httpStatus: number }

/** After a timeout we do not retry: a player may be waiting. */
const WORTH_REPEATING = [429, 500, 503]
const TRIES = 2
const BELIEVED: readonly Exchange['verdict'][] = ['verified', 'unsigned']

/**
 * Makes one call to a partner, records the exchange, and returns the response if it is verified. Everything else is a
 * Fault.
 */
export async function callPartner({ retryAfterMs, record }: PartnerLine, call: PartnerCall): Promise<PartnerAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const exchange = await exchangeOnce(call)
    await record(exchange)
    const { httpStatus, response, verdict } = exchange
    const isWorthRepeating =
      call.canRepeat && httpStatus !== null && WORTH_REPEATING.includes(httpStatus) && verdict !== 'verified'
    if (httpStatus !== null && BELIEVED.includes(verdict) && !isWorthRepeating) return { response, httpStatus }
    if (!isWorthRepeating || attempt === TRIES)
      throw new Fault(call.gateway, `${call.operation}: ${verdict}, HTTP ${httpStatus ?? 'none'}`, { retryable: true })
    await wait(retryAfterMs)
  }
}

async function exchangeOnce(call: PartnerCall): Promise<Exchange> {
  const startedAt = performance.now()
  const ended = (rest: Pick<Exchange, 'response' | 'httpStatus' | 'verdict'>): Exchange => ({
    paymentId: call.paymentId,
    gateway: call.gateway,
    operation: call.operation,
    request: call.said,
    durationMs: Math.round(performance.now() - startedAt),
    ...rest,
  })
  let httpStatus: number | null = null
  try {
    const answer = await fetch(call.url, {
      method: call.method,
      // A partner may answer 302 with a body that we need; redirects are not followed.
      redirect: 'manual',
      signal: AbortSignal.timeout(call.timeoutMs),
      headers: typeof call.headers === 'function' ? call.headers() : call.headers,
      ...(call.body === undefined ? {} : { body: call.body }),
    })
    httpStatus = answer.status
    return ended({ httpStatus, ...call.read(await answer.text(), httpStatus) })
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return ended({ response: null, httpStatus, verdict: isTimeout ? 'timeout' : 'unreachable' })
  }
}

export type JsonObject = Readonly<Record<string, unknown>>

/** A text parsed as a JSON object; undefined when it is not one. */
export function parseObject(text: string): JsonObject | undefined {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The value if it is an object: data of partners is untyped. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
}
