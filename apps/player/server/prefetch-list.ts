import type { FastifyInstance } from 'fastify'
import { packPage, type Page } from './page-cache.ts'
import { sendPage } from './send-page.ts'

const FRESH_MS = 60_000
const WAIT_MS = 1500
const NOTHING = JSON.stringify({ scripts: [], perGame: {} })
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/**
 * The files of the games host that the lobby may prefetch, at our own address: if the games host is down, the list is
 * empty and players see no error in the console. Requested and compressed at most once a minute.
 */
export function servePrefetchList(app: FastifyInstance, gamesOrigin: string): void {
  let kept: { readonly until: number; readonly page: Promise<Page> } | undefined
  app.get('/games-prefetch.json', async (request, reply) => {
    const now = performance.now()
    if (!kept || kept.until < now) kept = { until: now + FRESH_MS, page: readList(gamesOrigin).then(packList) }
    return sendPage(request, reply, await kept.page, 'public, max-age=300')
  })
}

/** Not cached by browsers while it is empty: the host may come up at any moment. */
function packList(list: string): Promise<Page> {
  return packPage(200, { ...JSON_TYPE, ...(list === NOTHING && { 'cache-control': 'no-store' }) }, list)
}

async function readList(gamesOrigin: string): Promise<string> {
  try {
    const answer = await fetch(`${gamesOrigin}/assets/prefetch.json`, { signal: AbortSignal.timeout(WAIT_MS) })
    return answer.ok ? JSON.stringify(await answer.json()) : NOTHING
  } catch {
    return NOTHING
  }
}
