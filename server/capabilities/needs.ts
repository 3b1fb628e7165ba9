import type { CapabilityName } from '#contract/shapes/capabilities.ts'
import type { Clock, Database } from '#server/kernel/index.ts'

/**
 * One question that a call asks before it does anything: it refuses, or lets pass. What it writes into `dry` is undone, and it
 * reaches nothing outside. `asks-register`: it passes as far as we know, and the state's register would be asked first.
 */
export type Gate = (dry: Database, playerId: number) => Promise<'asks-register' | void>

/** The gates of each capability, in the order in which its calls ask them. */
export type Gates = Readonly<Record<CapabilityName, readonly Gate[]>>

export type CapabilityNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly isPlayer: (playerId: number) => Promise<boolean>
  readonly gates: Gates
  /** Since when that stands against the player; null where nobody knows. */
  readonly findSince: (playerId: number, code: string, kind: string | null) => Promise<Date | null>
}
