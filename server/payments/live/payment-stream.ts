import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileRoutes } from '#contract/files.ts'
import { findPlayerCaller, type ControlMessage } from '#server/kernel/index.ts'
import { PAYMENTS_MOVED } from './push-moved.ts'

/** Proxies keep a connection open while it sends something. */
const ALIVE_MS = 20_000
const VIEWERS_MAX = 20_000
const VIEWERS_OF_PLAYER = 6
/** With more unsent bytes than this, a client gets no messages until it has read. */
const WAITING_MAX_BYTES = 4 * 1024
/** Browsers that lost the connection reconnect spread over this time. */
const RETRY_MS = { least: 2_000, spread: 4_000 } as const

type Viewer = {
  readonly reply: FastifyReply
  /** Whether the session is this player's still. */
  readonly isSignedIn: () => Promise<boolean>
}

export type PaymentStream = ReturnType<typeof openPaymentStream>

/**
 * Browsers that wait for payments at this process. A message says that something changed, never what: each browser
 * reads its payment by its usual calls, with its own permissions.
 */
export function openPaymentStream({ onError }: { readonly onError: (error: unknown) => void }) {
  const viewers = new Map<number, Set<Viewer>>()
  let count = 0
  const all = () => [...viewers.values()].flatMap((ofPlayer) => [...ofPlayer])
  const alive = setInterval(() => all().forEach((viewer) => write(viewer, ':\n\n')), ALIVE_MS)
  alive.unref()

  const tell = async (playerId: number): Promise<void> => {
    await Promise.all(
      [...(viewers.get(playerId) ?? [])].map(async (viewer) => {
        if (await viewer.isSignedIn()) write(viewer, 'data: moved\n\n')
        else end(viewer)
      }),
    )
  }
  const leave = (playerId: number, viewer: Viewer): void => {
    const ofPlayer = viewers.get(playerId)
    if (!ofPlayer?.delete(viewer)) return
    count -= 1
    if (ofPlayer.size === 0) viewers.delete(playerId)
  }

  return {
    onMessage: ({ topic, id }: ControlMessage): void => {
      if (topic === PAYMENTS_MOVED) tell(Number(id)).catch(onError)
    },
    /** Messages were missed: browsers reconnect, and read then. */
    forgetAll: (): void => all().forEach(end),
    /** One more browser of a player; false when there are too many. */
    join: (playerId: number, viewer: Viewer): boolean => {
      const ofPlayer = viewers.get(playerId) ?? new Set()
      if (count >= VIEWERS_MAX || ofPlayer.size >= VIEWERS_OF_PLAYER) return false
      begin(viewer)
      // A client that disconnected during the lookup of its session sends no second close event.
      if (viewer.reply.raw.destroyed) return true
      viewers.set(playerId, ofPlayer.add(viewer))
      count += 1
      viewer.reply.raw.on('close', () => leave(playerId, viewer))
      return true
    },
    close: (): void => {
      clearInterval(alive)
      all().forEach(end)
    },
  }
}

function begin({ reply }: Viewer): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // An ended stream would otherwise keep an idle connection open, and with it the process.
    connection: 'close',
  })
  reply.raw.write(`retry: ${RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread)}\n\n`)
}

function write({ reply: { raw } }: Viewer, text: string): void {
  if (!raw.writableEnded && raw.writableLength < WAITING_MAX_BYTES) raw.write(text)
}

const end = ({ reply }: Viewer): void => void reply.raw.end()

/** A stream of messages when a payment of the player changed. */
export function movedPaymentRoutes(app: FastifyInstance, stream: PaymentStream): void {
  const { root, doors } = fileRoutes.movedPayments
  app.route({
    method: 'GET',
    url: `${root}/now`,
    config: { doors },
    schema: { hide: true },
    onRequest: app.rateLimit({ max: 60 * app.settings.rateFactor, timeWindow: 60_000, groupId: 'payments/moved' }),
    handler: async (request: FastifyRequest, reply) => {
      const caller = await findPlayerCaller(app, request)
      if (!caller) return reply.code(401).send({ code: 'ERR_NOT_SIGNED_IN', requestId: request.id })
      const isSignedIn = async () => (await findPlayerCaller(app, request))?.playerId === caller.playerId
      if (!stream.join(caller.playerId, { reply, isSignedIn }))
        return reply.code(429).send({ code: 'ERR_TOO_MANY_REQUESTS', requestId: request.id })
      return reply
    },
  })
  app.addHook('preClose', async () => stream.close())
}
