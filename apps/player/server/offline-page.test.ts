import { runInNewContext } from 'node:vm'
import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { chooseEnvironment } from '#config/brand.ts'
import { brands } from '#config/brands/index.ts'
import { readThemeCss } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { offlineTexts, serveOfflinePage } from './offline-page.ts'

const shownLook = { key: 'look1' }

async function open(target: (typeof targets)[number]) {
  const app = fastify()
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } } })
  serveOfflinePage(app, {
    brand: chooseEnvironment(brands[target], 'test'),
    shown: async () => ({ themeCss: readThemeCss(target), lookKey: shownLook.key }),
  })
  return async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    return { policy: String(headers['content-security-policy']), type: headers['content-type'], body }
  }
}

describe.each(targets)('the offline page of %s', (target) => {
  test('is written in each language of the brand, the default one first, in its colours', async () => {
    const get = await open(target)
    const { body } = await get('/offline.html')
    const { languages, defaultLanguage, appName } = brands[target]
    const shown = [...body.matchAll(/<p lang="(?<language>\w+)">(?<text>[^<]+)</g)].map(({ groups }) => groups)
    expect(shown.map((one) => one?.['language']).toSorted()).toEqual([...languages].toSorted())
    expect(shown[0]).toEqual({ language: defaultLanguage, text: offlineTexts[defaultLanguage] })
    expect(body).toContain(`<title>${appName}</title>`)
    expect(body).toContain(`data-brand="${target}" data-theme="${brands[target].defaultThemeMode}"`)
    expect((await get('/offline.css')).body).toContain(`[data-brand='${target}']`)
  })
})

test('the worker may fetch what it keeps, and the page may use its style and its picture', async () => {
  const get = await open(targets[0])
  const worker = await get('/sw.js')
  expect(worker.type).toContain('javascript')
  expect(worker.policy).toContain("connect-src 'self'")
  const { policy, body } = await get('/offline.html')
  expect(body).toContain('<img src="/icon.svg?v=look1"')
  expect(policy).toContain("style-src 'self'")
  expect(policy).toContain("img-src 'self'")
})

test('the worker keeps the style and the picture as they were fetched last', async () => {
  const get = await open(targets[0])
  const kept = new Map<string, string>()
  const cache = {
    put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
  }
  const listeners = new Map<string, (event: object) => void>()
  const now = { isOnline: true }
  runInNewContext((await get('/sw.js')).body, {
    self: {
      addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
      skipWaiting: () => undefined,
    },
    caches: { open: async () => cache, match: cache.match },
    fetch: async (asked: string | { url: string }) => {
      if (!now.isOnline) throw new Error('offline')
      return new Response(`of today: ${typeof asked === 'string' ? asked : asked.url}`)
    },
    URL,
    Response,
  })
  const ask = async (url: string) => {
    let answered: Promise<Response> | undefined
    listeners.get('fetch')?.({
      request: { url, mode: 'no-cors' },
      respondWith: (answer: Promise<Response>) => (answered = answer),
    })
    return (await answered)?.text()
  }
  let installed: Promise<void> | undefined
  listeners.get('install')?.({ waitUntil: (done: Promise<void>) => (installed = done) })
  await installed
  expect([...kept]).toEqual(
    ['/offline.html', '/offline.css', '/icon.svg'].map((path) => [path, `of today: ${path}?v=look1`]),
  )
  await ask('http://x/icon.svg?v=look2')
  now.isOnline = false
  expect(await ask('http://x/icon.svg?v=look1')).toBe('of today: http://x/icon.svg?v=look2')
})

test('a browser with the cached page fetches it again once the brand’s look has changed', async () => {
  const get = await open(targets[0])
  const before = (await get('/sw.js')).body
  shownLook.key = 'look2'
  expect((await get('/sw.js')).body).not.toBe(before)
  expect((await get('/offline.html')).body).toContain('/icon.svg?v=look2')
  shownLook.key = 'look1'
})
