import type { Clock, Database, Transaction } from '#server/kernel/index.ts'
import type { Handover } from './packages/handover.ts'

/** Needs of the calls of staff. */
export type AuthorityNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly timeZone: string
  /** Whether the market has packages: the Czech one. */
  readonly hasPackages: boolean
  readonly operator: Operator
  readonly nameOfGame: (gameKey: string) => string
  /** Key of the market, and the language of its authorities. */
  readonly market: string
  readonly language: 'cs' | 'sk'
}

/** The sender of packages. */
export type Operator = { readonly number: string; readonly name: string }

/** Needs of packages: only in the worker, which has the keys. */
export type PackageNeeds = AuthorityNeeds & {
  /** PEM: our private key for the seal, and the public one of the authority. */
  readonly keys: { readonly own: string; readonly theirs: string }
  readonly handover: Handover
  /** Queues a letter to staff who handle packages, in the transaction of the cause. */
  readonly notifyStaff: (
    tx: Transaction,
    of: { readonly how: 'held' | 'refused-again' | 'rejected' | 'late'; readonly name: string },
  ) => Promise<void>
  /** Called when a package was refused or is late, for an alert. */
  readonly onProblem: (problem: string, about: object) => void
}
