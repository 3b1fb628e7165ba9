import { report, stake } from '#contract/play-v1/venue-play.ts'
import { makeAgent } from './agent.ts'
import { NoLine, type Line } from './line.ts'
import { openQueue } from './queue.ts'
import { readSitting, storeSitting, type KnownSitting } from './sittings.ts'

export const CHAIN_KEY = Buffer.from('a-key-of-thirty-two-random-bytes')
export const SITTING = 'a-sitting'
export const GIVE_MAX_MINOR = 60_000
const LOSS_MINOR = 15_000

type RecordedCall = { readonly path: string; readonly body: Readonly<Record<string, unknown>> }
type Fact = { readonly reference: string; readonly kind: string; readonly amountMinor?: number }

/**
 * An API that allows losses of 150 over stakes and reported facts, each reference once, and a network that loses calls of some
 * paths.
 */
export function testHouse() {
  const asked: RecordedCall[] = []
  const lost = new Set<string>()
  /** Calls that the agent does not send, as its line is known to be dead. */
  const unsent = new Set<string>()
  /** References of facts that the house cannot read. */
  const unreadable = new Set<string>()
  const heard = new Map<string, Fact>()
  const held: (() => void)[] = []
  const state = { isHolding: false }
  const lossLeft = () =>
    [...heard.values()].reduce(
      (left, { kind, amountMinor = 0 }) => left + (kind === 'win' ? amountMinor : -amountMinor),
      LOSS_MINOR,
    )
  const figures = () => ({ stakeLeftMinor: null, lossLeftMinor: lossLeft(), goodForMs: 60_000 })
  const line: Line = {
    call: async ({ path }, body) => {
      if (lost.has(path)) throw new NoLine('lost')
      if (unsent.has(path)) throw new NoLine('nothing is sent', false)
      asked.push({ path, body: body as RecordedCall['body'] })
      if (path === report.path) {
        const { facts } = body as { readonly facts: readonly Fact[] }
        if (facts.some(({ reference }) => unreadable.has(reference)))
          return { isDone: false, body: { code: 'ERR_INVALID_INPUT' } }
        for (const fact of facts) heard.set(fact.reference, heard.get(fact.reference) ?? fact)
        return { isDone: true, body: { outcomes: facts.map(() => ({ outcome: 'counted' })), clockAheadMs: 0 } }
      }
      if (path === stake.path) {
        const fact = { ...(body as Omit<Fact, 'kind'>), kind: 'stake' }
        if (!heard.has(fact.reference) && (fact.amountMinor ?? 0) > lossLeft())
          return { isDone: false, body: { code: 'ERR_LOSS_LIMIT_REACHED', details: figures() } }
        heard.set(fact.reference, fact)
        const answer = { isDone: true, body: figures() }
        if (state.isHolding) await new Promise<void>((go) => held.push(go))
        return answer
      }
      return { isDone: true, body: {} }
    },
    clockAheadMs: () => 0,
    setClockAhead: () => {},
    isUp: () => true,
  }
  return {
    line,
    asked,
    lost,
    unsent,
    unreadable,
    heard,
    held,
    /** Responses to stakes are held until they are released. */
    hold: (isHolding: boolean) => {
      state.isHolding = isHolding
    },
    askedFor: (path: string) => asked.filter((one) => one.path === path).length,
  }
}

/** An agent in this process, with a player at a terminal. */
export function seated(line: Line, { file = ':memory:', isNew = true, sittingId = SITTING } = {}) {
  const queue = openQueue(file, CHAIN_KEY)
  const time = { ms: 0 }
  const clock = { now: new Date('2026-06-01T20:00:00Z') }
  const stopwatch = { run: `process ${Math.random()}`, ms: () => time.ms }
  const sitting: KnownSitting = {
    sittingId,
    playerId: 7,
    terminalId: 'a-terminal',
    currency: 'CZK',
    stakeLeftMinor: null,
    lossLeftMinor: LOSS_MINOR,
    wonMinor: 0,
    isLow: false,
    heardBy: stopwatch.run,
    goodUntilMs: 60_000,
    isEnded: false,
  }
  if (isNew) storeSitting(queue, sitting)
  return {
    queue,
    agent: makeAgent({ line, queue, now: () => clock.now, stopwatch, giveMaxMinor: GIVE_MAX_MINOR }),
    time,
    clock,
    lossLeft: () => readSitting(queue, SITTING)?.lossLeftMinor,
  }
}

export const staking = (reference: string, amountMinor = 10_000) => ({ sittingId: SITTING, reference, amountMinor })
