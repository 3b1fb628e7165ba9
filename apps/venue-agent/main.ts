import { createHash } from 'node:crypto'
import { makeAgent } from './agent.ts'
import { readEnvironment } from './environment.ts'
import { openConnection } from './connection.ts'
import { httpTransport } from './http-transport.ts'
import { openLocalServer } from './local-server.ts'
import { openQueue } from './queue.ts'
import { serverTime } from './server-time.ts'
import { startStopwatch } from './stopwatch.ts'

const FORWARD_MS = 1_000
const REFRESH_MS = 5_000
const PRUNE_MS = 10_000

const environment = readEnvironment(process.env)
const { clientId, clientSecret, chainSecret } = environment
const say = (facts: object) => void process.stdout.write(`${JSON.stringify(facts)}\n`)
const now = () => new Date()
const stopwatch = startStopwatch()
const transport = httpTransport(environment.apiUrl)
const connection = openConnection({ transport, clientId, clientSecret, now, stopwatch })
const chainKey = createHash('sha256').update(`chain ${chainSecret}`).digest()
const queue = openQueue(environment.dataFile, chainKey, () => serverTime({ connection, now }))
const broken = queue.findBroken()
if (broken !== undefined) {
  process.stderr.write(
    `Entry ${broken} of ${environment.dataFile} is missing, or not as it was written. ` +
      'If CLIENT_SECRET was changed since the file began, CHAIN_SECRET has to be the secret of that time.\n',
  )
  process.exit(1)
}
const agent = makeAgent({ connection, queue, now, stopwatch, giveMaxMinor: environment.giveMaxMinor })
const server = openLocalServer(agent, environment.terminalKey)

/** Runs again after a pause once it has ended, so that runs never overlap on a slow network. */
function repeat(work: () => Promise<unknown>, everyMs: number): () => void {
  const state = { isStopped: false, timer: setTimeout(() => {}, 0) }
  const run = () => {
    void work()
      .catch((error: unknown) => say({ level: 'warn', problem: String(error) }))
      .finally(() => {
        if (!state.isStopped) state.timer = setTimeout(run, everyMs)
      })
  }
  run()
  return () => {
    state.isStopped = true
    clearTimeout(state.timer)
  }
}

const stops = [
  repeat(agent.forward, FORWARD_MS),
  repeat(agent.refresh, REFRESH_MS),
  repeat(async () => agent.prune(), PRUNE_MS),
]
server.listen(environment.port, environment.host, () => say({ level: 'info', listens: environment.port }))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const stop of stops) stop()
    server.close(() => {
      queue.close()
      process.exit(0)
    })
    server.closeAllConnections()
  })
