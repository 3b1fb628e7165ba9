import type { Market } from '#config/market.ts'
import type { ClosingObstacles } from '#contract/shapes/privacy.ts'
import type { FileStore, LinkSigner } from '#server/documents/index.ts'
import type { LongestExclusion } from '#server/exclusion/index.ts'
import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'
import type { Mail } from '#server/messaging/index.ts'
import type { PersonalPart } from '#server/players/index.ts'

/** A rule of the market's law about how long something is kept. */
export type KeepingRule = { readonly ruleId: string; readonly packId: string; readonly source: string }

/** The law, as this room asks it. */
export type LawOfPrivacy = {
  /** How many years after the end of the account what shows who somebody was is kept. */
  readonly retention: () => KeepingRule & { readonly years: number }
  /** For how many days after the end of an account its limits hold for whoever comes back; none where no rule says so. */
  readonly reopening: () => (KeepingRule & { readonly days: number }) | undefined
  /** Where a rule stands, for one that is named by its id. */
  readonly sourceOf: (ruleId: string) => string
}

/** What the room is given when a process is composed. */
export type PrivacyNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly brand: string
  readonly market: Pick<Market, 'timeZone'>
  readonly cipher: FieldCipher
  /** Where archives and boxes of held data are, sealed. */
  readonly files: FileStore
  readonly links: LinkSigner
  /** Of every room that knows people. Those by which a person is found come last. */
  readonly parts: readonly PersonalPart[]
  readonly law: LawOfPrivacy
  /** The exclusion in force that lasts longest. */
  readonly findExclusion: (db: Querier, playerId: number) => Promise<LongestExclusion | undefined>
  readonly readObstacles: (db: Querier, playerId: number) => Promise<ClosingObstacles>
  /** Refuses ERR_INVALID_CREDENTIALS and ERR_TOO_MANY_BAD_ATTEMPTS. */
  readonly provePassword: (proof: { playerId: number; password: string; source: string }) => Promise<void>
  readonly blockPlaying: (tx: Transaction, playerId: number) => Promise<unknown>
  /** Ends every session; gives those to announce after the commit. */
  readonly endSessions: (tx: Transaction, playerId: number) => Promise<string[]>
  readonly announceEnded: (sessionIds: readonly string[]) => Promise<void>
  readonly sendLetter: (tx: Transaction, mail: Mail) => Promise<unknown>
}
