import type { Currency } from '#contract/shapes/money.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import type { ProvedFigures } from './performance/band.ts'

/** What counts and proves the figures. */
export type CountNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** Whose calendar days these are. */
  readonly timeZone: string
}

/** What answers reports. */
export type ReportNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly timeZone: string
  /** Of the market: people without movements are shown with it. */
  readonly currency: Currency
  /** Variants of documents that the market requires of a verified person. */
  readonly requiredPapers: readonly string[]
  /** Keys of the games of some providers. */
  readonly gamesOf: (providers: readonly string[]) => readonly string[]
  /** Names of cash desks, by their id: their accounts have the id alone. */
  readonly nameDesks: (deskIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Proved figures of a version of a game; undefined for one that is not stored. */
  readonly provedOf: (gameKey: string, definitionHash: string) => Promise<ProvedFigures | undefined>
}
