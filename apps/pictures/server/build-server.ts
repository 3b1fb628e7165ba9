import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Page, PicturesUnavailable, Recoding, SENT_BYTES_MAX, type Pictures } from '#pictures'
import { makeServer } from '../../front-door/make-server.ts'
import type { Settings } from './read-settings.ts'
import { HostilePicture, makeApart } from './make-apart.ts'
import { takeTurns, type Turn } from './take-turns.ts'

/** libvips uses several threads for one picture, and up to 320 MB. */
const AT_ONCE = 2
const WAITING_MAX = 16

/**
 * The process that makes pictures. Whoever asks is API or player site and says one of the keys; what a picture is for, it does not know.
 * @param given for tests: others that make them
 */
export function buildServer(
  { logLevel, tracing, keys }: Pick<Settings, 'logLevel' | 'tracing' | 'keys'>,
  given?: Pictures,
): FastifyInstance {
  const app = makeServer({ logLevel, trustedProxies: [], tracing, bodyLimit: SENT_BYTES_MAX })
  const apart = makeApart({
    onEnd: ({ picture, ...how }) =>
      app.log.error({ picture: picture.slice(0, 16), ...how }, 'a picture ended the process in which it was made'),
  })
  app.addHook('onClose', async () => apart.close())
  const pictures = given ?? apart
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', (_, reply) =>
    app.draining.isDraining ? reply.code(503).send({ status: 'draining' }) : { status: 'ready' },
  )
  const turns = takeTurns(AT_ONCE, WAITING_MAX)
  const turnOf = async <T>(reply: FastifyReply, make: () => Promise<T>): Promise<Turn<T> | 'hostile'> => {
    try {
      return await turns(make, goneOf(reply))
    } catch (error) {
      if (error instanceof HostilePicture) return 'hostile'
      if (!(error instanceof PicturesUnavailable)) throw error
      // Its process was ended from outside, or could not be started: the same may be asked again.
      app.log.error({ err: error }, 'a picture was not made')
      return 'busy'
    }
  }
  void app.register(async (scope) => {
    const isKnown = hasKey(keys)
    // Before the body is read: nobody else makes this process hold 16 MB.
    scope.addHook('onRequest', async ({ headers }, reply) =>
      isKnown(headers.authorization) ? undefined : reply.code(401).send({ problem: 'unknown' }),
    )
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post<{ Querystring: Recoding; Body: Buffer }>(
      '/recode',
      { schema: { querystring: Recoding } },
      async ({ body, query }, reply) => {
        const turn = await turnOf(reply, () => pictures.recode(body, query))
        if (typeof turn === 'string') return refuse(reply, turn)
        const { made } = turn
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
        const turn = await turnOf(reply, () => pictures.draw(body.toString('utf8'), query))
        return typeof turn === 'string' ? refuse(reply, turn) : reply.type('application/octet-stream').send(turn.made)
      },
    )
  })
  return app
}

const refuse = (reply: FastifyReply, problem: 'busy' | 'gone' | 'hostile') =>
  reply.code(problem === 'hostile' ? 422 : 503).send({ problem })

/** Aborted when whoever asks has left before the answer. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** Compares with every key in constant time, whatever their lengths. */
function hasKey(keys: readonly string[]): (authorization: string | undefined) => boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  const wanted = keys.map((key) => hashOf(`Bearer ${key}`))
  return (authorization) => {
    const said = hashOf(authorization ?? '')
    return wanted.filter((one) => timingSafeEqual(said, one)).length > 0
  }
}
