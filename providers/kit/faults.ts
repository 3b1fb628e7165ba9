import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Scenario } from './scenarios.ts'

const HTTP_FAULTS: Partial<Record<Scenario, number>> = { http_500: 500, http_429: 429, http_503: 503 }

/**
 * Answers the first call of a kind with the fault of the scenario; true when it did.
 * @param body the partner's response body with it
 */
export function failOnce(reply: FastifyReply, scenario: Scenario, calls: number, body: unknown): boolean {
  const status = HTTP_FAULTS[scenario]
  if (status === undefined || calls > 1) return false
  if (status === 429) void reply.header('retry-after', '1')
  void reply.status(status).send(body)
  return true
}

/** Keeps the socket open without a response, until the caller's timeout is over. */
export async function hold(reply: FastifyReply, ms: number): Promise<FastifyReply> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  await wait(ms, undefined, { signal: gone.signal, ref: false }).catch(() => undefined)
  reply.hijack()
  reply.raw.destroy()
  return reply
}
