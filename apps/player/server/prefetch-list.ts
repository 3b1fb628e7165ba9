import type { FastifyInstance } from 'fastify'

const FRESH_MS = 60_000
const WAIT_MS = 1500
const NOTHING = { scripts: [], perGame: {} }

/**
 * What the lobby may fetch ahead of the games host, under our own address: a games host that is absent is then an empty
 * list, and not an error in the console of every player. Asked for at most once a minute.
 */
export function servePrefetchList(app: FastifyInstance, gamesOrigin: string): void {
  let kept: { readonly until: number; readonly list: Promise<unknown> } | undefined
  app.get('/games-prefetch.json', async (_, reply) => {
    const now = performance.now()
    if (!kept || kept.until < now) kept = { until: now + FRESH_MS, list: readList(gamesOrigin) }
    const list = await kept.list
    // Not kept in browsers either while it is empty: the host may come up any moment.
    return reply.header('cache-control', list === NOTHING ? 'no-store' : 'public, max-age=300').send(list)
  })
}

async function readList(gamesOrigin: string): Promise<unknown> {
  try {
    const answer = await fetch(`${gamesOrigin}/assets/prefetch.json`, { signal: AbortSignal.timeout(WAIT_MS) })
    return answer.ok ? await answer.json() : NOTHING
  } catch {
    return NOTHING
  }
}
