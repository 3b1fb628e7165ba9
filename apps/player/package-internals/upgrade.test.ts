import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, Scripts, ServerRouter, type EntryContext, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { changedFunctions } from './leave-router-functions-out.ts'
import { replacedParts } from './leave-router-parts-out.ts'
import { hydrateAfterPaint } from './hydrate-after-paint.ts'

// Compares the package internals that this folder relies on with the installed packages, so that an upgrade that
// changes them fails here and not only in a browser.

const find = createRequire(import.meta.url)
const router = join(dirname(find.resolve('react-router/package.json')), 'dist/production')
const exportsOf = (text: string) =>
  [...text.matchAll(/export \{(?<names>[^}]*)\}/g)].flatMap(({ groups }) => (groups?.['names'] ?? '').split(','))
const nameOf = (text: string) => text.trim().split(' ').at(-1) ?? ''

const route = { id: 'root', path: '', parentId: undefined } as const
const Page = () =>
  createElement(
    'html',
    null,
    createElement('head'),
    createElement('body', null, createElement(Scripts, { nonce: 'm' })),
  )
/** The smallest site that the package's own server renders. */
const site = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, context: EntryContext) =>
        new Response(
          renderToString(createElement(ServerRouter, { context, url: 'https://site.example/', nonce: 'm' })),
          {
            status,
            headers,
          },
        ),
    },
  },
  routes: { root: { ...route, module: { default: Page } } },
  assets: {
    entry: { module: '/assets/entry-1.js', imports: [] },
    routes: { root: { ...route, module: '/assets/root-2.js', imports: [], hasAction: false, hasLoader: false } },
    url: '/assets/manifest-3.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

describe('React Router', () => {
  it.each(Object.entries(replacedParts))('%s exports what stands for it', (file, text) => {
    const theirs = exportsOf(readFileSync(join(router, file), 'utf8')).map(nameOf)
    const ours = [...text.matchAll(/export const (?<name>\w+)/g)].map(({ groups }) => groups?.['name'])
    expect(ours.length).toBeGreaterThan(0)
    expect(theirs).toEqual(expect.arrayContaining(ours))
  })
  it.each(Object.entries(changedFunctions))('%s words what is changed as expected, once', (file, changes) => {
    const text = readFileSync(join(router, file), 'utf8')
    for (const [from] of changes) expect(text.split(from), from).toHaveLength(2)
  })
  it('loads a page as a whole where the answer to the request for its data says so', () => {
    const text = readFileSync(join(router, 'lib/dom/ssr/single-fetch.js'), 'utf8')
    expect(text).toContain('res.status === 204 && res.headers.has("X-Remix-Redirect")')
    expect(text).toContain('reload: res.headers.get("X-Remix-Reload-Document") === "true"')
    expect(text).toContain('singleFetchUrl(request.url, "data")')
    expect(text).toContain('searchParams.set("_routes"')
  })
  it('starts a page in the form that is rewritten', async () => {
    const response = await createRequestHandler(site, 'production')(new Request('https://site.example/'))
    const page = await response.text()
    expect(page).toContain('type="module"')
    const woken = hydrateAfterPaint(page, 'm')
    expect(woken).toContain('await import("/assets/entry-1.js")')
    expect(woken).toContain('import("/assets/root-2.js")')
    expect(woken).not.toContain('type="module"')
  })
})

it('React keeps the value of a field, and itself, under the names that are read', () => {
  const text = readFileSync(
    find.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js'),
    'utf8',
  )
  expect(text).toContain('._valueTracker')
  expect(text).toContain('"__reactFiber$"')
})
