import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Page, picturesHere, Recoding, SENT_BYTES_MAX, type Pictures } from '#pictures'
import { makeServer } from '../../front-door/make-server.ts'
import type { Settings } from './read-settings.ts'
import { takeTurns } from './take-turns.ts'

/** libvips uses several threads for one picture, and up to 320 MB. */
const AT_ONCE = 2
const WAITING_MAX = 16

/**
 * The process that makes pictures. Whoever asks is API or player site and says the key; what a picture is for, it does not know.
 * @param pictures for tests: others that make them
 */
export function buildServer(
  { logLevel, tracing, key }: Pick<Settings, 'logLevel' | 'tracing' | 'key'>,
  pictures: Pictures = picturesHere,
): FastifyInstance {
  const app = makeServer({ logLevel, trustedProxies: [], tracing, bodyLimit: SENT_BYTES_MAX })
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', (_, reply) =>
    app.draining.isDraining ? reply.code(503).send({ status: 'draining' }) : { status: 'ready' },
  )
  const turns = takeTurns(AT_ONCE, WAITING_MAX)
  void app.register(async (scope) => {
    const isKnown = hasKey(key)
    // Before the body is read: nobody else makes this process hold 16 MB.
    scope.addHook('onRequest', async ({ headers }, reply) =>
      isKnown(headers.authorization) ? undefined : reply.code(401).send({ problem: 'unknown' }),
    )
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post<{ Querystring: Recoding; Body: Buffer }>(
      '/recode',
      { schema: { querystring: Recoding } },
      async ({ body, query }, reply) => {
        const made = await turns(() => pictures.recode(body, query))
        if (made === undefined) return refuseBusy(reply)
        if (!made.ok) return reply.code(422).send({ problem: made.problem })
        return reply
          .headers({ 'x-width': made.widthPx, 'x-height': made.heightPx })
          .type('application/octet-stream')
          .send(made.content)
      },
    )
    scope.post<{ Querystring: Page; Body: Buffer }>(
      '/draw',
      { schema: { querystring: Page } },
      async ({ body, query }, reply) => {
        const drawn = await turns(() => pictures.draw(body.toString('utf8'), query))
        return drawn === undefined ? refuseBusy(reply) : reply.type('application/octet-stream').send(drawn)
      },
    )
  })
  return app
}

const refuseBusy = (reply: FastifyReply) => reply.code(503).send({ problem: 'busy' })

/** Compares the key in constant time, whatever its length. */
function hasKey(key: string): (authorization: string | undefined) => boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  const wanted = hashOf(`Bearer ${key}`)
  return (authorization) => timingSafeEqual(hashOf(authorization ?? ''), wanted)
}
