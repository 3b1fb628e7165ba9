import type { Clock, Database, Transaction } from '#server/kernel/index.ts'
import type { Handover } from './packages/handover.ts'

/** What the calls of staff need. */
export type AuthorityNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly timeZone: string
  /** Whether the market hands packages over: the Czech one. */
  readonly hasPackages: boolean
  readonly operator: Operator
  readonly nameOfGame: (gameKey: string) => string
  /** Key of the market, and the language of its authorities. */
  readonly market: string
  readonly language: 'cs' | 'sk'
}

/** Who sends packages. */
export type Operator = { readonly number: string; readonly name: string }

/** What makes packages, hands them over and reads what came back: only the worker, which has the keys. */
export type PackageNeeds = AuthorityNeeds & {
  /** PEM: our key for the seal, and the public one of the authority. */
  readonly keys: { readonly own: string; readonly theirs: string }
  readonly handover: Handover
  /** Writes to those who see to packages, in the transaction of what happened. */
  readonly notifyStaff: (
    tx: Transaction,
    of: { readonly how: 'held' | 'rejected' | 'late'; readonly name: string },
  ) => Promise<void>
  /** A package was refused or is late: somebody has to look. */
  readonly onProblem: (problem: string, about: object) => void
}
