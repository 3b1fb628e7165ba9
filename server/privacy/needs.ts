import type { Market } from '#config/market.ts'
import type { ClosingObstacles } from '#contract/shapes/privacy.ts'
import type { FileStore, LinkSigner } from '#server/documents/index.ts'
import type { LongestExclusion } from '#server/exclusion/index.ts'
import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'
import type { Mail } from '#server/messaging/index.ts'
import type { PersonalPart } from '#server/players/index.ts'

/** A rule of the market's law about a retention. */
export type KeepingRule = { readonly ruleId: string; readonly packId: string; readonly source: string }

/** The law, as this room calls it. */
export type LawOfPrivacy = {
  /** Years after the end of the account for which identity data is retained. */
  readonly retention: () => KeepingRule & { readonly years: number }
  /**
   * Days after the end of an account for which its limits apply to the person if they return; undefined where there is
   * no rule.
   */
  readonly reopening: () => (KeepingRule & { readonly days: number }) | undefined
  /** Source of a rule that is given by its id. */
  readonly sourceOf: (ruleId: string) => string
}

/** Needs of the room, given when a process is composed. */
export type PrivacyNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly brand: string
  readonly market: Pick<Market, 'timeZone'>
  readonly cipher: FieldCipher
  /** Storage of archives and boxes of held data, sealed. */
  readonly files: FileStore
  readonly links: LinkSigner
  /** Parts of every room with personal data. Those by which a person is found come last. */
  readonly parts: readonly PersonalPart[]
  readonly law: LawOfPrivacy
  /** The longest exclusion in force. */
  readonly findExclusion: (db: Querier, playerId: number) => Promise<LongestExclusion | undefined>
  readonly readObstacles: (db: Querier, playerId: number) => Promise<ClosingObstacles>
  /** Refuses ERR_INVALID_CREDENTIALS and ERR_TOO_MANY_BAD_ATTEMPTS. */
  readonly provePassword: (proof: { playerId: number; password: string; source: string }) => Promise<void>
  readonly blockPlaying: (tx: Transaction, playerId: number) => Promise<unknown>
  /** Ends every session; returns those to announce after the commit. */
  readonly endSessions: (tx: Transaction, playerId: number) => Promise<string[]>
  readonly announceEnded: (sessionIds: readonly string[]) => Promise<void>
  readonly sendLetter: (tx: Transaction, mail: Mail) => Promise<unknown>
}
