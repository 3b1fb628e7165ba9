import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isSignedBy, type StorageKey } from './check-signature.ts'

/** How the storage misbehaves with its next requests. */
export type StorageFault = 'slow-down' | 'broken-answer' | 'no-answer' | 'denied'

const MESSAGES: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  BadDigest: 400,
  NoSuchKey: 404,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
}

/**
 * The stand-in of an S3-compatible storage: objects of one bucket, `/{bucket}/{key}`. It checks signature (version 4)
 * and hash of each request, and can be busy, break off, say nothing or deny.
 */
export function buildObjectStorage({ bucket, key }: { readonly bucket: string; readonly key: StorageKey }): {
  readonly app: FastifyInstance
  readonly objects: Map<string, Buffer>
  /** The next this many requests fail in this way. */
  readonly misbehave: (fault: StorageFault, times: number) => void
} {
  const objects = new Map<string, Buffer>()
  let faults: StorageFault[] = []
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 * 1024 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.addHook('preHandler', async (request, reply) => {
    const fault = faults.shift()
    if (fault === 'slow-down') return fail(reply, 'SlowDown')
    if (fault === 'denied') return fail(reply, 'AccessDenied')
    if (fault === 'no-answer') return new Promise(() => {})
    if (fault === 'broken-answer') {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-length': '1000' })
      reply.raw.write('half')
      reply.raw.destroy()
      return undefined
    }
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const hash = createHash('sha256').update(body).digest('hex')
    if (!isSignedBy(key, request)) return fail(reply, 'SignatureDoesNotMatch')
    if (request.headers['x-amz-content-sha256'] !== hash) return fail(reply, 'BadDigest')
    return undefined
  })

  const nameOf = (request: FastifyRequest) => (request.params as { readonly '*': string })['*']
  app.put(`/${bucket}/*`, async (request, reply) => {
    objects.set(nameOf(request), request.body as Buffer)
    return reply.send()
  })
  app.get(`/${bucket}/*`, async (request, reply) => {
    const object = objects.get(nameOf(request))
    return object ? reply.type('application/octet-stream').send(object) : fail(reply, 'NoSuchKey')
  })
  app.delete(`/${bucket}/*`, async (request, reply) => {
    objects.delete(nameOf(request))
    return reply.status(204).send()
  })
  return {
    app,
    objects,
    misbehave: (fault, times) => {
      faults = Array.from({ length: times }, () => fault)
    },
  }
}

function fail(reply: FastifyReply, code: string): FastifyReply {
  return reply
    .status(MESSAGES[code] ?? 500)
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}
