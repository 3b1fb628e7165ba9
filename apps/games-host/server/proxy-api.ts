import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** The calls of play under the page's own origin. Nothing is read on the way. */
export async function proxyApi(app: FastifyInstance, apiOrigin: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiOrigin,
    prefix: '/capi',
    rewritePrefix: '/capi',
    http2: false,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        // A game speaks with its own token; the player's cookie, should a browser send it, stays here.
        const { cookie: _cookie, ...rest } = headers
        return {
          ...rest,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }
      },
      onError: (reply) => {
        void reply.code(503).send({ code: 'ERR_UNAVAILABLE', requestId: reply.request.id })
      },
    },
  })
}
