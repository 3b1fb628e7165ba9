import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { playRound as call } from '#contract/play-v1/play.ts'
import { currentSpan, during, type TracedSpan, type Tracing } from '#telemetry'
import { failureText, newRequestId, Refusal } from '../kernel/index.ts'
import type { AccountTurns } from './account-turns.ts'
import { createCommonWay } from './common-way.ts'
import type { LiveSession } from './sessions/live-sessions.ts'
import type { GameRoundsNeeds } from './needs.ts'
import { playInTurnOf } from './play-round.ts'
import { readRoundRequest, type RoundRequest } from './read-round-request.ts'

/** Called for each response of the fast path, as a hook measures all others. */
export type ObserveAnswer = (status: number, seconds: number) => void

const BODY_MAX_BYTES = 512
const MINUTE_MS = 60_000
/** On the common path the guard answers it with 401: an ended session is no refusal there. */
const ENDED = new Set<string>(['ERR_GAME_SESSION_ENDED'])
const GAME_BEARER = /^Bearer (tg_\S{17,197})$/

/**
 * A fast path for the one call that must be fast: a well-formed round of a cached session is answered by the bare HTTP
 * server, played or refused. Everything else, and any error, takes the common path with the same body: the same id is
 * never played twice, so a repeat there is safe. Its security headers are those of the common path, copied from the
 * first round, which goes there.
 */
export function openRoundLane(
  app: FastifyInstance,
  needs: GameRoundsNeeds,
  turns: AccountTurns,
  observe: ObserveAnswer,
): void {
  const [common] = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  if (!common) return
  const rateMax = (call.ratePerMinute ?? 600) * app.settings.rateFactor
  // Everything that is logged is given here: nothing in it needs redaction.
  const log = app.log.child({ route: call.path, method: call.method }, { redact: [] })
  const commonWay = createCommonWay(app)

  const takeLane = (request: IncomingMessage, response: ServerResponse): void => {
    const { isClosing, headers } = commonWay
    const live = isClosing ? undefined : findSession(request)
    if (!live || !headers) {
      if (!isClosing && !headers && isRound(request))
        return void readBody(request, (text) => void commonWay.take(request, response, text))
      return common(request, response)
    }
    const startedAt = performance.now()
    readBody(request, (text) => {
      const input = readRoundRequest(text)
      if (!input || !isWithinRate(live, rateMax)) return void commonWay.take(request, response, text)
      const span = app.tracing && beginSpan(app.tracing, request, response)
      if (span) during(span, () => void answer(request, response, live, input, text, startedAt))
      else void answer(request, response, live, input, text, startedAt)
    })
  }

  const isRound = (request: IncomingMessage): boolean =>
    request.url === call.path &&
    request.method === 'POST' &&
    request.headers['content-type'] === 'application/json' &&
    Number(request.headers['content-length'] ?? Number.NaN) <= BODY_MAX_BYTES

  const findSession = (request: IncomingMessage): LiveSession | undefined => {
    if (!isRound(request)) return undefined
    const token = GAME_BEARER.exec(request.headers.authorization ?? '')?.[1]
    return token === undefined ? undefined : needs.sessions.recall(token)
  }

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    live: LiveSession,
    input: RoundRequest,
    text: string,
    startedAt: number,
  ): Promise<void> => {
    let body: string
    try {
      body = JSON.stringify(await playInTurnOf(needs, turns, live, input))
    } catch (error) {
      if (error instanceof Refusal && !ENDED.has(error.code))
        return send(request, response, 422, (requestId) => failureText(error, requestId), startedAt)
      if (!(error instanceof Refusal))
        app.log.warn({ err: error }, 'a round failed on the short way; the common way answers it')
      return commonWay.take(request, response, text)
    }
    send(request, response, 200, () => body, startedAt)
  }

  /** @param textOf body of the response, which may contain the request id */
  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    textOf: (requestId: string) => string,
    startedAt: number,
  ): void => {
    const id = newRequestId(request)
    const body = textOf(id)
    const bytes = Buffer.byteLength(body)
    response.writeHead(status, [
      ...(commonWay.headers ?? []),
      ...commonWay.lastOfConnection(),
      'x-request-id',
      id,
      'content-length',
      String(bytes),
    ])
    // Plain ASCII needs no encoding: head and body in one write.
    response.end(body, bytes === body.length ? 'latin1' : 'utf8')
    const ms = performance.now() - startedAt
    observe(status, ms / 1000)
    const traceId = currentSpan()?.traceId
    log.info({ reqId: id, ...(traceId && { traceId }), status, ms: Math.round(ms) }, 'answered')
  }

  app.server.removeListener('request', common)
  app.server.on('request', takeLane)
}

/** The part of a round in its trace, which ends with the answer, whichever way gives it. */
function beginSpan(tracing: Tracing, { headers }: IncomingMessage, response: ServerResponse): TracedSpan | undefined {
  const { traceparent } = headers
  const span = tracing.begin(`${call.method} ${call.path}`, typeof traceparent === 'string' ? traceparent : undefined)
  if (span)
    response.once('finish', () =>
      span.end({
        failed: response.statusCode >= 500,
        facts: { 'http.route': call.path, 'http.response.status_code': response.statusCode },
      }),
    )
  return span
}

/** The body of a round usually comes in one chunk; a character may be split between two. */
function readBody(request: IncomingMessage, then: (text: string) => void): void {
  let whole: Buffer | undefined
  request.on('data', (chunk: Buffer) => {
    whole = whole ? Buffer.concat([whole, chunk]) : chunk
  })
  request.on('end', () => then(whole ? whole.toString('utf8') : ''))
}

/** Maximum of rounds of a session in a minute; beyond it the common path counts and answers. */
function isWithinRate(live: LiveSession, max: number): boolean {
  const minute = Math.floor(performance.now() / MINUTE_MS)
  if (live.minute !== minute) {
    live.minute = minute
    live.roundsInMinute = 0
  }
  live.roundsInMinute += 1
  return live.roundsInMinute <= max
}
