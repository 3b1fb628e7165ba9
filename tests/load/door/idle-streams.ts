import { readFileSync } from 'node:fs'
import { connect, type TLSSocket } from 'node:tls'
import { fileRoutes } from '#contract/files.ts'
import { addressOf } from './crowd-address.ts'

/** Browsers that wait for changes of their payments, and get none: idle streams, in a process of its own. */
const [order = ''] = process.argv.slice(2)
const { ports, tokens, perToken, perSecond } = JSON.parse(readFileSync(order, 'utf8')) as {
  ports: number[]
  tokens: string[]
  perToken: number
  perSecond: number
}
const HOST = 'player.test'
const TURN_MS = 100
const wanted = tokens.flatMap((token) => Array.from({ length: perToken }, () => token))
const held = new Set<TLSSocket>()
let [opened, ended, refused, next] = [0, 0, 0, 0]
let firstRefusal = ''

function open(token: string, index: number): void {
  // The types of TLS connections lack the option for the source address.
  const where = { port: ports[index % ports.length] ?? 0, host: '127.0.0.1', localAddress: addressOf(2, index) }
  const socket = connect({ ...where, servername: HOST, rejectUnauthorized: false })
  socket.once('secureConnect', () =>
    socket.write(
      `GET ${fileRoutes.movedPayments.root}/now HTTP/1.1\r\nhost: ${HOST}\r\ncookie: tolar_session=${token}\r\naccept: text/event-stream\r\n\r\n`,
    ),
  )
  socket.once('data', (chunk: Buffer) => {
    const text = String(chunk)
    if (text.startsWith('HTTP/1.1 200')) {
      opened += 1
      held.add(socket)
      return
    }
    firstRefusal ||= text.slice(0, 200)
    socket.destroy()
  })
  socket.on('error', () => {})
  socket.once('close', () => {
    if (held.delete(socket)) ended += 1
    else refused += 1
  })
  socket.resume()
}

setInterval(() => {
  const most = Math.ceil((perSecond * TURN_MS) / 1000)
  for (let more = 0; more < most && next < wanted.length; more += 1) open(wanted[next] ?? '', next++)
}, TURN_MS)

process.on('message', (message) => {
  if (message === 'end') {
    next = wanted.length
    for (const socket of held) socket.destroy()
  }
  process.send?.({ held: held.size, opened, ended, refused, firstRefusal })
})
process.on('disconnect', () => process.exit(0))
