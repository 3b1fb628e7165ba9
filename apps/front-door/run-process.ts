import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ProcessSettings, Reading } from './read-settings.ts'

const DRAIN_MS = 20_000

/**
 * Listens until a signal to stop. Then it reports that it is not ready, goes on for the delay, in which the load
 * balancer stops sending requests, and finishes requests in flight; what takes longer than the drain is aborted.
 */
export async function runProcess<Settings extends ProcessSettings>(
  reading: Reading<Settings>,
  build: (settings: Settings) => Promise<FastifyInstance>,
): Promise<void> {
  if (!reading.ok) return endWith(['This process cannot start:', ...reading.problems.map((one) => `- ${one}`)])
  const { port, host, drainDelayMs } = reading.settings
  const app = await build(reading.settings).catch(endWithError)
  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    app.log.info({ drainDelayMs }, 'draining')
    setTimeout(() => process.exit(1), drainDelayMs + DRAIN_MS).unref()
    app.draining.isDraining = true
    await pause(drainDelayMs)
    await app.close()
    app.log.info('drained')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  await app.listen({ port, host }).catch(endWithError)
}

function endWithError(error: unknown): never {
  return endWith([error instanceof Error ? error.message : String(error)])
}

function endWith(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}
