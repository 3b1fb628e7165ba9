import type { CurrencyCode } from '#money'
import type { NotifyProposer } from '../approvals/index.ts'
import type { Clock, Database } from '../kernel/index.ts'
import type { RoundDraws } from './round-draws.ts'

/** Which jackpots a brand may have. */
export type JackpotBrand = {
  readonly target: string
  readonly market: string
  readonly currency: CurrencyCode
  /** Whether the brand's `jackpots` list our own (player-site §3). */
  readonly isOn: boolean
}

/** Needs of the room in a process that serves calls. */
export type JackpotNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly brand: JackpotBrand
  /** Notifies the proposer of the decision; absent where nobody is notified. */
  readonly notifyProposer?: NotifyProposer
}

/** Needs of counting and paying, beside the database. */
export type CountNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** The rounds of the books with their draws; their room is beside this one. */
  readonly rounds: RoundDraws
}
