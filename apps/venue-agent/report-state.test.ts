import { expect, it } from 'vitest'
import { getSitting, reportState } from '#contract/play-v1/venue-play.ts'
import { ConnectionError, type Connection } from './connection.ts'
import { openTestAgent, SITTING, testApi } from './test-agent.ts'

it('is reported with each refresh while nobody plays, so that the state is true, and every fifteen seconds otherwise', async () => {
  const api = testApi()
  const { agent } = openTestAgent(api.connection, { isNew: false })
  await agent.refresh()
  await agent.refresh()
  expect(api.countOf(reportState.path)).toBe(2)
  const other = testApi()
  // The player stays.
  const stays: Connection = {
    ...other.connection,
    call: async (call, body) => {
      const answer = await other.connection.call(call, body)
      return call === getSitting ? { isDone: true, body: { endedAt: null, goodForMs: 60_000 } } : answer
    },
  }
  const { agent: playing, time } = openTestAgent(stays)
  for (const ms of [0, 5_000, 14_999, 15_000, 20_000]) {
    time.ms = ms
    await playing.refresh()
  }
  expect([other.countOf(getSitting.path), other.countOf(reportState.path)]).toEqual([5, 2])
  other.lost.add(reportState.path)
  time.ms = 30_000
  await expect(playing.refresh()).rejects.toThrow(ConnectionError)
  // Not sent: it is due at once.
  other.lost.clear()
  await playing.refresh()
  expect(other.countOf(reportState.path)).toBe(3)
})

it('has the clock of the machine as it is and the queue, and says from then on how far the clock is off', async () => {
  const api = testApi()
  const known = { ms: 0, answered: 600_000 }
  const connection: Connection = {
    ...api.connection,
    call: async (call, body) => {
      const answer = await api.connection.call(call, body)
      return call === reportState ? { isDone: true, body: { clockAheadMs: known.answered } } : answer
    },
    clockAheadMs: () => known.ms,
    setClockAhead: (ms) => {
      known.ms = ms
    },
  }
  const { agent, clock } = openTestAgent(connection, { isNew: false })
  agent.win({ sittingId: SITTING, reference: 'of-nobody', amountMinor: 100 })
  await agent.refresh()
  const body = { machineAt: clock.now.toISOString(), upMs: 0, waiting: 0, refused: 0 }
  expect(api.calls.at(-1)).toMatchObject({ path: reportState.path, body })
  expect(agent.state().clockAheadMs).toBe(600_000)
  // What a slow request causes changes nothing.
  known.answered = 598_100
  await agent.refresh()
  expect(agent.state().clockAheadMs).toBe(600_000)
  known.answered = 0
  await agent.refresh()
  expect(agent.state().clockAheadMs).toBe(0)
})

it('has how many entries wait', async () => {
  const api = testApi()
  const { agent, clock } = openTestAgent(api.connection)
  agent.win({ sittingId: SITTING, reference: 'a-win-that-waits', amountMinor: 100 })
  await agent.refresh()
  const body = { machineAt: clock.now.toISOString(), waiting: 1, refused: 0 }
  expect(api.calls.at(-1)).toMatchObject({ path: reportState.path, body })
})
