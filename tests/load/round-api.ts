import { openRoundRoom } from './round-room.ts'

/** The API's rooms of rounds as a process of their own, for measurements and crash tests. Logs like a deployment. */
const url = process.env['DATABASE_URL'] ?? ''
const room = await openRoundRoom(url, { logLevel: process.env['LOG_LEVEL'] ?? 'info' })
await room.app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.({ ready: true })
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
})
process.on('SIGTERM', () => void room.close().then(() => process.exit(0)))
