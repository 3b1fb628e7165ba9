import { afterEach, expect, it } from 'vitest'
import { report, stake } from '#contract/play-v1/venue-play.ts'
import { makeAgent } from './agent.ts'
import { NoLine, type Line } from './line.ts'
import { openQueue, type Queue } from './queue.ts'
import { storeSitting } from './sittings.ts'

/** A house that allows losses of 150 and counts the reports that reach it, and a network that loses some calls. */
function houseThatHears(lost: ReadonlySet<string>) {
  const heard: string[] = []
  const line: Line = {
    call: async ({ path }, body) => {
      if (lost.has(path)) throw new NoLine('lost')
      const { facts = [body] } = body as { facts?: { reference: string; amountMinor: number }[] }
      heard.push(...facts.map((fact) => (fact as { reference: string }).reference))
      if (path === report.path)
        return {
          isDone: true,
          body: { outcomes: facts.map(() => ({ outcome: 'counted', code: null })), clockAheadMs: 0 },
        }
      return { isDone: true, body: { stakeLeftMinor: null, lossLeftMinor: 15_000 - heard.length * 10_000 } }
    },
    clockAheadMs: () => 0,
    setClockAhead: () => {},
    isUp: () => true,
  }
  return { line, heard }
}

const queues: Queue[] = []
afterEach(() => queues.splice(0).forEach((queue) => queue.close()))

function seated(line: Line) {
  const queue = openQueue(':memory:', Buffer.from('a-key-of-thirty-two-random-bytes'))
  queues.push(queue)
  const now = () => new Date('2026-06-01T20:00:00Z')
  storeSitting(queue, {
    sittingId: 'a-sitting',
    playerId: 7,
    terminalId: 'a-terminal',
    currency: 'CZK',
    stakeLeftMinor: null,
    lossLeftMinor: 15_000,
    goodUntil: '2026-06-01T20:01:00Z',
    isEnded: false,
  })
  return { queue, agent: makeAgent({ line, queue, now, giveMaxMinor: 60_000 }) }
}
const staking = (reference: string) => ({ sittingId: 'a-sitting', reference, amountMinor: 10_000 })

it('asks for no stake while the house has not heard of one that was taken without a line', async () => {
  const lost = new Set([stake.path, report.path])
  const { line, heard } = houseThatHears(lost)
  const { agent, queue } = seated(line)
  expect(await agent.stake(staking('first'))).toEqual({ ok: true, isOffline: true })
  // Stakes work again, and a report is lost once more: the house would still allow 150.
  lost.delete(stake.path)
  expect(await agent.stake(staking('second'))).toMatchObject({ ok: false, code: 'ERR_NO_LINE' })
  expect(heard).toEqual([])
  lost.delete(report.path)
  expect(await agent.stake(staking('third'))).toEqual({ ok: true, isOffline: false })
  expect(heard).toEqual(['first', 'undo.second', 'third'])
  expect(queue.count('waiting')).toBe(0)
})
