import { afterEach, describe, expect, it } from 'vitest'
import { report, stake } from '#contract/play-v1/venue-play.ts'
import { readSitting, storeSitting } from './sittings.ts'
import { openTestAgent, SITTING, STAKE_MAX_MINOR, stakeOf, testApi, turn } from './test-agent.ts'

const queues: { readonly close: () => void }[] = []
afterEach(() => queues.splice(0).forEach((queue) => queue.close()))
function open(...options: Parameters<typeof openTestAgent>) {
  const opened = openTestAgent(...options)
  queues.push(opened.queue)
  return opened
}

it('requests no stake before a stake that was taken offline is reported', async () => {
  const api = testApi()
  const { agent, queue, time } = open(api.connection)
  api.lost.add(stake.path).add(report.path)
  expect(await agent.stake(stakeOf('the-first'))).toEqual({ ok: true, isOffline: true })
  // Requests of stakes work again, reports are still lost: the API would still allow 150.
  api.lost.delete(stake.path)
  expect(await agent.stake(stakeOf('the-second', 5_000))).toEqual({ ok: true, isOffline: true })
  time.ms = 60_001
  expect(await agent.stake(stakeOf('the-third', 100))).toMatchObject({ ok: false, code: 'ERR_NO_CONNECTION' })
  expect([...api.facts.keys()]).toEqual([])
  api.lost.delete(report.path)
  expect(await agent.stake(stakeOf('the-fourth'))).toMatchObject({ ok: false, code: 'ERR_LOSS_LIMIT_REACHED' })
  expect([...api.facts.keys()]).toEqual(['the-first', 'the-second'])
  expect(queue.count('waiting')).toBe(0)
})

describe('a stake above the remaining limits', () => {
  it('is refused without a request, and by the API once the figures have expired', async () => {
    const api = testApi()
    const { agent, time } = open(api.connection)
    const refused = { ok: false, code: 'ERR_LOSS_LIMIT_REACHED', boundMinor: 15_000 }
    expect(await agent.stake(stakeOf('above-1', 15_001))).toEqual(refused)
    expect(api.calls).toEqual([])
    time.ms = 60_000
    expect(await agent.stake(stakeOf('above-2', 15_001))).toEqual(refused)
    expect(api.countOf(stake.path)).toBe(1)
    // The refusal contained the figures.
    expect(await agent.stake(stakeOf('above-3', 15_001))).toMatchObject({ ok: false })
    expect(api.countOf(stake.path)).toBe(1)
    expect(await agent.stake(stakeOf('within', 15_000))).toMatchObject({ ok: true })
  })

  it('is requested if a win meanwhile may have made it possible', async () => {
    const api = testApi()
    const { agent, lossLeft } = open(api.connection)
    api.hold(true)
    const first = agent.stake(stakeOf('the-first', 15_000))
    await turn()
    agent.win({ ...stakeOf('a-win-of-5', 5_000) })
    api.hold(false)
    api.held.forEach((go) => go())
    expect(await first).toMatchObject({ ok: true })
    // The figures in the response do not include the win.
    expect(lossLeft()).toBe(0)
    expect(await agent.stake(stakeOf('of-the-win', 5_000))).toEqual({ ok: true, isOffline: false })
  })
})

describe("a stake above the law's maximum", () => {
  const refused = { ok: false, code: 'ERR_STAKE_NOT_ALLOWED', boundMinor: STAKE_MAX_MINOR }
  const above = (reference: string) => stakeOf(reference, STAKE_MAX_MINOR + 1)

  it('is refused by name with the bound, without a connection and although a win may be missing', async () => {
    const api = testApi()
    const { agent, queue } = open(api.connection)
    api.lost.add(stake.path).add(report.path)
    expect(await agent.stake(above('without-a-line'))).toEqual(refused)
    const sitting = readSitting(queue, SITTING)
    if (sitting) storeSitting(queue, { ...sitting, lossLeftMinor: null, mayMissWin: true })
    expect(await agent.stake(above('a-win-is-missing'))).toEqual(refused)
    expect(await agent.stake(stakeOf('the-maximum', STAKE_MAX_MINOR))).toEqual({ ok: true, isOffline: true })
  })

  it('is refused by the API once the figures have expired, and known from then on', async () => {
    const api = testApi()
    const { agent, time } = open(api.connection)
    time.ms = 60_000
    expect(await agent.stake(above('expired-1'))).toEqual(refused)
    expect(await agent.stake(above('expired-2'))).toEqual(refused)
    expect(api.countOf(stake.path)).toBe(1)
  })

  it('is left to the API, where its figures or the stored ones say no maximum', async () => {
    const api = testApi()
    const { agent, queue } = open(api.connection)
    const { stakeMaxMinor: _, ...before } = readSitting(queue, SITTING) ?? {}
    queue.store(`sitting ${SITTING}`, { ...before, lossLeftMinor: null })
    expect(await agent.stake(above('of-an-older-file'))).toEqual(refused)
    expect(api.countOf(stake.path)).toBe(1)
  })
})

it('requests stakes of a sitting one after the other, so that no late response leaves figures that are too high', async () => {
  const api = testApi()
  const { agent, lossLeft } = open(api.connection)
  api.hold(true)
  const both = [agent.stake(stakeOf('the-first', 8_000)), agent.stake(stakeOf('the-second', 7_000))]
  await turn()
  expect(api.countOf(stake.path)).toBe(1)
  api.hold(false)
  api.held.forEach((go) => go())
  expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }])
  expect(lossLeft()).toBe(0)
})

it('expired figures stay expired if the clock is set back, and a new process has none', async () => {
  const api = testApi()
  const { agent, time, clock, queue } = open(api.connection)
  api.lost.add(stake.path)
  clock.now = new Date(clock.now.getTime() - 3_600_000)
  time.ms = 60_000
  expect(await agent.stake(stakeOf('an-hour-back'))).toMatchObject({ code: 'ERR_NO_CONNECTION' })
  time.ms = 0
  expect(await agent.stake(stakeOf('still-good', 1_000))).toMatchObject({ ok: true, isOffline: true })
  const { makeAgent } = await import('./agent.ts')
  const stopwatch = { run: 'a new process', ms: () => 0 }
  const started = makeAgent({ connection: api.connection, queue, now: () => clock.now, stopwatch, giveMaxMinor: 0 })
  expect(await started.stake(stakeOf('by-the-new', 1_000))).toMatchObject({ code: 'ERR_NO_CONNECTION' })
})
