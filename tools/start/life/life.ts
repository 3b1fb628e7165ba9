import type { FastifyInstance } from 'fastify'
import type { RulesEnvironment } from '#apps/api/environment/environment.ts'
import type { shiftedClock } from '#server/kernel/index.ts'
import type { Person, Transfer, World } from './player-life.ts'

/** So many of them do something at the same time. */
export const AT_ONCE = 6

/** What the days of the demonstration share. */
export type Life = {
  readonly environment: RulesEnvironment
  readonly app: FastifyInstance
  readonly clock: ReturnType<typeof shiftedClock>
  readonly world: World
  readonly people: Person[]
  /** Transfers that no statement has brought yet. */
  readonly ordered: Transfer[]
  readonly goTo: (instant: number) => void
  /** The beginning of a day of these weeks. */
  readonly midnightOf: (day: number) => number
  /** The present: nobody lives past it. */
  readonly end: number
}
