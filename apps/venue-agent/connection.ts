import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { CallDefinition } from '#contract/call.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { getSigningKey } from '#contract/play-v1/signing-key.ts'
import type { Stopwatch } from './stopwatch.ts'

/** Sends one request and returns its response; throws when there is none. */
export type Transport = (request: {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}) => Promise<{ readonly status: number; readonly signature: string | undefined; readonly body: string }>

/** The outcome of a request is unknown: there was no response, or none signed by the API. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  /** Whether the request was sent. */
  readonly isSent: boolean
  constructor(message: string, isSent = true) {
    super(message)
    this.isSent = isSent
  }
}

export type ApiResponse = { readonly isDone: boolean; readonly body: Readonly<Record<string, unknown>> }

export type Connection = {
  /** Makes a call, signed both ways. Throws ConnectionError. */
  readonly call: (call: CallDefinition, body: object, query?: Readonly<Record<string, string>>) => Promise<ApiResponse>
  /** How far our clock is ahead of the API's, by the last response. */
  readonly clockAheadMs: () => number
  readonly setClockAhead: (ms: number) => void
  /** Whether the last request had a response. */
  readonly isConnected: () => boolean
}

const DONE = 200
const REFUSED = 422
/** A body that violates the contract: it would be refused again. */
const INVALID = 400
const NOT_SIGNED_IN = 401
/** Consecutive requests without a response after which the API counts as unreachable: a single one may be lost by chance. */
const FAILURES_MAX = 2
/** How long nothing is sent to an unreachable API. */
const PAUSE_MS = 1_000
/** How long other requests fail at once while one tries whether the API can be reached again. */
const ATTEMPT_MS = 5_000
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')

/**
 * Calls the API with a key of its own, which is fetched with the client's secret and renewed when the secret changes.
 */
export function openConnection(options: {
  readonly transport: Transport
  readonly clientId: string
  readonly clientSecret: string
  readonly now: () => Date
  readonly stopwatch: Stopwatch
}): Connection {
  const state: {
    key: { readonly id: string; readonly bytes: Buffer } | undefined
    aheadMs: number
    isConnected: boolean
  } = {
    key: undefined,
    aheadMs: 0,
    isConnected: false,
  }
  const send = circuitBreaker(options, (isConnected) => {
    state.isConnected = isConnected
  })
  const fetchKey = async () => {
    const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')
    const url = `${issueToken.path}?grant_type=client_credentials`
    const token = await send({ method: 'POST', url, headers: { authorization: `Basic ${basic}` } })
    if (token.status !== DONE) throw new ConnectionError('the API does not know this client')
    const bearer = `Bearer ${String(JSON.parse(token.body).access_token)}`
    const headers = { authorization: bearer, 'content-type': 'application/json' }
    const answer = await send({ method: 'POST', url: getSigningKey.path, headers, body: '{}' })
    if (answer.status !== DONE) throw new ConnectionError('the API gives no key')
    const { keyId, key } = JSON.parse(answer.body) as { keyId: string; key: string }
    state.key = { id: keyId, bytes: Buffer.from(key, 'base64url') }
    return state.key
  }
  const once = async (method: string, url: string, body: string) => {
    const key = state.key ?? (await fetchKey())
    const at = new Date(options.now().getTime() - state.aheadMs).toISOString()
    const nonce = randomUUID()
    const digest = digestOf(body)
    const text = [method, url, at, nonce, digest].join('\n')
    const signature = createHmac('sha256', key.bytes).update(text).digest('base64url')
    const headers = {
      authorization: `Signed keyId="${key.id}", at="${at}", nonce="${nonce}", signature="${signature}"`,
      'content-digest': `sha-256=:${digest}:`,
      'content-type': 'application/json',
    }
    const answer = await send({ method, url, headers, body })
    return { ...answer, isSigned: isSigned(key.bytes, nonce, answer) }
  }
  return {
    call: async ({ method, path }, body, query) => {
      const url = query ? `${path}?${new URLSearchParams(query).toString()}` : path
      const text = JSON.stringify(body)
      let answer = await once(method, url, text)
      if (answer.status === NOT_SIGNED_IN) {
        const serverTime = serverTimeOf(answer.body)
        if (serverTime === undefined) state.key = undefined
        else state.aheadMs = options.now().getTime() - serverTime.getTime()
        answer = await once(method, url, text)
      }
      if (![DONE, REFUSED, INVALID].includes(answer.status)) throw new ConnectionError(`status ${answer.status}`)
      if (!answer.isSigned) throw new ConnectionError('the response is not signed by the API')
      return { isDone: answer.status === DONE, body: JSON.parse(answer.body) as Record<string, unknown> }
    },
    clockAheadMs: () => state.aheadMs,
    setClockAhead: (ms) => {
      state.aheadMs = ms
    },
    isConnected: () => state.isConnected,
  }
}

/** After requests without a response nothing is sent for a while, so that no terminal waits for an unreachable API. */
function circuitBreaker(
  { transport, stopwatch }: { readonly transport: Transport; readonly stopwatch: Stopwatch },
  onResult: (isConnected: boolean) => void,
): Transport {
  const state = { failures: 0, pausedUntilMs: 0 }
  return async (request) => {
    if (state.failures >= FAILURES_MAX && stopwatch.ms() < state.pausedUntilMs)
      throw new ConnectionError('nothing is sent for a moment', false)
    state.pausedUntilMs = stopwatch.ms() + ATTEMPT_MS
    try {
      const response = await transport(request)
      state.failures = 0
      onResult(true)
      return response
    } catch {
      Object.assign(state, { failures: state.failures + 1, pausedUntilMs: stopwatch.ms() + PAUSE_MS })
      onResult(false)
      throw new ConnectionError('no response')
    }
  }
}

type Received = Awaited<ReturnType<Transport>>

function isSigned(key: Buffer, nonce: string, { status, signature = '', body }: Received): boolean {
  const wanted = createHmac('sha256', key)
    .update([nonce, String(status), digestOf(body)].join('\n'))
    .digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The time of the API, where it refuses our clock. */
function serverTimeOf(body: string): Date | undefined {
  const { details } = JSON.parse(body) as { details?: { because?: string; serverTime?: string } }
  return details?.because === 'clock' && details.serverTime ? new Date(details.serverTime) : undefined
}
