import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileResponse } from '#contract/shapes/file-response.ts'
import { NotFound } from '../transport-errors.ts'
import { readRange } from './read-range.ts'

/** Nothing in a file may run, load or be framed, whatever a browser takes it for. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/**
 * Sends a file, a range of it, or only its headers (HEAD). A client that has these bytes gets 304. A range that does
 * not begin within the file gets 416; more than one range in a request gets the whole file.
 */
export async function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  file: FileResponse | null,
): Promise<FastifyReply> {
  if (!file) throw new NotFound()
  const etag = `"${file.hash.slice(0, 32)}"`
  reply
    .header('etag', etag)
    .header('last-modified', file.changedAt.toUTCString())
    .header('cache-control', file.cacheControl)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', POLICY)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-disposition', file.savedAs === null ? 'inline' : `attachment; filename="${file.savedAs}"`)
    .type(file.contentType)
  if (hasIt(headers['if-none-match'], etag)) return reply.code(304).send()
  if (method === 'HEAD') return reply.header('content-length', file.bytes).send()
  const range = isSameFile(headers['if-range'], etag) ? readRange(headers.range, file.bytes) : 'whole'
  if (range === 'beyond')
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).type('text/plain').send('')
  const content = await file.read()
  if (!content) throw new NotFound()
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (range === 'whole') return reply.send(bytes)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${file.bytes}`)
    .send(bytes.subarray(range.from, range.to + 1))
}

/** Proxies weaken the ETag of a response that they compress; its content is the same. */
export const hasIt = (asked: string | undefined, etag: string) =>
  asked !== undefined && asked.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, '')))

const isSameFile = (asked: unknown, etag: string) => asked === undefined || asked === etag
