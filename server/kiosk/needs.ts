import type { Clock, Database } from '#server/kernel/index.ts'
import type { SignInRules } from '#server/sign-in/index.ts'

/** Everything the room is given when a process is composed. */
export type KioskNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly rules: SignInRules
  /** Whose card carries a number; undefined: nobody's. */
  readonly findCardHolder: (cardNumber: string) => Promise<number | undefined>
}
