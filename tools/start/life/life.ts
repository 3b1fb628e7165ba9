import type { FastifyInstance } from 'fastify'
import type { RulesEnvironment } from '#apps/api/environment/environment.ts'
import type { shiftedClock } from '#server/kernel/index.ts'
import type { Person, Transfer, World } from './player-life.ts'

/** Maximum of concurrent people. */
export const AT_ONCE = 6

/** Shared state of the days of the demonstration. */
export type Life = {
  readonly environment: RulesEnvironment
  readonly app: FastifyInstance
  readonly clock: ReturnType<typeof shiftedClock>
  readonly world: World
  readonly people: Person[]
  /** Transfers that are on no statement yet. */
  readonly ordered: Transfer[]
  readonly goTo: (instant: number) => void
  /** How many days it has. */
  readonly days: number
  /** The beginning of a day of this period. */
  readonly midnightOf: (day: number) => number
  /** Now: nothing happens later. */
  readonly end: number
}
