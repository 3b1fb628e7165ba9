import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { Quantity } from '#contract/shapes/law.ts'
import type { PointFact } from '#contract/shapes/loyalty.ts'
import type { CurrencyCode } from '#money'
import type { Clock, Database, Querier, Transaction } from '../kernel/index.ts'

export type LanguageCode = Static<typeof Language>

/** The verdict of the market's law on points given for a fact. */
export type FactVerdict = {
  readonly isAllowed: boolean
  readonly packId: string
  readonly ruleId: string | null
  readonly figure: Quantity | null
}

/** The law of the market, as used by this room. */
export type LawOfPoints = {
  readonly judge: (fact: PointFact) => FactVerdict & { readonly texts: Readonly<Record<LanguageCode, string>> | null }
}

export type FreeRoundsGift = {
  readonly playerId: number
  readonly gameKey: string
  readonly stakeMinor: number
  readonly rounds: number
  readonly days: number
  readonly source: string
}

/** The club of a brand, and functions of rooms that this room may not import. */
export type LoyaltyNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly currency: CurrencyCode
  /** Days and months are those of the market's calendar. */
  readonly zone: string
  readonly languages: readonly LanguageCode[]
  readonly defaultLanguage: LanguageCode
  /** Whether the brand uses our club. With another one or none nothing is counted. */
  readonly isOurs: boolean
  /** Percentage of players without a club, to measure its effect. */
  readonly controlGroupPercent: number
  /** The salt with which the online player is signed for an external service; undefined if none is used. */
  readonly hashSalt: string | undefined
  readonly law: LawOfPoints
  readonly isPlayer: (db: Querier, playerId: number) => Promise<boolean>
  readonly findLanguage: (db: Querier, playerId: number) => Promise<LanguageCode>
  /** URL of the player's own picture. */
  readonly findPicture: (db: Querier, playerId: number) => Promise<string | null>
  /** False for players who are excluded, were so recently, or have recently tightened a limit: they get no offers. */
  readonly mayTempt: (db: Querier, playerId: number) => Promise<boolean>
  /** Whether such free rounds can be given: the game is enabled and has this stake. Refuses otherwise. */
  readonly judgeGame: (gameKey: string, stakeMinor: number) => void
  readonly isGame: (gameKey: string) => boolean
  /** Refuses a gift by the law of bonuses and by exclusions. */
  readonly judgeGift: (playerId: number, gift: FreeRoundsGift & { readonly name: string }) => Promise<void>
  readonly giveFreeRounds: (tx: Transaction, gift: FreeRoundsGift) => Promise<unknown>
}

/** Additional needs of a process that counts facts. */
export type CountNeeds = LoyaltyNeeds & {
  /**
   * Of the players with a number above this one: those with a limit of their own on this day, which refused nothing.
   */
  readonly listQuietPlayers: (
    db: Querier,
    day: { readonly from: Date; readonly to: Date },
    after: number,
    limit: number,
  ) => Promise<{ readonly quiet: readonly number[]; readonly last: number | null }>
  /** Whether a player has a limit of their own: one with a value. */
  readonly hasOwnLimit: (db: Querier, playerId: number) => Promise<boolean>
  /** Which players have played which games for fun since an instant. */
  readonly listPlayedForFun: (
    db: Querier,
    since: Date,
  ) => Promise<readonly { readonly playerId: number; readonly gameKey: string }[]>
  /** Of the accounts with a number above this one: those of players of this brand, with their total stakes. */
  readonly listStaked: (
    db: Querier,
    after: number,
    limit: number,
  ) => Promise<{
    readonly accounts: readonly { readonly accountId: number; readonly playerId: number; readonly staked: number }[]
    readonly last: number | null
  }>
}
