import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

const DRAIN_MS = 20_000

type Process = {
  readonly listen: () => Promise<unknown>
  /** From now on the process reports that it is not ready, and goes on working. */
  readonly drain: () => void
  readonly close: () => Promise<void>
}

/**
 * Listens until a signal to stop. Then it reports that it is not ready, goes on for the delay, in which the load
 * balancer stops sending requests, and finishes requests in flight; what takes longer than the drain is aborted.
 */
export async function runProcess(
  name: string,
  { listen, drain, close }: Process,
  { logger, drainDelayMs }: { readonly logger: Logger; readonly drainDelayMs: number },
): Promise<void> {
  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    logger.info({ drainDelayMs }, 'draining')
    setTimeout(() => process.exit(1), drainDelayMs + DRAIN_MS).unref()
    drain()
    await pause(drainDelayMs)
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
