import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { watchApi } from './watch-api.ts'

/** The API under the page's own origin, so that its cookies are first-party. Nothing is read on the way. */
export async function proxyApi(app: FastifyInstance, apiOrigin: string): Promise<void> {
  const watch = watchApi(apiOrigin, app.log)
  for (const prefix of ['/api', '/capi']) {
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      http2: false,
      // The plugin would write a stack for every request that finds no API; the watch writes one line for all of them.
      logLevel: 'error',
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
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
