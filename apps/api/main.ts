import { composeApi } from './compose-api.ts'
import { readEnvironment } from './environment.ts'
import { keepRequestsYoung } from './keep-requests-young.ts'
import { makeLogger } from '#server/kernel/index.ts'

keepRequestsYoung()
const environment = readEnvironment('api', process.env)
const logger = makeLogger({ name: 'api', level: environment.logLevel })
const api = await composeApi({ environment, logger })

const DRAIN_MS = 20_000

/** Rounds in flight finish and are answered; new connections are refused. */
let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  logger.info('draining')
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  await api.close()
  logger.info('drained')
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())

try {
  await api.app.listen({ port: environment.port, host: environment.host })
} catch (error) {
  logger.fatal({ err: error }, `The API cannot listen on port ${environment.port}.`)
  process.exit(1)
}
