import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { transferFrom, transferTo } from '#contract/funds-transfer/player-account.ts'
import { panicAtTerminal, report, stake } from '#contract/play-v1/venue-play.ts'
import type { Connection } from './connection.ts'
import type { AgentAnswer } from './needs.ts'
import { REPEAT_MS } from './settle-pending.ts'
import { GIVE_MAX_MINOR, openTestAgent, SITTING, stakeOf, testApi, turn } from './test-agent.ts'

const folder = mkdtempSync(join(tmpdir(), 'tolar-agent-'))
afterAll(() => rmSync(folder, { recursive: true }))
const queues: { readonly close: () => void }[] = []
afterEach(() => queues.splice(0).forEach((queue) => queue.close()))
function open(...options: Parameters<typeof openTestAgent>) {
  const opened = openTestAgent(...options)
  queues.push(opened.queue)
  return opened
}
type Opened = ReturnType<typeof openTestAgent>
type Api = ReturnType<typeof testApi>
let files = 0

const STEPS_MAX = 20
const KILLED = 'Killed.'
const never = () => new Promise<never>(() => {})

/**
 * Sends a request to an agent that is killed at one of its steps: before it writes to its file or sends something, or after the API has
 * received it. Returns a new agent on the same file; undefined if the request has fewer steps.
 */
async function killedAt(api: Api, step: number, act: (dying: Opened) => Promise<unknown>): Promise<Opened | undefined> {
  files += 1
  const file = join(folder, `${files}.sqlite`)
  let steps = 0
  const isDead = () => steps >= step
  const mayStep = () => {
    steps += 1
    return !isDead()
  }
  const connection: Connection = {
    ...api.connection,
    call: async (...call) => {
      if (!mayStep()) return never()
      const response = await api.connection.call(...call)
      return mayStep() ? response : never()
    },
  }
  const dying = openTestAgent(connection, { file })
  const { queue } = dying
  for (const name of ['append', 'store', 'storeTogether', 'remove', 'settle'] as const) {
    const write = queue[name] as (...values: unknown[]) => unknown
    Object.assign(queue, {
      [name]: (...values: unknown[]) => {
        if (!mayStep()) throw new Error(KILLED)
        return write(...values)
      },
    })
  }
  const state = { isDone: false }
  void act(dying).then(
    () => Object.assign(state, { isDone: true }),
    (error: Error) => {
      if (error.message !== KILLED) throw error
    },
  )
  while (!state.isDone && !isDead()) await turn()
  await turn()
  queue.close()
  return isDead() ? open(api.connection, { file, isNew: false }) : undefined
}

const stakedMinor = (api: Api, reference: string) => {
  const fact = api.facts.get(reference)
  return fact?.kind === 'stake' ? (fact.amountMinor ?? 0) : 0
}

/** How the network behaves while the agent lives that is killed. */
const NETWORKS = [
  ['works', () => {}],
  ['loses the request', (api: Api) => api.lost.add(stake.path).add(transferFrom.path)],
  ['loses the response', (api: Api) => api.unanswered.add(stake.path).add(transferFrom.path)],
  ['loses reports and responses', (api: Api) => api.unanswered.add(stake.path).add(report.path).add(transferFrom.path)],
] as const
const heal = (api: Api) => [api.lost, api.unanswered, api.unsent].forEach((paths) => paths.clear())

/** What the terminal and others do after the restart, before the terminal repeats its request. */
const AFTERWARDS = [
  ['repeats it at once', async () => {}],
  [
    'plays another stake first, which brings new figures',
    async ({ agent }: Opened) => void (await agent.stake(stakeOf('another', 6_000))),
  ],
  ['repeats it offline', async (_: Opened, api: Api) => void api.unsent.add(stake.path).add(transferFrom.path)],
  [
    'repeats it offline with new figures',
    async ({ agent }: Opened, api: Api) => {
      await agent.stake(stakeOf('another', 6_000))
      api.unsent.add(stake.path)
    },
  ],
  [
    'repeats it after a minute',
    async ({ agent, time }: Opened) => {
      time.ms = REPEAT_MS
      await agent.forward()
    },
  ],
  [
    'lets the player leave first',
    async ({ agent }: Opened) =>
      void (await agent.leave({ sittingId: SITTING, reference: 'leave-first', creditMinor: 0 })),
  ],
] as const

const KILLS = NETWORKS.flatMap(([network, disturb]) =>
  AFTERWARDS.map(([terminal, between]) => ({ network, disturb, terminal, between })),
)

describe('an agent that is killed at any step', () => {
  it.each(KILLS)('of a stake: the network $network, the terminal $terminal', async ({ disturb, between }) => {
    let killed = 0
    for (let step = 1; step < STEPS_MAX; step += 1) {
      const api = testApi()
      disturb(api)
      const started = await killedAt(api, step, ({ agent }) => agent.stake(stakeOf('the-first')))
      if (!started) break
      killed += 1
      heal(api)
      await between(started, api)
      const answer = await started.agent.stake(stakeOf('the-first'))
      heal(api)
      await started.agent.forward()
      // The terminal believes what it was answered.
      expect(stakedMinor(api, 'the-first'), `killed at step ${step}, answered ${JSON.stringify(answer)}`).toBe(
        answer.ok ? 10_000 : 0,
      )
      expect(await started.agent.stake(stakeOf('the-first'))).toEqual(answer)
      expect(api.lossLeft()).toBeGreaterThanOrEqual(0)
    }
    expect(killed).toBeGreaterThan(3)
  })

  it.each(NETWORKS)('of a stake that the terminal never repeats: the network %s', async (_, disturb) => {
    for (let step = 1; step < STEPS_MAX; step += 1) {
      const api = testApi()
      disturb(api)
      const started = await killedAt(api, step, ({ agent }) => agent.stake(stakeOf('the-first')))
      if (!started) break
      heal(api)
      // A response that is stored may have been sent: a terminal that did not receive it has to repeat its request.
      const stored = started.queue.read<{ answer: AgentAnswer }>(`request ${SITTING} the-first`)
      await started.agent.forward()
      started.time.ms = REPEAT_MS
      await started.agent.forward()
      expect(stakedMinor(api, 'the-first'), `killed at step ${step}`).toBe(stored?.answer.ok ? 10_000 : 0)
      expect(started.queue.count('waiting')).toBe(0)
      expect(started.queue.names('pending ')).toEqual([])
    }
  })

  it.each(KILLS)(
    'of money for the terminal: the network $network, the terminal $terminal',
    async ({ disturb, between }) => {
      const bring = { sittingId: SITTING, reference: 'bring-money', amountMinor: 20_000 }
      for (let step = 1; step < STEPS_MAX; step += 1) {
        const api = testApi()
        disturb(api)
        const started = await killedAt(api, step, ({ agent }) => agent.take(bring))
        if (!started) break
        heal(api)
        await between(started, api)
        const answer = await started.agent.take(bring)
        heal(api)
        await started.agent.forward()
        expect(
          api.transfers.get('bring-money') ?? 0,
          `killed at step ${step}, answered ${JSON.stringify(answer)}`,
        ).toBe(answer.ok ? 20_000 : 0)
        expect(await started.agent.take(bring)).toEqual(answer)
      }
    },
  )

  it('of a panic stop: the API has it after the restart, whether the button is pressed again or not', async () => {
    for (const isPressedAgain of [true, false])
      for (let step = 1; step < STEPS_MAX; step += 1) {
        const api = testApi()
        const started = await killedAt(api, step, ({ agent }) => agent.panic({ sittingId: SITTING }))
        if (!started) break
        if (isPressedAgain) await started.agent.panic({ sittingId: SITTING })
        await started.agent.forward()
        // Before the first step nothing is stored: then the terminal has to repeat it.
        if (isPressedAgain || step > 1) expect(api.countOf(panicAtTerminal.path)).toBeGreaterThan(0)
        if (isPressedAgain || step > 2)
          expect(await started.agent.stake(stakeOf('the-stake'))).toMatchObject({ code: 'ERR_SESSION_NOT_FOUND' })
      }
  })
})

describe('a request with the reference of another one', () => {
  it('is refused, also after a restart, and leaves the first one as it was', async () => {
    const api = testApi()
    const { agent } = open(api.connection)
    expect(await agent.stake(stakeOf('the-first'))).toMatchObject({ ok: true })
    for (const other of [stakeOf('the-first', 5_000), { ...stakeOf('the-first'), roundId: 'another-round' }])
      expect(await agent.stake(other)).toEqual({ ok: false, code: 'ERR_KEY_REUSED' })
    expect(await agent.take(stakeOf('the-first'))).toEqual({ ok: false, code: 'ERR_KEY_REUSED' })
    const { amountMinor, reference, sittingId } = stakeOf('the-first')
    expect(await agent.stake({ amountMinor, reference, sittingId })).toMatchObject({ ok: true })
    expect(stakedMinor(api, 'the-first')).toBe(10_000)
  })

  it('is refused while the first one is handled', async () => {
    const api = testApi()
    const { agent } = open(api.connection)
    api.hold(true)
    const first = agent.stake(stakeOf('the-first'))
    expect(await agent.stake(stakeOf('the-first', 5_000))).toEqual({ ok: false, code: 'ERR_KEY_REUSED' })
    await turn()
    api.held.forEach((release) => release())
    expect(await first).toMatchObject({ ok: true })
  })

  it('gets no response of another sitting', async () => {
    const api = testApi()
    const { agent } = open(api.connection)
    expect(await agent.stake(stakeOf('the-first'))).toMatchObject({ ok: true })
    const foreign = { ...stakeOf('the-first'), sittingId: 'another-sitting' }
    expect(await agent.stake(foreign)).toEqual({ ok: false, code: 'ERR_SESSION_NOT_FOUND' })
  })
})

describe('money on a terminal', () => {
  const leave = (reference: string, creditMinor = GIVE_MAX_MINOR) => ({ sittingId: SITTING, reference, creditMinor })
  it('is paid back once, whatever the reference of the request', async () => {
    const api = testApi()
    const { agent, queue } = open(api.connection)
    api.lost.add(transferTo.path)
    expect(await agent.leave(leave('leave-once'))).toEqual({ ok: true })
    expect(await agent.leave(leave('leave-once'))).toEqual({ ok: true })
    expect(await agent.leave(leave('leave-once', 1))).toEqual({ ok: false, code: 'ERR_KEY_REUSED' })
    expect(await agent.leave(leave('leave-twice'))).toEqual({ ok: false, code: 'ERR_SESSION_NOT_FOUND' })
    api.lost.clear()
    await agent.forward()
    expect(api.countOf(transferTo.path)).toBe(1)
    expect(queue.count('waiting')).toBe(0)
  })
})

describe('a panic button', () => {
  it('offline ends the sitting here, and is reported once the API can be reached', async () => {
    const api = testApi()
    const { agent, clock } = open(api.connection)
    api.lost.add(panicAtTerminal.path)
    const at = clock.now.toISOString()
    expect(await agent.panic({ sittingId: SITTING })).toEqual({ ok: false, code: 'ERR_NO_CONNECTION' })
    expect(await agent.stake(stakeOf('the-stake'))).toMatchObject({ code: 'ERR_SESSION_NOT_FOUND' })
    api.lost.clear()
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    await agent.forward()
    expect(api.calls).toContainEqual({ path: panicAtTerminal.path, body: { sittingId: SITTING, at } })
  })
})

describe('a fact from a terminal', () => {
  it('that the API finds malformed does not block the others, and is shown in the state', async () => {
    const api = testApi()
    const { agent, queue } = open(api.connection)
    api.malformed.add('no-good-fact')
    for (const reference of ['the-win-1', 'no-good-fact', 'the-win-2'])
      expect(agent.win(stakeOf(reference, 100))).toEqual({ ok: true })
    expect(await agent.forward()).toBe(true)
    expect([...api.facts.keys()]).toEqual(['the-win-1', 'the-win-2'])
    expect(queue.count('waiting')).toBe(0)
    expect(agent.state().lastRefused).toMatchObject([{ reference: 'no-good-fact', code: 'ERR_INVALID_INPUT' }])
  })

  it('is refused if its reference belongs to another fact', () => {
    const { agent, lossLeft } = open(testApi().connection)
    expect(agent.win(stakeOf('the-win-1', 100))).toEqual({ ok: true })
    expect(agent.win(stakeOf('the-win-1', 100))).toEqual({ ok: true })
    expect(agent.win(stakeOf('the-win-1', 200))).toEqual({ ok: false, code: 'ERR_KEY_REUSED' })
    expect(agent.win({ ...stakeOf('the-win-1', 100), roundId: 'r' })).toEqual({ ok: false, code: 'ERR_KEY_REUSED' })
    expect(lossLeft()).toBe(15_100)
  })
})
