import { renderToReadableStream } from 'react-dom/server.browser'
import type { EntryContext } from 'react-router'
import { RouterContextProvider, ServerRouter } from 'react-router'
import { type Site, siteContext } from './shell/site-context.ts'

/** Carries what the process was started as into the loaders. Called by the server for each request. */
export function openContext(site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return context
}

/** Renders a whole page. It waits for everything: pages are cached and their scripts are hashed, so a stream helps nobody. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failed = false
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    // Else React sends large rows after the page and moves them into place by script, and the page jumps.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {
      failed = true
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: failed ? 500 : status, headers })
}
