import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { watchApi } from './watch-api.ts'

type Way = {
  readonly apiOrigin: string
  readonly prefixes: readonly ('/api' | '/capi')[]
  /** Whether a cookie that the browser sends goes on to the API. */
  readonly isWithCookies: boolean
  /** A door that writes a line for each answer itself does so for the API's answers too; else the watch's lines are all. */
  readonly areAnswersLogged?: boolean
}

/** The API under the page's own origin, so that its cookies are first-party. Nothing is read on the way. */
export async function proxyApi(
  app: FastifyInstance,
  { apiOrigin, prefixes, isWithCookies, areAnswersLogged = false }: Way,
): Promise<void> {
  const watch = watchApi(apiOrigin, app.log)
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      http2: false,
      // The plugin would write a stack for every request that finds no API; the watch writes one line for all of them.
      ...(areAnswersLogged ? {} : { logLevel: 'error' as const }),
      replyOptions: {
        rewriteRequestHeaders: (request, { cookie, ...headers }) => ({
          ...headers,
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
          watch.failed(reasonOf(error))
          void reply.code(503).send({ code: 'ERR_UNAVAILABLE', requestId: reply.request.id })
        },
      },
    })
  }
}

/** The code of the connection's own error, such as ECONNREFUSED, where there is one. */
function reasonOf(error: Error): string {
  const cause: unknown = error.cause
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' ? code : error.message
}
