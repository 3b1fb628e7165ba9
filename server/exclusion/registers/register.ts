import type { Person } from '../needs.ts'

/** Why a register is asked. `reason` words of each register are its adapter's business. */
export type CheckReason = 'registration' | 'sign-in' | 'stake' | 'player-asked' | 'staff' | 'handed-over' | 'kiosk'

export type Answer = 'clear' | 'excluded' | 'unknown'

export type PersonQuery = {
  readonly person: Person
  readonly reason: CheckReason
  readonly requestId: string
  readonly at: Date
}

/** What came of a question. Whatever is not a whole, understood answer is `unknown`, with the problem named. */
export type Answered = { readonly answer: Answer; readonly resultId: string | null; readonly problem: string | null }

export type Applied =
  | { readonly outcome: 'accepted'; readonly acceptedId: string; readonly effectiveFrom: Date }
  | { readonly outcome: 'rejected' | 'failed'; readonly problem: string }

/** A state's register of excluded people. Never throws: no answer is an answer, and it lets nobody play. */
export type Register = {
  readonly name: string
  readonly check: (asked: PersonQuery) => Promise<Answered>
  /** Hands an application over; missing where the operator may not write the register. */
  readonly apply?: (
    asked: PersonQuery & { readonly months: number; readonly source: 'KIOSK' | 'WEB' | 'STAFF' },
  ) => Promise<Applied>
}

export type SdslAnswered = {
  /** null: it could not be asked. */
  readonly isListed: boolean | null
  readonly reasons: readonly string[]
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly problem: string | null
}

/** The second source of screening. Its meaning is not known (providers §9.3): a generic adapter, never throwing. */
export type Sdsl = { readonly name: string; readonly validate: (person: Person) => Promise<SdslAnswered> }
