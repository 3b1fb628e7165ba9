import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { venuePlayGround } from '#apps/api/compose/compose-venue-play.ts'
import { makeAgent, type Agent } from '#apps/venue-agent/agent.ts'
import { openLine } from '#apps/venue-agent/line.ts'
import { openQueue, type Queue } from '#apps/venue-agent/queue.ts'
import { seedClient, withoutMoney } from '#server/sign-in/index.ts'
import { venuePlayHeartbeats } from '#server/venue-play/index.ts'
import { openTestApi, TEST_VENUE, type TestApi } from '../api.ts'
import { openVenue } from '../open-venue.ts'
import { choicesOf, type Choices } from './choices.ts'
import { faultyWire, type LineState } from './faulty-wire.ts'
import { openHouse, type House } from './house.ts'
import type { Times } from './times.ts'
import { invitePeople, type Guest } from './people.ts'

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
  readonly choices: Choices
  readonly line: LineState
  /** Delivers delayed requests. */
  readonly arrive: () => Promise<void>
  readonly house: House
  readonly agent: () => Agent
  readonly queue: () => Queue
  /** Kills the agent and restarts it on its stored data. */
  readonly killAgent: () => void
  /** The agent goes by no figures that it has heard: the house is asked. */
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
  readonly isLineGood?: boolean
}): Promise<Hall> {
  const api = await openTestApi()
  const serials = Array.from({ length: of.terminals }, (_, index) => `SIM-${index + 1}`)
  const ids = await openVenue(api, TEST_VENUE.id, serials)
  const grants = [
    ...(['play.report', 'places.read', 'money.finish'] as const).map(withoutMoney),
    ...(['money.take', 'money.give'] as const).map((scope) => ({ scope, ...MUCH })),
  ]
  const client = { id: 'sim-hall', kind: 'internal', name: 'Simulated hall', secret: SECRET } as const
  await seedClient(api, { ...client, venueId: TEST_VENUE.id, grants, ratePerMinute: 100_000 })
  const choices = choicesOf(of.seed)
  const line: LineState = { isCut: false, requestsLeft: Infinity }
  const folder = mkdtempSync(join(tmpdir(), 'tolar-terminals-'))
  const chainKey = createHash('sha256').update(SECRET).digest()
  const house = openHouse(api)
  const { wire, arrive } = faultyWire(house.app, line, of.isLineGood ? { ...choices, isOneIn: () => false } : choices)
  const clockOff = { ms: 0 }
  const now = () => new Date(api.clock.now().getTime() + clockOff.ms)
  const stopwatch = { run: 'first', ms: () => api.clock.now().getTime() }
  const start = () => {
    // What another process has heard is no knowledge of this one.
    stopwatch.run = randomUUID()
    const queue = openQueue(join(folder, 'agent.sqlite'), chainKey)
    const toHouse = openLine({ wire, clientId: client.id, clientSecret: SECRET, now, stopwatch })
    return { queue, agent: makeAgent({ line: toHouse, queue, now, stopwatch, giveMaxMinor: GIVE_MAX_MINOR }) }
  }
  const running = { ...start(), references: 0 }
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
    choices,
    line,
    arrive,
    house,
    agent: () => running.agent,
    queue: () => running.queue,
    killAgent: () => {
      running.queue.close()
      Object.assign(running, start())
    },
    forgetFigures: () => {
      stopwatch.run = randomUUID()
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
      await house.close()
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
