import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { listenerTimes } from '#config/listener-times.ts'
import { UPLOAD_BYTES_MAX } from '#server/kernel/calls/read-upload.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Reachable only by programs of a venue, on the venue's own machine. */
const IN_THE_HALL = 'apps/venue-agent/local-server.ts'

it('every listener of the product has timeouts against slow senders', () => {
  const makers = globSync(['apps/**/*.ts', 'server/**/*.ts'], { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts') && file !== IN_THE_HALL)
    .flatMap((file) => {
      const source = read(file)
      const found = [...source.matchAll(/\b(?:[fF]astify|createServer|createSecureServer)\((?=[^)])/g)]
      return found.map(({ index }) => ({
        file,
        isBounded: /\.\.\.(?:times|listenerTimes\()/.test(source.slice(index, index + 1500)),
      }))
    })
  expect(makers.length).toBeGreaterThanOrEqual(5)
  expect(makers.filter(({ isBounded }) => !isBounded)).toEqual([])
})

it('the largest permitted upload can be sent over a slow mobile connection', () => {
  const seconds = (UPLOAD_BYTES_MAX * 8) / 1_000_000
  expect(listenerTimes().requestTimeout).toBeGreaterThan(seconds * 1000)
})

it.each([
  ['half of its headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ['half of its body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nhalf'],
  ['nothing', ''],
])('a listener with these timeouts ends a connection with %s', async (_, sent) => {
  const { http, ...times } = listenerTimes(50)
  const app = fastify({ ...times, http })
  app.post('/', async () => 'whole')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const other = createServer({ ...times, ...http }, (_request, reply) => reply.end('whole'))
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  for (const server of [app.server, other]) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    if (sent) socket.write(sent)
    expect(await text(socket)).toMatch(sent ? /HTTP\/1\.1 408 / : /^(?:HTTP\/1\.1 408 |$)/)
  }
  other.close()
  await app.close()
})

/** The timeouts of our proxies, by what they carry. */
const OF_ALL = ['connect', 'client', 'server']
const OF_HTTP = ['http-request', 'http-keep-alive', 'queue', 'tunnel']

it.each(['deploy/edge/haproxy-edge.cfg', 'deploy/cluster/haproxy-web.cfg', 'deploy/cluster/haproxy-database.cfg'])(
  '%s waits for nobody without an end',
  (file) => {
    const source = read(file)
    const times = [...source.matchAll(/^\s*timeout (?<name>[\w-]+) \d+(?:ms|s|m|h)$/gm)].map(
      ({ groups }) => groups?.['name'],
    )
    expect(times).toEqual(expect.arrayContaining(/^\s*mode http$/m.test(source) ? [...OF_ALL, ...OF_HTTP] : OF_ALL))
    expect(source).toMatch(/^\s*maxconn /m)
  },
)

it('the edge proxy reads whole bodies before forwarding, and offers HTTP/3 where possible', () => {
  const edge = read('deploy/edge/haproxy-edge.cfg')
  expect(edge).toMatch(/^\s*option http-buffer-request$/m)
  const [, ofQuic = ''] = /^\s*\.if feature\(QUIC\)\n(?<lines>[\s\S]*?)^\s*\.endif$/m.exec(edge) ?? []
  expect(ofQuic).toMatch(/bind quic4@\S+ ssl crt \S+ alpn h3$/m)
  expect(ofQuic).toMatch(/alt-svc/)
  // HAProxy refuses such a bind without it if QUIC is a compatibility layer above OpenSSL.
  expect(edge).toMatch(/^\s*\.if feature\(QUIC_OPENSSL_COMPAT\)\n\s*limited-quic\n\s*\.endif$/m)
})

it('the edge proxy queues no stream and no call behind pages, and waits for slow health checks', () => {
  const edge = read('deploy/edge/haproxy-edge.cfg')
  expect(edge).toMatch(/use_backend player_calls if \{ path_beg \/capi\/ \/api\/ \}\n\s*default_backend player$/m)
  const [, calls = ''] = /^backend player_calls\n(?<lines>[\s\S]*?)^backend /m.exec(edge) ?? []
  expect(calls).not.toMatch(/maxconn/)
  for (const file of ['deploy/edge/haproxy-edge.cfg', 'deploy/cluster/haproxy-web.cfg'])
    expect(read(file)).toMatch(/^\s*timeout check [34]s$/m)
})
