import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { listOwnPromotions, listPromotions } from '#contract/play-v1/promotions.ts'
import { isLeftAlone } from '../../shell/own-promotions.server.ts'
import { siteContext, type Site } from '../../shell/site-context.ts'
import { readPromotions } from './read-promotions.server.ts'

/** An API that answers everybody, and each player with this status. */
async function withApi<T>(
  statusForPlayers: number,
  ask: (apiOrigin: string) => Promise<T>,
  onOwn = () => {},
): Promise<T> {
  const api = createServer(({ url }, reply) => {
    const isOwn = url?.startsWith(listOwnPromotions.path)
    const isPublic = url?.startsWith(listPromotions.path)
    if (isOwn) onOwn()
    reply.statusCode = isOwn ? statusForPlayers : isPublic ? 200 : 503
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify(isPublic ? { offers: [], coming: [], at: '2026-11-28T03:00:00.000Z' } : {}))
  })
  await new Promise<void>((done) => void api.listen(0, '127.0.0.1', done))
  try {
    return await ask(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  } finally {
    api.close()
  }
}

/** What loaders of one request share, and the request. */
function visit(cookie: string, apiOrigin: string) {
  const context = new RouterContextProvider()
  context.set(siteContext, { apiOrigin, look: { heroGames: [] } } as unknown as Site)
  return [context, new Request('http://site.example/cs/promotions', { headers: { cookie } })] as const
}
const readAs = (cookie: string, apiOrigin: string) => {
  const [context, request] = visit(cookie, apiOrigin)
  return readPromotions(context, 'cs', request)
}

test('a player of whom nothing can be known is not shown what everybody is offered', async () => {
  expect(await withApi(503, (origin) => readAs('tolar_session=some', origin))).toBeNull()
})

test('a visitor, and whoever has an ended session, sees what everybody is offered', async () => {
  expect(await withApi(503, (origin) => readAs('', origin))).toMatchObject({ offers: [] })
  expect(await withApi(401, (origin) => readAs('tolar_session=ended', origin))).toMatchObject({ offers: [] })
})

test('the frame and the page of one request ask once; another request of the same person asks again', async () => {
  let asked = 0
  await withApi(
    401,
    async (origin) => {
      const [first, second] = [visit('tolar_session=same', origin), visit('tolar_session=same', origin)]
      await Promise.all([isLeftAlone(...first), readPromotions(first[0], 'cs', first[1])])
      expect(asked).toBe(1)
      await Promise.all([isLeftAlone(...second), isLeftAlone(...visit('tolar_session=same', origin))])
    },
    () => {
      asked += 1
    },
  )
  expect(asked).toBe(3)
})
