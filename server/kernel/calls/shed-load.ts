import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { CallDefinition } from '#contract/call.ts'
import { TransportError } from '../transport-errors.ts'
import { workOf } from './work-of.ts'

/**
 * Importance of a call when a process is overloaded: calls that settle money in progress or stop a player are served as
 * long as anything is, then play, then payments and sign-ins; browsing is refused first (decision 0175).
 */
const importances = ['settle', 'play', 'pay', 'look'] as const
export type Importance = (typeof importances)[number]

/** Delay of the event loop from which calls of this importance are refused, in milliseconds. */
const LATE_MS: Readonly<Record<Importance, number>> = { look: 250, pay: 600, play: 1_500, settle: Infinity }
const LOOK_EVERY_MS = 200
const RETRY_AFTER_S = 2

/** Ends of open rounds and of sessions; callbacks of partners settle, too. */
const SETTLES = /\/Play\/v1\/(?:Round\/Decide|Crash\/CashOut|Session\/Close)$/
/** How a player stops: the break, an exclusion, limits, signing out. Protection is never refused before play. */
const PROTECTS = /\/(?:PressPanic|ExcludeSelf|PlayerLimits\/(?:Set|UpdateLimits)|Logout|EndSession|EndAllSessions)\b/
const READS = new Set(['GET', 'HEAD'])

export function importanceOf(call: Pick<CallDefinition, 'audience' | 'path' | 'method'>): Importance {
  if (call.audience === 'provider' || SETTLES.test(call.path) || PROTECTS.test(call.path)) return 'settle'
  const work = workOf(call)
  if (work === 'round') return 'play'
  // Venues, kiosks and services settle what was played elsewhere.
  if (work === 'client') return 'settle'
  if (work === 'payment' || work === 'sign-in') return 'pay'
  return READS.has(call.method) ? 'look' : 'pay'
}

export type LoadWatch = {
  /** Importances that are refused now. */
  readonly refuses: (importance: Importance) => boolean
  readonly close: () => void
}

/** Watches the delay of the event loop. A single long task is no overload: it takes two readings in a row. */
export function watchLoad(): LoadWatch {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let [last, present] = [0, 0]
  const timer = setInterval(() => {
    ;[last, present] = [present, delay.percentile(90) / 1e6]
    delay.reset()
  }, LOOK_EVERY_MS)
  timer.unref()
  return {
    refuses: (importance) => Math.min(last, present) > LATE_MS[importance],
    close: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}

/** Refuses calls with 503 and Retry-After under overload, the least important first. */
export function shedLoad(app: FastifyInstance, load: LoadWatch, registry?: Registry): void {
  registry?.registerMetric(
    new Gauge({
      name: 'tolar_load_refused',
      help: 'Kinds of calls that are refused now because there is too much to do: 0 none, 1 looking, 2 paying too, 3 playing too',
      registers: [],
      collect() {
        this.set(importances.filter((importance) => load.refuses(importance)).length)
      },
    }),
  )
  const known = new WeakMap<CallDefinition, Importance>()
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const { call } = routeOptions.config
    if (!call || !load.refuses('look')) return
    const importance = known.get(call) ?? importanceOf(call)
    known.set(call, importance)
    if (!load.refuses(importance)) return
    reply.header('retry-after', RETRY_AFTER_S)
    throw new TransportError(503, 'ERR_UNAVAILABLE')
  })
  app.addHook('onClose', async () => load.close())
}
