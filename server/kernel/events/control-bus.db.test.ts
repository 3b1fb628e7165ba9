import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { PATIENCE } from '#tests/patience.ts'
import { ControlBusUnreachable, openControlBus } from './control-bus.ts'

let db: TestDatabase
const logger = pino({ level: 'silent' })

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const open = (databaseUrl: string, onMessage = (_: { topic: string; id: string }) => {}) =>
  openControlBus({ db, databaseUrl, logger, onMessage, onReconnect: () => {} })

/** A proxy between clients and the database that drops notifications, as poolers in transaction mode do. */
async function relayWithoutNotifications() {
  const NOTIFICATION = 'A'.charCodeAt(0)
  const { hostname, port, pathname, username, password } = new URL(db.url)
  const sockets: Socket[] = []
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname)
    sockets.push(client, server)
    client.pipe(server)
    let rest = Buffer.alloc(0)
    server.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const message = rest.subarray(0, rest.readUInt32BE(1) + 1)
        rest = rest.subarray(message.length)
        if (message[0] !== NOTIFICATION) client.write(message)
      }
    })
    for (const socket of [client, server]) socket.on('error', () => {})
    client.on('close', () => server.destroy())
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  if (address === null || typeof address === 'string') throw new Error('a relay listens on a port')
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${address.port}${pathname}`,
    close: () => {
      sockets.forEach((socket) => socket.destroy())
      relay.close()
    },
  }
}

/** A proxy to a database that rejects LISTEN, as a standby does. */
async function relayToStandby() {
  const { hostname, port, pathname, username, password } = new URL(db.url)
  const open = new Set<Socket>()
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname)
    open.add(client)
    client.on('data', (chunk) => server.write(chunk.toString('latin1').replace('listen ', 'lisxen '), 'latin1'))
    server.pipe(client)
    for (const socket of [client, server]) socket.on('error', () => {})
    client.on('close', () => {
      open.delete(client)
      server.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  if (address === null || typeof address === 'string') throw new Error('a relay listens on a port')
  const url = `postgres://${username}:${password}@127.0.0.1:${address.port}${pathname}`
  return { url, open, close: () => relay.close() }
}

it('leaves no connection behind at a database that does not listen', async () => {
  const relay = await relayToStandby()
  await expect(open(relay.url)).rejects.toThrow('syntax error')
  await vi.waitUntil(() => relay.open.size === 0, { timeout: 5000, interval: 5 })
  relay.close()
})

it('hands on what another process says', async () => {
  const heard: string[] = []
  const bus = await open(db.url, ({ topic, id }) => void heard.push(`${topic} ${id}`))
  const other = await open(db.url)
  await other.send({ topic: 'test.changed', id: '7' })
  await vi.waitUntil(() => heard.length > 0, { ...PATIENCE, interval: 5 })
  expect(heard).toEqual(['test.changed 7'])
  await Promise.all([bus.close(), other.close()])
})

it('an address over which no messages arrive is refused at the start, with the way out', async () => {
  const relay = await relayWithoutNotifications()
  const start = open(relay.url)
  await expect(start).rejects.toThrow(ControlBusUnreachable)
  await expect(start).rejects.toThrow('DATABASE_POOL_URL')
  relay.close()
})
