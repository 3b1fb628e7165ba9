import { renderToReadableStream } from 'react-dom/server.browser'
import type { EntryContext } from 'react-router'
import { RouterContextProvider, ServerRouter } from 'react-router'
import { CspNonce, cspNonceContext } from './shell/csp-nonce.ts'
import { type Site, siteContext } from './shell/site-context.ts'

/**
 * Passes the settings of the process to the loaders. Called by the server for each request.
 * @param codeMark random for this page
 */
export function openContext(site: Site, codeMark: string): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  context.set(cspNonceContext, codeMark)
  return context
}

/**
 * Renders a whole page. It waits for all data: pages are cached and their scripts are hashed, so streaming has no
 * benefit.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failed = false
  const nonce = loadContext.get(cspNonceContext)
  const page = (
    <CspNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </CspNonce>
  )
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // Otherwise React streams large boundaries after the page and moves them by script, which shifts the layout.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {
      failed = true
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: failed ? 500 : status, headers })
}
