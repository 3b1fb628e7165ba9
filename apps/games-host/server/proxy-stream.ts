import { request as makeRequest, type IncomingMessage } from 'node:http'
import { request as makeSecureRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { makeClientAddress } from '#config/client-address.ts'
import type { DoorSettings } from '../../front-door/read-settings.ts'

const STREAM = /^\/capi\/Play\/v1\/Crash\/Stream(?:\?|$)/

/** Headers of the handshake that are sent on; the rest, cookies too, is dropped. */
const HANDED_ON = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-extensions', 'origin', 'user-agent']

const CONNECT_MS = 5000

/**
 * Proxies WebSockets of shared games to the API: after the handshake bytes are piped both ways without parsing, so that
 * a frame costs this process one copy. A slow reader only slows its connection to the API, which then skips it.
 */
export function proxyStream(
  app: FastifyInstance,
  { apiOrigin, trustedProxies }: Pick<DoorSettings, 'apiOrigin' | 'trustedProxies'>,
): void {
  const api = new URL(apiOrigin)
  const clientAddress = makeClientAddress(trustedProxies)
  const open = new Set<Duplex>()
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!STREAM.test(request.url ?? '')) return refuse(socket, '404 Not Found')
    const headers: Record<string, string> = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'x-forwarded-for': clientAddress(
        request.socket.remoteAddress ?? '',
        request.headers['x-forwarded-for']?.toString(),
      ),
    }
    for (const name of HANDED_ON) {
      const value = request.headers[name]
      if (typeof value === 'string') headers[name] = value
    }
    const make = api.protocol === 'https:' ? makeSecureRequest : makeRequest
    const onward = make({ hostname: api.hostname, port: api.port, path: request.url, headers, timeout: CONNECT_MS })
    onward.on('upgrade', (answer, upstream, rest) => {
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\n${['connection', 'upgrade', 'sec-websocket-accept']
          .map((name) => `${name}: ${String(answer.headers[name] ?? '')}`)
          .join('\r\n')}\r\n\r\n`,
      )
      join(socket, upstream, open)
      if (rest.length > 0) socket.write(rest)
      if (head.length > 0) upstream.write(head)
    })
    onward.on('response', (answer) => {
      answer.resume()
      refuse(socket, `${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}`)
    })
    onward.on('timeout', () => onward.destroy())
    onward.on('error', () => refuse(socket, '503 Service Unavailable'))
    socket.on('error', () => onward.destroy())
    onward.end()
  })
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })
}

/** When one end closes, the other is closed too. */
function join(one: Duplex, other: Duplex, open: Set<Duplex>): void {
  open.add(one)
  const end = (): void => {
    open.delete(one)
    one.destroy()
    other.destroy()
  }
  for (const socket of [one, other]) {
    if ('setNoDelay' in socket) (socket as Duplex & { setNoDelay: (is: boolean) => void }).setNoDelay(true)
    if ('setTimeout' in socket) (socket as Duplex & { setTimeout: (ms: number) => void }).setTimeout(0)
    socket.on('error', end)
    socket.on('close', end)
  }
  one.pipe(other)
  other.pipe(one)
}

function refuse(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  else socket.destroy()
}
