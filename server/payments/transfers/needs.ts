import type { CurrencyCode } from '#money'
import type { Clock } from '#server/kernel/index.ts'
import type { TurnNeeds } from '../incoming/in-turn.ts'

/** What transfers ask of the process that composes the room. */
export type TransferNeeds = TurnNeeds & {
  readonly clock: Clock
  readonly rules: { readonly currency: CurrencyCode; readonly minMinor: number; readonly maxMinor: number }
  readonly playerExists: (playerId: number) => Promise<boolean>
  /**
   * Before money goes to where it can be played: false for a player who is locked; who is excluded is refused by the law.
   */
  readonly mayPlay: (playerId: number) => Promise<boolean>
  /** Refuses cash that would pass the bound of the account or a limit of deposits which the player has chosen. */
  readonly judgeCashIn: (playerId: number, amountMinor: number) => Promise<void>
}
