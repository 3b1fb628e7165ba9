import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { addressOf } from './crowd-address.ts'

/**
 * Connections that send almost nothing, in a process of its own: of twenty, nine send nothing at all, nine begin a
 * handshake and send it byte by byte, one sends headers that way and one a body. Closed connections are opened again,
 * up to a number per second.
 */
const [given = '', ...numbers] = process.argv.slice(2)
const ports = given.split(',').map(Number)
const [wanted = 0, perSecond = 0, net = 1] = numbers.map(Number)
const HOST = 'games.test'
const DRIP_MS = 5_000
const TURN_MS = 100
/** The beginning of an unfinished handshake: its header announces 512 bytes. */
const HELLO = Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])
const HEADERS = `POST /capi/Play/v1/Round/Play HTTP/1.1\r\nhost: ${HOST}\r\ncontent-type: application/json\r\n`

type Slow = { readonly socket: Socket; readonly drip: Buffer }

const held = new Set<Slow>()
let [opened, ended, refused, number] = [0, 0, 0, 0]
let opening = 0
let isOver = false

function open(): void {
  number += 1
  opening += 1
  const kind = number % 20
  const port = ports[number % ports.length] ?? 0
  const where = { port, host: '127.0.0.1', localAddress: addressOf(net, number % wanted) }
  const isTls = kind < 2
  const socket = isTls
    ? connectTls({ ...where, servername: HOST, rejectUnauthorized: false })
    : connectPlain({ ...where, noDelay: true })
  const drip = isTls ? Buffer.from(kind === 0 ? 'x-more: 1\r\n' : ' ') : Buffer.alloc(kind < 11 ? 1 : 0)
  const one = { socket, drip }
  socket.once(isTls ? 'secureConnect' : 'connect', () => {
    opening -= 1
    opened += 1
    held.add(one)
    if (kind === 0) socket.write(HEADERS)
    else if (kind === 1) socket.write(`${HEADERS}content-length: 5000\r\n\r\n{`)
    else if (kind < 11) socket.write(HELLO)
  })
  socket.on('error', () => {})
  socket.once('close', () => {
    if (held.delete(one)) ended += 1
    else {
      opening -= 1
      refused += 1
    }
  })
  socket.resume()
}

setInterval(() => {
  const most = Math.ceil((perSecond * TURN_MS) / 1000)
  if (!isOver) for (let more = 0; more < most && held.size + opening < wanted; more += 1) open()
}, TURN_MS)
setInterval(() => {
  for (const { socket, drip } of held) if (drip.length > 0 && !socket.destroyed) socket.write(drip)
}, DRIP_MS)

process.on('message', (message) => {
  if (message === 'end') {
    isOver = true
    for (const { socket } of held) socket.destroy()
  }
  process.send?.({ held: held.size, opened, ended, refused })
})
process.on('disconnect', () => process.exit(0))
