import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMetrics, movableClock } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { insertConversation } from '../conversation.queries.ts'
import { observePartners } from './observe-partners.ts'
import { findPartnerHealth } from './partner-health.queries.ts'

const clock = movableClock(new Date('2026-11-24T10:00:00Z'))
const MINUTE_MS = 60_000
let db: TestDatabase

type Exchange = {
  readonly gateway: string
  readonly verdict: string
  readonly httpStatus: number | null
  readonly minutes: number
}
const say = ({ gateway, verdict, httpStatus, minutes }: Exchange, durationMs = 100) =>
  insertConversation(db, {
    paymentId: null,
    gateway,
    operation: 'status',
    request: {},
    response: {},
    httpStatus,
    verdict,
    durationMs,
    happenedAt: new Date(clock.now().getTime() - minutes * MINUTE_MS),
  })

beforeAll(async () => {
  db = await testDatabase()
  for (const durationMs of [50, 100, 150])
    await say({ gateway: 'first', verdict: 'verified', httpStatus: 200, minutes: 1 }, durationMs)
  // A refusal of the order is an answer; a timeout, a server error, a bad signature and 401, 403 or 429 are not.
  await say({ gateway: 'first', verdict: 'unsigned', httpStatus: 409, minutes: 2 })
  await say({ gateway: 'first', verdict: 'timeout', httpStatus: null, minutes: 3 }, 4_000)
  await say({ gateway: 'first', verdict: 'unsigned', httpStatus: 503, minutes: 4 })
  await say({ gateway: 'first', verdict: 'bad-signature', httpStatus: 200, minutes: 5 })
  await say({ gateway: 'first', verdict: 'unsigned', httpStatus: 401, minutes: 6 })
  // Old exchanges and incoming messages: neither shows how the partner is now.
  await say({ gateway: 'first', verdict: 'unreachable', httpStatus: null, minutes: 60 })
  await say({ gateway: 'second', verdict: 'bad-signature', httpStatus: null, minutes: 1 })
})
afterAll(() => db.close())

describe('the health of partners', () => {
  it('is how they answered our own requests of the window', async () => {
    const health = await findPartnerHealth(db, new Date(clock.now().getTime() - 15 * MINUTE_MS))
    expect(health).toEqual([
      {
        gateway: 'first',
        answered: 4,
        failed: 4,
        medianMs: 100,
        slowMs: 4_000,
        lastAnsweredAt: new Date('2026-11-24T09:59:00Z'),
        lastFailedAt: new Date('2026-11-24T09:57:00Z'),
      },
    ])
  })

  it('is in the metrics, and leaves them when the partner is not called any more', async () => {
    const metrics = makeMetrics()
    observePartners({ metrics, db, clock, logger: pino({ level: 'silent' }) })
    const shown = await metrics.registry.metrics()
    expect(shown).toContain('tolar_partner_requests{gateway="first",outcome="failed"} 4')
    expect(shown).toContain('tolar_partner_request_seconds{gateway="first",quantile="0.95"} 4')
    const lastAnswer = `tolar_partner_last_answer_timestamp_seconds{gateway="first"} ${Date.UTC(2026, 10, 24, 9, 59) / 1000}`
    expect(shown).toContain(lastAnswer)
    clock.advance(24 * 60 * MINUTE_MS)
    const later = (await metrics.registry.metrics()).split('\n').filter((line) => line.includes('gateway="first"'))
    expect(later).toEqual([lastAnswer])
  })

  it('reports the last answer after a start too, and the next one', async () => {
    const metrics = makeMetrics()
    clock.advance(-22 * 60 * MINUTE_MS)
    observePartners({ metrics, db, clock, logger: pino({ level: 'silent' }) })
    const shown = async () =>
      /last_answer_timestamp_seconds\{gateway="first"\} (\d+)/.exec(await metrics.registry.metrics())?.[1]
    expect(await shown()).toBe(String(Date.UTC(2026, 10, 24, 9, 59) / 1000))
    await say({ gateway: 'first', verdict: 'timeout', httpStatus: null, minutes: 0 })
    await say({ gateway: 'first', verdict: 'verified', httpStatus: 200, minutes: 1 })
    expect(await shown()).toBe(String(Date.UTC(2026, 10, 24, 11, 59) / 1000))
  })
})
