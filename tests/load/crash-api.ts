import { listCrashGames } from '#server/crash/index.ts'
import { systemClock } from '#server/kernel/index.ts'
import { callRoom } from './call-room.ts'
import { openCrashProcess } from './crash-room.ts'
import * as contract from '#contract/play-v1/crash.ts'
import { randomUUID } from 'node:crypto'

/**
 * The process that bench-crash.ts measures: shared games with players who bet in every round. Prints its URL and the
 * tokens of its sessions, and twice a second its processor time.
 */
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const game = process.env['GAME'] ?? listCrashGames()[0]?.key ?? ''
const sessions = Number(process.env['SESSIONS'] ?? 1)
const bettors = Number(process.env['BETTORS'] ?? 0)
const SAMPLE_MS = 500

const room = await openCrashProcess(databaseUrl, {
  clock: systemClock,
  connectionsMax: 20_000,
  connectionsOfSource: 20_000,
})
await room.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
const tokens: string[] = []
while (tokens.length < sessions) {
  const many = Math.min(20, sessions - tokens.length)
  tokens.push(...(await Promise.all(Array.from({ length: many }, () => room.open(game)))))
}
const seats = await Promise.all(
  Array.from({ length: bettors }, async () => room.open(game, await room.addPlayer(100_000_000))),
)
room.crash.start()

let roundId = ''
async function betInEveryRound(): Promise<void> {
  room.crash.room.want(game)
  const { data } = await callRoom(room.app, contract.getCrashState, { token: seats[0] ?? tokens[0] ?? '' })
  if (data.round?.state !== 'betting' || data.round.roundId === roundId || data.round.locksAt === null) return
  ;({ roundId } = data.round)
  for (const [at, token] of seats.entries())
    await callRoom(room.app, contract.placeCrashBet, {
      token,
      body: { betId: randomUUID(), slot: 0, stakeMinor: 1000, autoCashOut: 105 + at * 7 },
    })
}

let before = process.cpuUsage()
let beforeMs = performance.now()
setInterval(() => {
  const used = process.cpuUsage(before)
  const nowMs = performance.now()
  process.send?.({
    cpuMs: (used.user + used.system) / 1000,
    wallMs: nowMs - beforeMs,
    viewers: room.crash.viewersOf(game),
    rss: process.memoryUsage.rss(),
  })
  before = process.cpuUsage()
  beforeMs = nowMs
  if (seats.length > 0) void betInEveryRound().catch(() => undefined)
}, SAMPLE_MS)

const address = room.app.server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0, tokens })
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => void room.close().then(() => process.exit(0)))
