import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Logger } from 'pino'
import { systemClock } from '../../clock.ts'
import type { Database } from '../../types.ts'
import { makeRateCounter } from './rate-counter.ts'
import * as queries from './rates.queries.ts'

const KEYS_MAX = 50_000
const SHARE_EVERY_MS = 1_000
/**
 * A process shares its counters of callers who have used this part of a limit. With at most the inverse as many
 * processes no caller exceeds the limit, except within the second before counts are exchanged.
 */
const PART_TOLD = 1 / 8

/** The store of rate limits of one process, and its exchange with the other processes. */
export type SharedRates = {
  readonly store: FastifyRateLimitStoreCtor
  /** Writes the counters of this process and reads those of the others; runs each second on its own. */
  readonly share: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Neither an address nor an identity leaves the process: only a hash of route and caller. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 24)

/**
 * Counts requests for all processes on one database. A request never waits for it: each process counts alone and adds
 * the last shared counts of the others; without the database it counts alone. Attempts to sign in are counted exactly,
 * elsewhere (decision 0042).
 * @param options the id distinguishes this process from the others
 */
export function openSharedRates({
  db,
  logger,
  processId,
  brand,
  now = () => systemClock.now().getTime(),
}: {
  readonly db: Database
  readonly logger: Logger
  readonly processId: string
  /** The brand: each counts for itself, also where brands share a database. */
  readonly brand: string
  readonly now?: () => number
}): SharedRates {
  const counter = makeRateCounter(KEYS_MAX, now)
  let others: ReadonlyMap<string, number> = new Map()
  let told = 0

  class Store implements FastifyRateLimitStore {
    readonly #route: string
    constructor({ groupId = '' }: { readonly groupId?: string }) {
      this.#route = groupId
    }
    incr(
      caller: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      const key = `${brand} ${this.#route} ${caller}`
      const counted = counter.count(key, { windowMs, max })
      // Hashed only while another process shares any counter.
      const elsewhere = others.size === 0 ? 0 : (others.get(hashOf(key)) ?? 0)
      answer(null, { current: counted.count + elsewhere, ttl: counted.endsAt - now() })
    }
    child(options: object): Store {
      return new Store(options)
    }
  }

  async function share(): Promise<void> {
    const mine = [...counter.beyond(PART_TOLD)].map(([key, { count, endsAt }]) => ({
      key: hashOf(key),
      count,
      endsAt: new Date(endsAt),
    }))
    if (mine.length > 0 || told > 0) await queries.reportRates(db, processId, mine)
    told = mine.length
    const rows = await queries.readRatesOfOthers(db, processId, new Date(now()))
    others = new Map(rows.map(({ key, count }) => [key, count]))
  }

  let sharing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    sharing = sharing.then(share).catch((error: unknown) => {
      others = new Map()
      logger.warn({ err: error }, 'rate limits are counted by this process alone')
    })
  }, SHARE_EVERY_MS).unref()
  return {
    // The plugin's type wants a constructor with the options of a route, which have the name of the group.
    store: Store as unknown as FastifyRateLimitStoreCtor,
    share,
    close: async () => {
      clearInterval(timer)
      await sharing
    },
  }
}
