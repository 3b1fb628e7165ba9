import type { Person } from '../needs.ts'

/** Why a register is queried. The adapter maps `reason` to the register's own codes. */
export type CheckReason = 'registration' | 'sign-in' | 'stake' | 'player-asked' | 'staff' | 'handed-over' | 'kiosk'

export type Answer = 'clear' | 'excluded' | 'unknown'

export type PersonQuery = {
  readonly person: Person
  readonly reason: CheckReason
  readonly requestId: string
  readonly at: Date
}

/** Result of a query. Any answer that is incomplete or not understood is `unknown`, with the problem. */
export type Answered = { readonly answer: Answer; readonly resultId: string | null; readonly problem: string | null }

export type Applied =
  | { readonly outcome: 'accepted'; readonly acceptedId: string; readonly effectiveFrom: Date }
  | { readonly outcome: 'rejected' | 'failed'; readonly problem: string }

/** A state's register of excluded people. Never throws: a failure is the answer `unknown`, which lets nobody play. */
export type Register = {
  readonly name: string
  readonly check: (asked: PersonQuery) => Promise<Answered>
  /** Sends an application; absent where the operator may not write to the register. */
  readonly apply?: (
    asked: PersonQuery & { readonly months: number; readonly source: 'KIOSK' | 'WEB' | 'STAFF' },
  ) => Promise<Applied>
}

export type SdslAnswered = {
  /** null: it could not be queried. */
  readonly isListed: boolean | null
  readonly reasons: readonly string[]
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly problem: string | null
}

/** The second source of screening. Its meaning is not known (providers §9.3): a generic adapter that never throws. */
export type Sdsl = { readonly name: string; readonly validate: (person: Person) => Promise<SdslAnswered> }
