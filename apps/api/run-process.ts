import type { Logger } from 'pino'

const DRAIN_MS = 20_000

type Process = { readonly listen: () => Promise<unknown>; readonly close: () => Promise<void> }

/** Listens until it is told to stop. What has begun is finished then; what takes longer than a drain is cut off. */
export async function runProcess(name: string, { listen, close }: Process, logger: Logger): Promise<void> {
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
    await listen()
  } catch (error) {
    const port = error instanceof Error && 'port' in error ? ` on port ${String(error.port)}` : ''
    logger.fatal({ err: error }, `The ${name} cannot listen${port}.`)
    process.exit(1)
  }
}
