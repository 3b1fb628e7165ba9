import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { Door } from '#contract/doors.ts'
import { makeFindPassing } from './find-passing.ts'
import { bodyBytesMax, BodyTooLarge, countBytes } from './limit-body.ts'
import { watchApi } from './watch-api.ts'

type Way = {
  readonly apiOrigin: string
  /** The door whose calls pass; all others get a 404 here. */
  readonly door: Door
  /** Whether the browser's cookies are sent on to the API. */
  readonly isWithCookies: boolean
  /** True if the door logs each response itself, also those of the API; otherwise only watch-api.ts logs. */
  readonly areAnswersLogged?: boolean
}

const PREFIXES = ['/api', '/capi'] as const
/**
 * No maximum of connections to the API. Each stream and each slowly arriving body holds one: with the plugin's default
 * of 128, that many of them stop all play at this door. The proxy in front limits the load, and the API, which knows
 * the priorities.
 */
const TO_API = { connections: null }

/** Proxies the API at the page's own origin, so that its cookies are first-party. Bodies are not read. */
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
        // The rest of the body is not read: the connection closes after the response.
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
        // The plugin would log a stack for every request while the API is down; watch-api.ts logs one line for all of
        // them.
        ...(areAnswersLogged ? {} : { logLevel: 'error' as const }),
        replyOptions: {
          rewriteRequestHeaders: (request, { cookie, traceparent: _given, tracestate: _state, ...headers }) => ({
            ...headers,
            'x-request-id': request.id,
            ...(request.span && { traceparent: request.span.traceparent }),
            ...(isWithCookies && cookie !== undefined ? { cookie } : {}),
            // The API limits attempts by source: it needs the person's IP address, set by us and never by the client.
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

/** The same body as the API's own refusal. */
const tooLarge = (requestId: string) => ({ code: 'ERR_TOO_LARGE', requestId })

/** The proxy wraps the error of a body. */
function isTooLarge(error: Error): boolean {
  return error instanceof BodyTooLarge || error.cause instanceof BodyTooLarge
}

/** The code of the connection's own error, such as ECONNREFUSED, where there is one. */
function reasonOf(error: Error): string {
  const cause: unknown = error.cause
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' ? code : error.message
}
