import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { transferFrom, transferRollback, transferTo } from '#contract/funds-transfer/player-account.ts'
import { panicAtTerminal, stake } from '#contract/play-v1/venue-play.ts'
import { seated as seatedAt, SITTING, staking, testHouse, GIVE_MAX_MINOR } from './test-agent.ts'

const folder = mkdtempSync(join(tmpdir(), 'tolar-agent-'))
afterAll(() => rmSync(folder, { recursive: true }))
const open: { readonly close: () => void }[] = []
afterEach(() => open.splice(0).forEach((queue) => queue.close()))
function seated(...of: Parameters<typeof seatedAt>) {
  const hall = seatedAt(...of)
  open.push(hall.queue)
  return hall
}
let files = 0

/** Sends a request to an agent that is killed before it stores its response; returns a new agent on the same file. */
async function killedBeforeItAnswers(
  house: ReturnType<typeof testHouse>,
  act: (hall: ReturnType<typeof seated>) => Promise<unknown>,
) {
  files += 1
  const file = join(folder, `${files}.sqlite`)
  const hall = seatedAt(house.line, { file })
  const { queue } = hall
  const { keep } = queue
  const dying = queue as { keep: typeof keep }
  dying.keep = (name, ...others) => {
    if (name.startsWith('answer ')) throw new Error('Killed.')
    keep(name, ...others)
  }
  await expect(act(hall)).rejects.toThrow('Killed.')
  queue.close()
  return seated(house.line, { file, isNew: false })
}

describe('an agent that is killed before it can respond', () => {
  it('counts a stake once that was taken offline', async () => {
    const house = testHouse()
    house.lost.add(stake.path)
    const { agent } = await killedBeforeItAnswers(house, ({ agent: dying }) => dying.stake(staking('the-first')))
    house.lost.clear()
    expect(await agent.stake(staking('the-first'))).toMatchObject({ ok: true })
    expect([...house.heard.values()]).toMatchObject([{ reference: 'the-first', amountMinor: 10_000 }])
  })

  it('does not take a stake that it has cancelled', async () => {
    const house = testHouse()
    house.lost.add(stake.path)
    const { agent } = await killedBeforeItAnswers(house, async ({ agent: dying, time }) => {
      time.ms = 60_000
      await dying.stake(staking('the-first'))
    })
    house.lost.clear()
    expect(await agent.stake(staking('the-first'))).toEqual({ ok: false, code: 'ERR_NO_LINE' })
    expect(house.askedFor(stake.path)).toBe(0)
    await agent.forward()
    expect([...house.heard.values()]).toMatchObject([{ kind: 'rollback', rollsBack: 'the-first' }])
  })

  it('puts no money on a terminal for a request that it has cancelled', async () => {
    const house = testHouse()
    house.lost.add(transferFrom.path)
    const bring = { sittingId: SITTING, reference: 'bring-money', amountMinor: 20_000 }
    const { agent } = await killedBeforeItAnswers(house, ({ agent: dying }) => dying.take(bring))
    house.lost.clear()
    expect(await agent.take(bring)).toEqual({ ok: false, code: 'ERR_NO_LINE' })
    expect(house.askedFor(transferFrom.path)).toBe(0)
  })

  it('takes money and a stake back that the house has, where the line is dead when they are asked for again', async () => {
    const house = testHouse()
    const bring = { sittingId: SITTING, reference: 'bring-money', amountMinor: 20_000 }
    const dead = [transferFrom.path, stake.path]
    const taking = await killedBeforeItAnswers(house, ({ agent: dying }) => dying.take(bring))
    const playing = await killedBeforeItAnswers(house, ({ agent: dying }) => dying.stake(staking('the-first')))
    for (const path of dead) house.unsent.add(path)
    expect(await taking.agent.take(bring)).toEqual({ ok: false, code: 'ERR_NO_LINE' })
    expect(await playing.agent.stake(staking('the-first'))).toEqual({ ok: false, code: 'ERR_NO_LINE' })
    await taking.agent.forward()
    await playing.agent.forward()
    expect(house.asked).toContainEqual({ path: transferRollback.path, body: { reference: 'bring-money' } })
    expect([...house.heard.values()].at(-1)).toMatchObject({ kind: 'rollback', rollsBack: 'the-first' })
  })
})

describe('money on a terminal', () => {
  const leave = (reference: string, creditMinor = GIVE_MAX_MINOR) => ({ sittingId: SITTING, reference, creditMinor })
  it('is paid back once, whatever the reference of the request', async () => {
    const house = testHouse()
    const { agent, queue } = seated(house.line)
    house.lost.add(transferTo.path)
    expect(await agent.leave(leave('leave-once'))).toEqual({ ok: true })
    expect(await agent.leave(leave('leave-once'))).toEqual({ ok: true })
    expect(await agent.leave(leave('leave-once', 1))).toEqual({ ok: false, code: 'ERR_KEY_REUSED' })
    expect(await agent.leave(leave('leave-twice'))).toEqual({ ok: false, code: 'ERR_SESSION_NOT_FOUND' })
    house.lost.clear()
    await agent.forward()
    expect(house.askedFor(transferTo.path)).toBe(1)
    expect(queue.count('waiting')).toBe(0)
  })
})

describe('a panic button', () => {
  it('offline ends the sitting here, and is reported once the API can be reached', async () => {
    const house = testHouse()
    const { agent, clock } = seated(house.line)
    house.lost.add(panicAtTerminal.path)
    const at = clock.now.toISOString()
    expect(await agent.panic({ sittingId: SITTING })).toEqual({ ok: false, code: 'ERR_NO_LINE' })
    expect(await agent.stake(staking('the-stake'))).toMatchObject({ code: 'ERR_SESSION_NOT_FOUND' })
    house.lost.clear()
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    await agent.forward()
    expect(house.asked).toContainEqual({ path: panicAtTerminal.path, body: { sittingId: SITTING, at } })
  })
})

describe('a fact from a terminal', () => {
  it('that the API finds malformed does not block the others, and is shown in the state', async () => {
    const house = testHouse()
    const { agent, queue } = seated(house.line)
    house.unreadable.add('no-good-fact')
    for (const reference of ['the-win-1', 'no-good-fact', 'the-win-2'])
      expect(agent.win(staking(reference, 100))).toEqual({ ok: true })
    expect(await agent.forward()).toBe(true)
    expect([...house.heard.keys()]).toEqual(['the-win-1', 'the-win-2'])
    expect(queue.count('waiting')).toBe(0)
    expect(agent.state().lastRefused).toMatchObject([{ reference: 'no-good-fact', code: 'ERR_INVALID_INPUT' }])
  })

  it('is refused if its reference belongs to another fact', () => {
    const { agent, lossLeft } = seated(testHouse().line)
    expect(agent.win(staking('the-win-1', 100))).toEqual({ ok: true })
    expect(agent.win(staking('the-win-1', 100))).toEqual({ ok: true })
    expect(agent.win(staking('the-win-1', 200))).toEqual({ ok: false, code: 'ERR_KEY_REUSED' })
    expect(lossLeft()).toBe(15_100)
  })
})
