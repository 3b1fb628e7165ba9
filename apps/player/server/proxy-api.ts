import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** The API under the page's own origin, so that its cookies are first-party. Nothing is read on the way. */
export async function proxyApi(app: FastifyInstance, apiOrigin: string): Promise<void> {
  for (const prefix of ['/api', '/capi']) {
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      http2: false,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply) => {
          void reply.code(503).send({ code: 'ERR_UNAVAILABLE', requestId: reply.request.id })
        },
      },
    })
  }
}
