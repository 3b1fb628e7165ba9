import { makeLogger } from '#server/kernel/index.ts'
import { readEnvironment } from '../api/environment.ts'
import { composeWorker } from './compose-worker.ts'

const environment = readEnvironment('worker', process.env)
const logger = makeLogger({ name: 'worker', level: environment.logLevel })
const worker = await composeWorker({ environment, logger })

const DRAIN_MS = 20_000

/** Work that has begun is finished; the rest waits in the database for the next worker. */
let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  await worker.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())

try {
  await worker.app.listen({ port: environment.port, host: environment.host })
} catch (error) {
  logger.fatal({ err: error }, `The worker cannot listen on port ${environment.port}.`)
  process.exit(1)
}
