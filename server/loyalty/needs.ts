import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { Quantity } from '#contract/shapes/law.ts'
import type { PointFact } from '#contract/shapes/loyalty.ts'
import type { CurrencyCode } from '#money'
import type { Clock, Database, Querier, Transaction } from '../kernel/index.ts'

export type LanguageCode = Static<typeof Language>

/** What the market's law says of points that are given for a fact. */
export type FactVerdict = {
  readonly isAllowed: boolean
  readonly packId: string
  readonly ruleId: string | null
  readonly figure: Quantity | null
}

/** The law of the market, as this room asks it. */
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

/** Which club a brand has, and how the room reaches what it may not import. */
export type LoyaltyNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly currency: CurrencyCode
  /** Days and months are those of the market's calendar. */
  readonly zone: string
  readonly languages: readonly LanguageCode[]
  readonly defaultLanguage: LanguageCode
  /** Whether the brand's club is ours. With another one or none nothing is counted. */
  readonly isOurs: boolean
  /** So many in a hundred are without a club, to learn what it does. */
  readonly controlGroupPercent: number
  /** Signs who is online for a service of somebody else; undefined where none asks for it. */
  readonly hashSalt: string | undefined
  readonly law: LawOfPoints
  readonly isPlayer: (db: Querier, playerId: number) => Promise<boolean>
  readonly findLanguage: (db: Querier, playerId: number) => Promise<LanguageCode>
  /** Address of the player's own picture. */
  readonly findPicture: (db: Querier, playerId: number) => Promise<string | null>
  /** Nothing is offered to somebody who is excluded, was so lately, or has tightened a limit lately. */
  readonly mayTempt: (db: Querier, playerId: number) => Promise<boolean>
  /** Whether such free rounds can be given: the game is on and has this stake. Refuses otherwise. */
  readonly judgeGame: (gameKey: string, stakeMinor: number) => void
  readonly isGame: (gameKey: string) => boolean
  /** Refuses a gift by the law of bonuses and by exclusions. */
  readonly judgeGift: (playerId: number, gift: FreeRoundsGift & { readonly name: string }) => Promise<void>
  readonly giveFreeRounds: (tx: Transaction, gift: FreeRoundsGift) => Promise<unknown>
}

/** What the room is given beside this by a process that counts. */
export type CountNeeds = LoyaltyNeeds & {
  /** Of the players with a number above this one: who had a limit of their own on this day that refused nothing. */
  readonly listQuietPlayers: (
    db: Querier,
    day: { readonly from: Date; readonly to: Date },
    after: number,
    limit: number,
  ) => Promise<{ readonly quiet: readonly number[]; readonly last: number | null }>
  /** Whether a player has a limit of their own: one with a value. */
  readonly hasOwnLimit: (db: Querier, playerId: number) => Promise<boolean>
  /** Who has played which games for fun since a moment. */
  readonly listPlayedForFun: (
    db: Querier,
    since: Date,
  ) => Promise<readonly { readonly playerId: number; readonly gameKey: string }[]>
  /** Of the accounts with a number above this one: those of players of this brand, with what was staked in all. */
  readonly listStaked: (
    db: Querier,
    after: number,
    limit: number,
  ) => Promise<{
    readonly accounts: readonly { readonly accountId: number; readonly playerId: number; readonly staked: number }[]
    readonly last: number | null
  }>
}
