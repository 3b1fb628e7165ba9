import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler } from 'react-router'
import {
  makeCspNonce,
  secureContent,
  securePreview,
  withoutNonceOnLinks,
  type OtherOrigins,
} from './content-security.ts'
import { createStyleInliner } from './inline-styles.ts'
import type { Bundle } from './load-bundle.ts'
import { BY_PAGE_HEADER } from '#contract/by-page.ts'
import { themeModes, type ThemeMode } from '#config/theme.ts'
import type { LookPreview, SiteLooks } from './site-looks.ts'
import type { Holding } from './waiting/hold-visitors.ts'
import type { Site } from '../src/shell/site-context.ts'
import { themeOf, writeThemeCookie } from '../src/shell/theme.ts'
import { createPageCache, packPage, type Page } from './page-cache.ts'
import { sharedAddress, sharedCookie } from './page-key.ts'
import { sendPreview, sendPage } from './send-page.ts'
import { unsentAddress } from './unsent-address.ts'
import { hydrateAfterPaint } from '../package-internals/hydrate-after-paint.ts'

const FRESH_MS = 5000
const MAX_PAGES = 500
const FORM_MAX_BYTES = 65_536

export type PageNeeds = {
  /** Folder of the built client files. */
  readonly clientFolder: string
  readonly bundle: Bundle
  readonly siteLooks: SiteLooks
  readonly others: OtherOrigins
  /** Whether scripts are requested after the first paint. */
  readonly startsAfterPaint: boolean
  /** Undefined where there is no waiting line. */
  readonly visitors: Pick<Holding, 'hold'> | undefined
}

/** Every path without another route is a page. Pages with a session are never cached. */
export function servePages(app: FastifyInstance, needs: PageNeeds): void {
  const { clientFolder, bundle, siteLooks, others, startsAfterPaint, visitors } = needs
  const { playerOrigin, brand } = siteLooks.last()
  const handle = createRequestHandler(bundle.build, 'production')
  const inlineStyles = createStyleInliner(clientFolder)
  const cache = createPageCache({ freshMs: FRESH_MS, maxPages: MAX_PAGES, now: () => performance.now() })

  async function render(
    request: FastifyRequest,
    address: string,
    site: Site,
    { cookie, tried }: { readonly cookie?: string; readonly tried?: LookPreview } = {},
  ): Promise<Page> {
    const headers = headersOf(request)
    // A shared page is rendered without the cookies of the visitor who requested it first.
    if (cookie !== undefined) headers.set('cookie', cookie)
    // A preview is anonymous: it contains neither the session nor the choices of who opens it.
    if (tried) headers.set('cookie', writeThemeCookie(themeOfPreview(address, brand.defaultThemeMode)))
    const mark = makeCspNonce()
    const response = await handle(
      new Request(new URL(address, playerOrigin), { headers }),
      bundle.openContext(site, mark),
    )
    // A file that a loader returns is sent unchanged: it is binary.
    if (response.headers.get('content-disposition')?.startsWith('attachment'))
      return packPage(response.status, Object.fromEntries(response.headers), Buffer.from(await response.arrayBuffer()))
    // The page is painted before its scripts load.
    const styled = await inlineStyles(withoutNonceOnLinks(await response.text(), mark), mark)
    const started = startsAfterPaint ? hydrateAfterPaint(styled, mark) : styled
    const { html, policy } = tried
      ? securePreview(styled, mark, { ...others, framedBy: tried.framedBy })
      : secureContent(started, mark, others)
    const answered = Object.fromEntries(response.headers)
    if (answered['content-type']?.startsWith('text/html')) answered['content-security-policy'] = policy
    return packPage(response.status, answered, html)
  }

  // Forms are submitted by the page's scripts. A native submit is not read: the page then says what to do.
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES }, (_, __, done) => done(null))
    forms.post('/*', (request, reply) => {
      const address = unsentAddress(new URL(request.url, playerOrigin))
      return address === undefined
        ? reply.callNotFound()
        : reply.header('cache-control', 'no-store').redirect(address, 303)
    })
  })

  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, playerOrigin)
    const preview = url.searchParams.get('preview')
    const tried = preview === null ? undefined : await siteLooks.preview(preview, request.ip)
    if (tried)
      return sendPreview(request, reply, await render(request, url.pathname + url.search, tried.site, { tried }))
    if (await visitors?.hold(request, reply)) return reply
    const site = await siteLooks.site()
    const shared = sharedAddress(url, request.headers.cookie)
    if (shared === undefined) {
      const page = await render(request, url.pathname + url.search, site)
      return sendPage(request, reply, page, 'private, no-store')
    }
    // The key includes look and texts: a page changes as soon as staff publish or withdraw one.
    const cookie = sharedCookie(request.headers.cookie, themeOf(request.headers.cookie, brand.defaultThemeMode))
    const key = `${await siteLooks.stamp()} ${site.lookKey} ${site.textsKey} ${cookie} ${shared}`
    const page = await cache.read(key, () => render(request, shared, site, { cookie }))
    // A cookie that lets one visitor in must not be cached.
    const isOwn = reply.hasHeader('set-cookie')
    return sendPage(request, reply, page, isOwn ? 'private, no-store' : 'public, max-age=0, must-revalidate')
  })
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'accept', 'accept-language', 'user-agent', BY_PAGE_HEADER] as const) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  headers.set('x-forwarded-for', request.ip)
  return headers
}

/** A preview says its theme in its address. */
function themeOfPreview(address: string, otherwise: ThemeMode): ThemeMode {
  const wanted = new URL(address, 'http://preview').searchParams.get('theme')
  return themeModes.find((mode) => mode === wanted) ?? otherwise
}
