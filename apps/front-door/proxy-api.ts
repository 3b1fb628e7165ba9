import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { Door } from '#contract/doors.ts'
import { makeFindPassing } from './find-passing.ts'
import { bodyBytesMax, BodyTooLarge, countBytes } from './limit-body.ts'
import { watchApi } from './watch-api.ts'

type Way = {
  readonly apiOrigin: string
  /** Which calls pass; for all others this door has nothing at their address. */
  readonly door: Door
  /** Whether a cookie that the browser sends goes on to the API. */
  readonly isWithCookies: boolean
  /** A door that writes a line for each answer itself does so for the API's answers too; else the watch's lines are all. */
  readonly areAnswersLogged?: boolean
}

const PREFIXES = ['/api', '/capi'] as const
/**
 * Connections to the API without a bound. Each stream and each body that arrives slowly holds one: with the plugin's own 128 as
 * many of them stop all play at this door. What is too much is said by the proxy in front and by the API, which knows what matters.
 */
const TO_API = { connections: null }

/** The API under the page's own origin, so that its cookies are first-party. Nothing is read on the way. */
export async function proxyApi(
  app: FastifyInstance,
  { apiOrigin, door, isWithCookies, areAnswersLogged = false }: Way,
): Promise<void> {
  const watch = watchApi(apiOrigin, app.log)
  const findPassing = makeFindPassing(door)
  await app.register(async (calls) => {
    calls.addHook('onRequest', async ({ method, url, headers, id }, reply) => {
      const call = findPassing(method, url)
      if (!call) return reply.code(404).send({ code: 'ERR_NOT_FOUND', requestId: id })
      if (Number(headers['content-length'] ?? 0) > bodyBytesMax(call)) {
        // What is still on its way is not read: the connection ends with the answer.
        return reply.code(413).header('connection', 'close').send(tooLarge(id))
      }
    })
    calls.addHook('preParsing', async ({ method, url, headers }, _, body) => {
      const call = findPassing(method, url)
      return call && headers['content-length'] === undefined ? countBytes(body, bodyBytesMax(call)) : body
    })
    for (const prefix of PREFIXES) {
      await calls.register(httpProxy, {
        upstream: apiOrigin,
        prefix,
        rewritePrefix: prefix,
        http2: false,
        undici: TO_API,
        // The plugin would write a stack for every request that finds no API; the watch writes one line for all of them.
        ...(areAnswersLogged ? {} : { logLevel: 'error' as const }),
        replyOptions: {
          rewriteRequestHeaders: (request, { cookie, traceparent: _given, tracestate: _state, ...headers }) => ({
            ...headers,
            'x-request-id': request.id,
            ...(request.span && { traceparent: request.span.traceparent }),
            ...(isWithCookies && cookie !== undefined ? { cookie } : {}),
            // The API limits attempts by source: it must see the person's address, and only one that we vouch for.
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
            'x-forwarded-proto': request.protocol,
          }),
          onResponse(_request, reply, response) {
            watch.answered()
            reply.send(response.stream)
          },
          onError(reply, { error }) {
            if (isTooLarge(error))
              return void reply.code(413).header('connection', 'close').send(tooLarge(reply.request.id))
            watch.failed(reasonOf(error))
            void reply.code(503).send({ code: 'ERR_UNAVAILABLE', requestId: reply.request.id })
          },
        },
      })
    }
  })
}

/** As the API itself says it. */
const tooLarge = (requestId: string) => ({ code: 'ERR_TOO_LARGE', requestId })

/** The proxy wraps what a body broke with. */
function isTooLarge(error: Error): boolean {
  return error instanceof BodyTooLarge || error.cause instanceof BodyTooLarge
}

/** The code of the connection's own error, such as ECONNREFUSED, where there is one. */
function reasonOf(error: Error): string {
  const cause: unknown = error.cause
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' ? code : error.message
}
