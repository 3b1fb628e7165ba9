import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { venuePlayGround } from '#apps/api/compose/compose-venue-play.ts'
import { makeAgent, type Agent } from '#apps/venue-agent/agent.ts'
import { openConnection, type Transport } from '#apps/venue-agent/connection.ts'
import { openQueue, type Queue } from '#apps/venue-agent/queue.ts'
import { serverTime } from '#apps/venue-agent/server-time.ts'
import { seedClient, withoutMoney } from '#server/sign-in/index.ts'
import { venuePlayHeartbeats } from '#server/venue-play/index.ts'
import { openTestApi, TEST_VENUE, type TestApi } from '../api.ts'
import type { TestTarget } from '../environment.ts'
import { openVenue } from '../open-venue.ts'
import { openApiProcess, type ApiProcess } from './api-process.ts'
import { choicesOf, type Choices } from './choices.ts'
import { faultyTransport, type NetworkState } from './faulty-transport.ts'
import type { Times } from './times.ts'
import { invitePeople, STAKE_MAX_MINOR, type Guest } from './people.ts'

/** A machine with its meters, which only grow, and the credit on it. */
export type Terminal = {
  readonly terminalId: string
  readonly meters: { brought: number; given: number; staked: number; won: number; readonly rounds: number[] }
  credit: number
  sittingId: string | undefined
  /** Reference of a transfer from the terminal that was not answered yet. */
  leaving: string | undefined
}

export type Hall = {
  readonly api: TestApi
  readonly terminals: readonly Terminal[]
  readonly guests: readonly Guest[]
  /** The law's maximum of one stake here; undefined where none is known. */
  readonly stakeMaxMinor: number | undefined
  readonly choices: Choices
  readonly network: NetworkState
  /** Delivers delayed requests. */
  readonly arrive: () => Promise<void>
  readonly apiProcess: ApiProcess
  readonly agent: () => Agent
  readonly queue: () => Queue
  /** Kills the agent and restarts it on its stored data. */
  readonly killAgent: () => void
  /** Kills it during play, after so many further requests: before the request is sent, or once it has arrived. */
  readonly killAgentAfter: (requests: number) => void
  /** The agent forgets the figures that it has received, so that it asks the API. */
  readonly forgetFigures: () => void
  readonly setClockOff: (ms: number) => void
  readonly passTime: () => void
  readonly reference: (of: string) => string
  readonly notes: ReadonlyMap<string, number>
  readonly note: (what: string) => void
  /** Codes of all refusals that terminals got. */
  readonly refusals: Set<string>
  readonly times: Times
  /** Runs the worker's heartbeats. */
  readonly doWork: () => Promise<void>
  readonly close: () => Promise<void>
}

const SECRET = 'a-secret-of-thirty-two-random-bytes'
const MUCH = { callMaxMinor: 1e12, dayMaxMinor: 1e12, unprovedMaxMinor: 1e12 }
const STAKE_MS = 200
const GIVE_MAX_MINOR = 60_000

/** A venue of simulated terminals on the real agent and the real API. */
export async function openHall(of: {
  readonly terminals: number
  readonly guests: number
  readonly seed: number
  /** Whether nothing is lost, delayed or duplicated. */
  readonly isNetworkGood?: boolean
  /** Without it the Czech one. */
  readonly target?: TestTarget
}): Promise<Hall> {
  const api = await openTestApi(of.target ? { target: of.target } : {})
  const serials = Array.from({ length: of.terminals }, (_, index) => `SIM-${index + 1}`)
  const ids = await openVenue(api, TEST_VENUE.id, serials)
  const grants = [
    ...(['play.report', 'places.read', 'money.finish'] as const).map(withoutMoney),
    ...(['money.take', 'money.give'] as const).map((scope) => ({ scope, ...MUCH })),
  ]
  const client = { id: 'sim-hall', kind: 'internal', name: 'Simulated hall', secret: SECRET } as const
  await seedClient(api, { ...client, venueId: TEST_VENUE.id, grants, ratePerMinute: 100_000 })
  const choices = choicesOf(of.seed)
  const network: NetworkState = { isCut: false, requestsLeft: Infinity }
  const folder = mkdtempSync(join(tmpdir(), 'tolar-terminals-'))
  const chainKey = createHash('sha256').update(SECRET).digest()
  const apiProcess = openApiProcess(api)
  const faulty = of.isNetworkGood ? { ...choices, isOneIn: () => false } : choices
  const { transport: faultyOne, arrive } = faultyTransport(apiProcess.app, network, faulty)
  const kill = { requestsLeft: Infinity }
  const transport: Transport = async (request) => {
    kill.requestsLeft -= 1
    if (kill.requestsLeft > 0) return faultyOne(request)
    kill.requestsLeft = Infinity
    if (choices.isOneIn(2)) {
      killAgent()
      throw new Error('The agent was killed before it had sent this.')
    }
    const response = await faultyOne(request)
    killAgent()
    return response
  }
  const clockOff = { ms: 0 }
  const now = () => new Date(api.clock.now().getTime() + clockOff.ms)
  const start = () => {
    // Figures that another process has received are not valid in this one.
    const startedAtMs = api.clock.now().getTime()
    const stopwatch = { run: randomUUID(), ms: () => api.clock.now().getTime() - startedAtMs }
    const connection = openConnection({ transport, clientId: client.id, clientSecret: SECRET, now, stopwatch })
    const queue = openQueue(join(folder, 'agent.sqlite'), chainKey, () => serverTime({ connection, now }))
    const agent = makeAgent({ connection, queue, now, stopwatch, giveMaxMinor: GIVE_MAX_MINOR })
    return { queue, agent, stopwatch }
  }
  const running = { ...start(), references: 0 }
  const killAgent = () => {
    running.queue.close()
    Object.assign(running, start())
  }
  const notes = new Map<string, number>()
  const { work, stopWork } = await worker(api)
  return {
    api,
    terminals: ids.map((terminalId) => ({
      terminalId,
      meters: { brought: 0, given: 0, staked: 0, won: 0, rounds: [] },
      credit: 0,
      sittingId: undefined,
      leaving: undefined,
    })),
    guests: await invitePeople(api, of.guests),
    stakeMaxMinor: STAKE_MAX_MINOR[api.environment.configuration.market.key],
    choices,
    network,
    arrive,
    apiProcess,
    agent: () => running.agent,
    queue: () => running.queue,
    killAgent,
    killAgentAfter: (requests) => {
      kill.requestsLeft = requests
    },
    forgetFigures: () => {
      running.stopwatch.run = randomUUID()
    },
    setClockOff: (ms) => {
      clockOff.ms = ms
    },
    passTime: () => api.clock.advance(STAKE_MS),
    reference: (what) => `${what}-${(running.references += 1)}`.padEnd(12, '.'),
    notes,
    note: (what) => void notes.set(what, (notes.get(what) ?? 0) + 1),
    refusals: new Set(),
    times: new Map(),
    doWork: work,
    close: async () => {
      running.queue.close()
      await stopWork()
      await apiProcess.close()
      await api.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function worker(api: TestApi) {
  const { db, clock, environment } = api
  const ground = { db, clock, configuration: environment.configuration, bus: { send: async () => {} } }
  const limits = composeLimits(ground, { databaseUrl: db.url })
  const signIn = await composeSignIn(ground, environment)
  const [overdue] = venuePlayHeartbeats(venuePlayGround(ground, { limits, signIn }))
  return { work: async () => void (await overdue?.beat()), stopWork: limits.close }
}
