import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { proxyStream } from './proxy-stream.ts'

const PATH = '/capi/Play/v1/Crash/Stream'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function openHost(apiOrigin: string): Promise<string> {
  const host = fastify()
  proxyStream(host, { apiOrigin, trustedProxies: [] })
  await host.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => host.close())
  return `ws://127.0.0.1:${(host.server.address() as AddressInfo).port}`
}

async function openApi(): Promise<{ origin: string; heard: IncomingHttpHeaders[] }> {
  const heard: IncomingHttpHeaders[] = []
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => {
    heard.push(request.headers)
    socket.on('message', (data) => socket.send(`heard ${String(data)}`))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => {
    sockets.clients.forEach((socket) => socket.terminate())
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

const statusOf = (address: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address)
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0))
    socket.on('error', () => undefined)
  })

it('passes words both ways, hands the origin on and keeps cookies back', async () => {
  const api = await openApi()
  const host = await openHost(api.origin)
  const socket = new WebSocket(`${host}${PATH}`, { origin: 'http://games.test', headers: { cookie: 'secret=1' } })
  const answer = new Promise<string>((resolve) => socket.on('message', (data) => resolve(String(data))))
  socket.on('open', () => socket.send('hello'))
  expect(await answer).toBe('heard hello')
  expect(api.heard[0]).toMatchObject({ origin: 'http://games.test', 'x-forwarded-for': '127.0.0.1' })
  expect(api.heard[0]?.cookie).toBeUndefined()
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.close()
  await closed
})

it('opens nothing else, and says that the API is away', async () => {
  const api = await openApi()
  const host = await openHost(api.origin)
  expect(await statusOf(`${host}/capi/Play/v1/Round/Play`)).toBe(404)
  expect(await statusOf(`${await openHost('http://127.0.0.1:9')}${PATH}`)).toBe(503)
})

it('closes the viewers when it is told to stop', async () => {
  const api = await openApi()
  const host = fastify()
  proxyStream(host, { apiOrigin: api.origin, trustedProxies: [] })
  await host.listen({ port: 0, host: '127.0.0.1' })
  const socket = new WebSocket(`ws://127.0.0.1:${(host.server.address() as AddressInfo).port}${PATH}`)
  await new Promise<void>((resolve) => socket.on('open', () => resolve()))
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  await host.close()
  await closed
})
