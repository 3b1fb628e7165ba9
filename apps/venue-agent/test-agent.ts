import { transferFrom, transferRollback } from '#contract/funds-transfer/player-account.ts'
import { report, stake } from '#contract/play-v1/venue-play.ts'
import { makeAgent } from './agent.ts'
import { ConnectionError, type Connection } from './connection.ts'
import { openQueue } from './queue.ts'
import { readSitting, storeSitting, type KnownSitting } from './sittings.ts'

export const CHAIN_KEY = Buffer.from('a-key-of-thirty-two-random-bytes')
export const SITTING = 'a-sitting'
export const GIVE_MAX_MINOR = 60_000
const LOSS_MINOR = 15_000
export const STAKE_MAX_MINOR = 100_000

type RecordedCall = { readonly path: string; readonly body: Readonly<Record<string, unknown>> }
type Fact = {
  readonly reference: string
  readonly kind: string
  readonly amountMinor?: number
  readonly rollsBack?: string
}

/**
 * An API that allows losses of 150 over stakes and reported facts, and stakes up to 1,000, each reference once, and a network that loses calls of some
 * paths.
 */
export function testApi() {
  const calls: RecordedCall[] = []
  /** Paths whose requests are lost. */
  const lost = new Set<string>()
  /** Paths whose requests arrive, and whose responses are lost. */
  const unanswered = new Set<string>()
  /** Paths of calls that the agent does not send, because the API is known to be unreachable. */
  const unsent = new Set<string>()
  /** References of facts that the API finds malformed. */
  const malformed = new Set<string>()
  const facts = new Map<string, Fact>()
  /** Money brought to the terminal by the reference of its transfer; 0 for a cancelled one. */
  const transfers = new Map<string, number>()
  const held: (() => void)[] = []
  const state = { isHolding: false }
  const lossLeft = () =>
    [...facts.values()].reduce(
      (left, { kind, amountMinor = 0 }) => left + (kind === 'win' ? amountMinor : -amountMinor),
      LOSS_MINOR,
    )
  const figures = () => ({
    stakeLeftMinor: null,
    lossLeftMinor: lossLeft(),
    stakeMaxMinor: STAKE_MAX_MINOR,
    goodForMs: 60_000,
  })
  const count = (fact: Fact) => {
    if (facts.has(fact.reference)) return
    facts.set(fact.reference, fact)
    // A rollback that arrives before its stake reserves the reference.
    const { rollsBack } = fact
    if (rollsBack !== undefined) facts.set(rollsBack, { reference: rollsBack, kind: 'stake', amountMinor: 0 })
  }
  const respond = async (path: string, body: unknown): Promise<Awaited<ReturnType<Connection['call']>>> => {
    if (path === report.path) {
      const sent = (body as { readonly facts: readonly Fact[] }).facts
      if (sent.some(({ reference }) => malformed.has(reference)))
        return { isDone: false, body: { code: 'ERR_INVALID_INPUT' } }
      sent.forEach(count)
      return { isDone: true, body: { outcomes: sent.map(() => ({ outcome: 'counted' })), clockAheadMs: 0 } }
    }
    if (path === stake.path) {
      const fact = { ...(body as Omit<Fact, 'kind'>), kind: 'stake' }
      const isCancelled = facts.get(fact.reference)?.amountMinor === 0
      if (isCancelled) return { isDone: false, body: { code: 'ERR_KEY_REUSED' } }
      if ((fact.amountMinor ?? 0) > STAKE_MAX_MINOR)
        return { isDone: false, body: { code: 'ERR_STAKE_NOT_ALLOWED', details: figures() } }
      if (!facts.has(fact.reference) && (fact.amountMinor ?? 0) > lossLeft())
        return { isDone: false, body: { code: 'ERR_LOSS_LIMIT_REACHED', details: figures() } }
      count(fact)
      const answer = { isDone: true, body: figures() }
      if (state.isHolding) await new Promise<void>((go) => held.push(go))
      return answer
    }
    const { reference, amount } = body as { readonly reference: string; readonly amount?: { amountMinor: number } }
    if (path === transferRollback.path) transfers.set(reference, 0)
    if (path === transferFrom.path) {
      if (transfers.get(reference) === 0) return { isDone: false, body: { code: 'ERR_KEY_REUSED' } }
      transfers.set(reference, amount?.amountMinor ?? 0)
    }
    return { isDone: true, body: {} }
  }
  const connection: Connection = {
    call: async ({ path }, body) => {
      if (lost.has(path)) throw new ConnectionError('lost')
      if (unsent.has(path)) throw new ConnectionError('nothing is sent', false)
      calls.push({ path, body: body as RecordedCall['body'] })
      const response = await respond(path, body)
      if (unanswered.has(path)) throw new ConnectionError('the response is lost')
      return response
    },
    clockAheadMs: () => 0,
    setClockAhead: () => {},
    isConnected: () => true,
  }
  return {
    connection,
    calls,
    lost,
    unanswered,
    unsent,
    malformed,
    facts,
    transfers,
    held,
    lossLeft,
    /** Responses to stakes are held until they are released. */
    hold: (isHolding: boolean) => {
      state.isHolding = isHolding
    },
    countOf: (path: string) => calls.filter((one) => one.path === path).length,
  }
}

/** An agent in this process, with a player at a terminal. */
export function openTestAgent(connection: Connection, { file = ':memory:', isNew = true, sittingId = SITTING } = {}) {
  const time = { ms: 0 }
  const clock = { now: new Date('2026-06-01T20:00:00Z') }
  const queue = openQueue(file, CHAIN_KEY, () => clock.now)
  const stopwatch = { run: `process ${Math.random()}`, ms: () => time.ms }
  const sitting: KnownSitting = {
    sittingId,
    playerId: 7,
    terminalId: 'a-terminal',
    currency: 'CZK',
    stakeLeftMinor: null,
    lossLeftMinor: LOSS_MINOR,
    stakeMaxMinor: STAKE_MAX_MINOR,
    wonMinor: 0,
    mayMissWin: false,
    receivedBy: stopwatch.run,
    validUntilMs: 60_000,
    isEnded: false,
  }
  if (isNew) storeSitting(queue, sitting)
  return {
    queue,
    agent: makeAgent({ connection, queue, now: () => clock.now, stopwatch, giveMaxMinor: GIVE_MAX_MINOR }),
    time,
    clock,
    lossLeft: () => readSitting(queue, SITTING)?.lossLeftMinor,
  }
}

/** Lets everything happen that waits neither for a response nor for time. */
export async function turn() {
  for (let turns = 0; turns < 5; turns += 1) await new Promise((done) => setImmediate(done))
}

export const stakeOf = (reference: string, amountMinor = 10_000) => ({ sittingId: SITTING, reference, amountMinor })
