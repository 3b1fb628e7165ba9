import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileRoutes } from '#contract/files.ts'
import { liveRegionsFor, type LiveNews, type LiveRegion, type Measured } from '#contract/shapes/live.ts'
import {
  findStaffCaller,
  permissionsEverywhere,
  type ControlMessage,
  type Database,
  type StaffCaller,
} from '../kernel/index.ts'
import { LIVE_MEASURED } from './measure.ts'
import { listSnapshot } from './snapshot.queries.ts'

/** Proxies keep a connection open while something is sent. */
const ALIVE_MS = 20_000
const VIEWERS_MAX = 2_000
const VIEWERS_OF_PERSON = 20
/** With more waiting than this, a viewer is left out until it has read. */
const WAITING_MAX_BYTES = 256 * 1024

type Viewer = {
  readonly reply: FastifyReply
  readonly userId: number
  /** Who it is now, with the rights of now; undefined once the session is over. */
  readonly who: () => Promise<StaffCaller | undefined>
}
type Regions = ReadonlyMap<string, Measured>

export type LiveView = ReturnType<typeof openLiveView>

/**
 * The live view as this process shows it: read once for all viewers whenever it was measured, and told to each as far as
 * their rights go at that moment. Nothing is computed for a viewer.
 */
export function openLiveView({
  db,
  target,
  onError,
}: {
  readonly db: Database
  readonly target: string
  readonly onError: (error: unknown) => void
}) {
  const viewers = new Set<Viewer>()
  const read = async (): Promise<Regions> =>
    new Map(
      (await listSnapshot(db, target)).map(({ region, measuredAt, figures }) => [
        region,
        { at: measuredAt.toISOString(), figures: figures as Measured['figures'] },
      ]),
    )
  const tellAll = async (): Promise<void> => {
    if (viewers.size === 0) return
    const regions = await read()
    const texts = new Map<string, string>()
    await Promise.all(
      [...viewers].map(async (viewer) => {
        const caller = await viewer.who()
        if (!caller) return end(viewer)
        write(viewer, eventOf(regions, liveRegionsFor(permissionsEverywhere(caller)), texts))
      }),
    )
  }
  const end = ({ reply }: Viewer): void => void reply.raw.end()
  const tell = (): void => void tellAll().catch(onError)
  const alive = setInterval(() => viewers.forEach((viewer) => write(viewer, ':\n\n')), ALIVE_MS)
  alive.unref()

  return {
    onMessage: ({ topic, id }: ControlMessage): void => {
      if (topic === LIVE_MEASURED && id === target) tell()
    },
    /** Messages were missed. */
    forgetAll: tell,
    /** Shows the view to one more viewer, at once; false when there are too many. */
    join: async (viewer: Viewer, caller: StaffCaller): Promise<boolean> => {
      const own = [...viewers].filter(({ userId }) => userId === viewer.userId).length
      // A viewer who left while the session was read emits no second `close`.
      if (viewers.size >= VIEWERS_MAX || own >= VIEWERS_OF_PERSON || viewer.reply.raw.destroyed) return false
      viewers.add(viewer)
      viewer.reply.raw.on('close', () => viewers.delete(viewer))
      const regions = await read()
      begin(viewer, eventOf(regions, liveRegionsFor(permissionsEverywhere(caller)), new Map()))
      return true
    },
    close: (): void => {
      clearInterval(alive)
      for (const viewer of viewers) end(viewer)
    },
  }
}

/** The message to everybody who sees the same regions: serialized once for all of them. */
function eventOf(regions: Regions, visible: readonly LiveRegion[], texts: Map<string, string>): string {
  const key = visible.join(' ')
  const known = texts.get(key)
  if (known !== undefined) return known
  const news: LiveNews = {
    regions: Object.fromEntries(
      visible.flatMap((region) => {
        const found = regions.get(region)
        return found ? [[region, found]] : []
      }),
    ),
  }
  const text = `data: ${JSON.stringify(news)}\n\n`
  texts.set(key, text)
  return text
}

function begin({ reply }: Viewer, event: string): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.write(`retry: 3000\n${event}`)
}

function write({ reply: { raw } }: Viewer, text: string): void {
  if (raw.headersSent && !raw.writableEnded && raw.writableLength < WAITING_MAX_BYTES) raw.write(text)
}

/** The live view as a stream of events: its figures now, then whenever they were measured again. */
export function liveRoutes(app: FastifyInstance, view: LiveView): void {
  const { root, doors } = fileRoutes.liveView
  app.route({
    method: 'GET',
    url: `${root}/now`,
    config: { doors },
    schema: { hide: true },
    onRequest: app.rateLimit({ max: 120 * app.settings.rateFactor, timeWindow: 60_000, groupId: 'live' }),
    handler: async (request: FastifyRequest, reply) => {
      const who = () => findStaffCaller(app, request)
      const caller = await who()
      if (!caller) return reply.code(401).send({ code: 'ERR_NOT_SIGNED_IN', requestId: request.id })
      if (!(await view.join({ reply, userId: caller.userId, who }, caller)))
        return reply.code(429).send({ code: 'ERR_TOO_MANY_REQUESTS', requestId: request.id })
      return reply
    },
  })
  app.addHook('preClose', async () => view.close())
}
