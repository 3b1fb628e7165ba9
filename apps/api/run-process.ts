import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { RulesEnvironment } from './environment.ts'

const DRAIN_MS = 20_000

/** Listens until it is told to stop. What has begun is finished then; what takes longer than a drain is cut off. */
export async function runProcess(
  name: string,
  { app, close }: { readonly app: FastifyInstance; readonly close: () => Promise<void> },
  { environment, logger }: { readonly environment: RulesEnvironment; readonly logger: Logger },
): Promise<void> {
  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    logger.info('draining')
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    await close()
    logger.info('drained')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  try {
    await app.listen({ port: environment.port, host: environment.host })
  } catch (error) {
    logger.fatal({ err: error }, `The ${name} cannot listen on port ${environment.port}.`)
    process.exit(1)
  }
}
