import { afterEach, describe, expect, it } from 'vitest'
import { listVenues } from '#contract/capi-v1/topology.ts'
import { report, stake } from '#contract/play-v1/venue-play.ts'
import { NoLine } from './line.ts'
import { seated as seatedAt, staking, testHouse } from './test-agent.ts'

const open: { readonly close: () => void }[] = []
afterEach(() => open.splice(0).forEach((queue) => queue.close()))
function seated(...of: Parameters<typeof seatedAt>) {
  const hall = seatedAt(...of)
  open.push(hall.queue)
  return hall
}
const turn = () => new Promise((done) => setImmediate(done))

it('requests no stake before a stake that was taken offline is reported', async () => {
  const house = testHouse()
  const { agent, queue, time } = seated(house.line)
  house.lost.add(stake.path).add(report.path)
  expect(await agent.stake(staking('the-first'))).toEqual({ ok: true, isOffline: true })
  // Requests of stakes work again, reports are still lost: the API would still allow 150.
  house.lost.delete(stake.path)
  expect(await agent.stake(staking('the-second', 5_000))).toEqual({ ok: true, isOffline: true })
  time.ms = 60_001
  expect(await agent.stake(staking('the-third', 100))).toMatchObject({ ok: false, code: 'ERR_NO_LINE' })
  expect([...house.heard.keys()]).toEqual([])
  house.lost.delete(report.path)
  expect(await agent.stake(staking('the-fourth'))).toMatchObject({ ok: false, code: 'ERR_LOSS_LIMIT_REACHED' })
  expect([...house.heard.keys()]).toEqual(['the-first', 'the-second'])
  expect(queue.count('waiting')).toBe(0)
})

describe('a stake above the remaining limits', () => {
  it('is refused without a request, and by the API once the figures have expired', async () => {
    const house = testHouse()
    const { agent, time } = seated(house.line)
    expect(await agent.stake(staking('above-1', 15_001))).toEqual({ ok: false, code: 'ERR_LOSS_LIMIT_REACHED' })
    expect(house.asked).toEqual([])
    time.ms = 60_000
    expect(await agent.stake(staking('above-2', 15_001))).toEqual({ ok: false, code: 'ERR_LOSS_LIMIT_REACHED' })
    expect(house.askedFor(stake.path)).toBe(1)
    // The refusal contained the figures.
    expect(await agent.stake(staking('above-3', 15_001))).toMatchObject({ ok: false })
    expect(house.askedFor(stake.path)).toBe(1)
    expect(await agent.stake(staking('within', 15_000))).toMatchObject({ ok: true })
  })

  it('is requested if a win meanwhile may have made it possible', async () => {
    const house = testHouse()
    const { agent, lossLeft } = seated(house.line)
    house.hold(true)
    const first = agent.stake(staking('the-first', 15_000))
    await turn()
    agent.win({ ...staking('a-win-of-5', 5_000) })
    house.hold(false)
    house.held.forEach((go) => go())
    expect(await first).toMatchObject({ ok: true })
    // The figures in the response do not include the win.
    expect(lossLeft()).toBe(0)
    expect(await agent.stake(staking('of-the-win', 5_000))).toEqual({ ok: true, isOffline: false })
  })
})

it('requests stakes of a sitting one after the other, so that no late response leaves figures that are too high', async () => {
  const house = testHouse()
  const { agent, lossLeft } = seated(house.line)
  house.hold(true)
  const both = [agent.stake(staking('the-first', 8_000)), agent.stake(staking('the-second', 7_000))]
  await turn()
  expect(house.askedFor(stake.path)).toBe(1)
  house.hold(false)
  house.held.forEach((go) => go())
  expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }])
  expect(lossLeft()).toBe(0)
})

it('expired figures stay expired if the clock is set back, and a new process has none', async () => {
  const house = testHouse()
  const { agent, time, clock, queue } = seated(house.line)
  house.lost.add(stake.path)
  clock.now = new Date(clock.now.getTime() - 3_600_000)
  time.ms = 60_000
  expect(await agent.stake(staking('an-hour-back'))).toMatchObject({ code: 'ERR_NO_LINE' })
  time.ms = 0
  expect(await agent.stake(staking('still-good', 1_000))).toMatchObject({ ok: true, isOffline: true })
  const { makeAgent } = await import('./agent.ts')
  const stopwatch = { run: 'a new process', ms: () => 0 }
  const started = makeAgent({ line: house.line, queue, now: () => clock.now, stopwatch, giveMaxMinor: 0 })
  expect(await started.stake(staking('by-the-new', 1_000))).toMatchObject({ code: 'ERR_NO_LINE' })
})

it('asks the house for something while nobody plays, so that its state is true', async () => {
  const house = testHouse()
  const { agent } = seated(house.line, { isNew: false })
  await agent.refresh()
  expect(house.askedFor(listVenues.path)).toBe(1)
  house.lost.add(listVenues.path)
  await expect(agent.refresh()).rejects.toThrow(NoLine)
})
