import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasIt } from './send-file.ts'

/** Sets an ETag, a hash of the bytes; a request that names it gets 304 without a body. Refusals have none. */
export async function addETag({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `"${createHash('sha256').update(payload).digest('hex').slice(0, 32)}"`
  reply.header('etag', etag)
  if (!hasIt(headers['if-none-match'], etag)) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return null
}
