import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileRoutes } from '#contract/files.ts'
import type { BoardNews } from '#contract/shapes/tournaments.ts'
import { findPlayerCaller, type ControlMessage } from '../kernel/index.ts'
import { isFinalState, readTop, showRow } from './board.ts'
import { countResults } from './results.queries.ts'
import { BOARD_CHANGED } from './board-changed.ts'
import { listEntriesOfPlayers } from './entries.queries.ts'
import type { TournamentNeeds } from './needs.ts'
import { showOwnEntries } from './own-entry.ts'
import { findRound } from './rounds.queries.ts'

/** Minimum interval of redraws. */
const REDRAW_MS = 2_000
/** Interval of keep-alive comments, so that proxies do not close an idle connection. */
const ALIVE_MS = 20_000
const VIEWERS_MAX = 20_000
/** A viewer who was refused for lack of room may come again after this. */
const RETRY_AFTER_S = 5
const VIEWERS_OF_SOURCE = 100
/** A viewer with more unsent bytes is skipped until it has read them. */
const WAITING_MAX_BYTES = 64 * 1024
const ROUND_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Viewer = { readonly reply: FastifyReply; readonly playerId: number | null; readonly source: string }
/** Whether a viewer has joined; the process, or the source, may have too many, and a round may not exist. */
type Joined = 'joined' | 'full' | 'too-many' | 'absent'
type Watched = { readonly viewers: Set<Viewer>; drawnAt: number; timer: NodeJS.Timeout | undefined }

export type Boards = ReturnType<typeof openBoards>

/**
 * Boards of rounds in this process: read once for all viewers after a change, and sent to each with their own place.
 */
export function openBoards({
  db,
  brand,
  clock,
  onError,
  viewersMax = VIEWERS_MAX,
  viewersOfSource = VIEWERS_OF_SOURCE,
}: Pick<TournamentNeeds, 'db' | 'brand' | 'clock'> & {
  readonly onError: (error: unknown) => void
  readonly viewersMax?: number
  readonly viewersOfSource?: number
}) {
  const boards = new Map<string, Watched>()
  const count = () => [...boards.values()].reduce((sum, { viewers }) => sum + viewers.size, 0)
  const countOf = (source: string) =>
    [...boards.values()].reduce(
      (sum, { viewers }) => sum + [...viewers].filter((one) => one.source === source).length,
      0,
    )

  const read = async (
    roundId: string,
    viewers: readonly Viewer[],
  ): Promise<((viewer: Viewer) => BoardNews) | undefined> => {
    const round = await findRound(db, brand.target, roundId)
    if (!round) return undefined
    const rows = await readTop(db, round)
    const players = [...new Set(viewers.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])))]
    const entries = players.length > 0 ? await listEntriesOfPlayers(db, roundId, players) : []
    const own = await showOwnEntries(db, round, entries)
    const isFinal = isFinalState(round)
    const number = isFinal ? await countResults(db, roundId) : round.entries
    const at = clock.now().toISOString()
    return ({ playerId }) => ({
      at,
      state: round.state,
      players: number,
      rows: rows.map((row) => showRow(row, playerId)),
      own: playerId === null ? null : (own.get(playerId) ?? null),
    })
  }
  const redraw = async (roundId: string, watched: Watched): Promise<void> => {
    watched.drawnAt = Date.now()
    const viewers = [...watched.viewers]
    const newsFor = await read(roundId, viewers)
    if (newsFor) for (const viewer of viewers) write(viewer, `data: ${JSON.stringify(newsFor(viewer))}\n\n`)
  }
  const redrawSoon = (roundId: string): void => {
    const watched = boards.get(roundId)
    if (!watched || watched.timer) return
    const waitMs = Math.max(0, watched.drawnAt + REDRAW_MS - Date.now())
    watched.timer = setTimeout(() => {
      watched.timer = undefined
      redraw(roundId, watched).catch(onError)
    }, waitMs)
  }
  const alive = setInterval(() => {
    for (const { viewers } of boards.values()) for (const viewer of viewers) write(viewer, ':\n\n')
  }, ALIVE_MS)
  alive.unref()

  return {
    onMessage: ({ topic, id }: ControlMessage): void => {
      if (topic === BOARD_CHANGED) redrawSoon(id)
    },
    /** Called when messages may have been missed: all boards are read again. */
    forgetAll: (): void => {
      for (const roundId of boards.keys()) redrawSoon(roundId)
    },
    /** Adds a viewer and sends the current board. Too many viewers, of this process or of one source, are refused. */
    join: async (roundId: string, viewer: Viewer): Promise<Joined> => {
      if (count() >= viewersMax) return 'full'
      if (countOf(viewer.source) >= viewersOfSource) return 'too-many'
      const newsFor = await read(roundId, [viewer])
      // The 'close' event of a viewer who has disconnected meanwhile will not come again.
      if (!newsFor || viewer.reply.raw.destroyed) return 'absent'
      const watched = boards.get(roundId) ?? { viewers: new Set(), drawnAt: 0, timer: undefined }
      boards.set(roundId, watched)
      watched.viewers.add(viewer)
      viewer.reply.raw.on('close', () => {
        watched.viewers.delete(viewer)
        if (watched.viewers.size > 0) return
        clearTimeout(watched.timer)
        boards.delete(roundId)
      })
      begin(viewer, newsFor(viewer))
      return 'joined'
    },
    close: (): void => {
      clearInterval(alive)
      for (const { viewers, timer } of boards.values()) {
        clearTimeout(timer)
        for (const { reply } of viewers) reply.raw.end()
      }
    },
  }
}

function begin({ reply }: Viewer, news: BoardNews): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.write(`retry: 3000\ndata: ${JSON.stringify(news)}\n\n`)
}

function write({ reply: { raw } }: Viewer, text: string): void {
  if (!raw.writableEnded && raw.writableLength < WAITING_MAX_BYTES) raw.write(text)
}

/**
 * The board of a round as server-sent events: its current state, then each change. Signed-in players also receive their
 * own place.
 */
export function boardRoutes(app: FastifyInstance, boards: Boards): void {
  const { root, doors } = fileRoutes.tournamentBoard
  app.route({
    method: 'GET',
    url: `${root}/:roundId`,
    config: { doors },
    schema: { hide: true },
    onRequest: app.rateLimit({ max: 120 * app.settings.rateFactor, timeWindow: 60_000, groupId: 'tournaments/board' }),
    handler: async (request: FastifyRequest<{ Params: { roundId: string } }>, reply) => {
      const roundId = request.params.roundId.toLowerCase()
      const notFound = () => reply.code(404).send({ code: 'ERR_NOT_FOUND', requestId: request.id })
      if (!ROUND_ID.test(roundId)) return notFound()
      const caller = await findPlayerCaller(app, request)
      const viewer = { reply, playerId: caller?.playerId ?? null, source: request.ip }
      const joined = await boards.join(roundId, viewer)
      if (joined === 'joined') return reply
      if (joined === 'absent') return notFound()
      reply.header('retry-after', RETRY_AFTER_S)
      return joined === 'full'
        ? reply.code(503).send({ code: 'ERR_UNAVAILABLE', requestId: request.id })
        : reply.code(429).send({ code: 'ERR_TOO_MANY_REQUESTS', requestId: request.id })
    },
  })
  app.addHook('preClose', async () => boards.close())
}
