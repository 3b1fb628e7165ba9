import type { FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_HEADERS } from '../../front-door/preview.ts'
import type { Page } from './page-cache.ts'

/** A preview is not cached, not indexed by search engines, and sends no referrer. */
export function sendPreview(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.removeHeader('x-frame-options').headers(PREVIEW_HEADERS)
  return sendPage(request, reply, page, 'private, no-store')
}

/**
 * Sends a compressed page in the smallest encoding that the browser accepts, or 304.
 * @param cacheControl used where the page itself has no such header
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, cacheControl: string): FastifyReply {
  reply.code(page.status).headers(page.headers).header('vary', 'Accept-Encoding, Cookie')
  if (page.headers['cache-control'] === undefined) reply.header('cache-control', cacheControl)
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}
