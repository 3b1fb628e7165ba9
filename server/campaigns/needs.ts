import type { CampaignTerms, Finding, GiftKind, WhyNot } from '#contract/shapes/campaigns.ts'
import type { CurrencyCode } from '#money'
import type { Clock, Database, Querier, Transaction } from '../kernel/index.ts'
import type { TermsProblem } from './judge-terms.ts'

/** A gift as the room of its kind is handed it. Amounts in minor units. */
export type GiftToMake = {
  readonly giftId: string
  readonly campaignId: string
  /** What it is given for, as `GiftInput.cause`. */
  readonly cause: string
  /** The approved version: its terms were written by `writeTerms` under this id. */
  readonly versionId: string
  readonly playerId: number
  readonly amountMinor: number
  readonly terms: CampaignTerms
  readonly at: Date
  /** The member of staff who gives it, if one does. */
  readonly givenBy: number | null
}

/** What a room does for the kinds of gifts that it keeps. All of it inside the caller's transaction. */
export type Giver = {
  /** Writes the terms of an approved version where the room keeps them. */
  readonly writeTerms: (
    tx: Transaction,
    version: {
      readonly versionId: string
      readonly currency: CurrencyCode
      readonly terms: CampaignTerms
      readonly writtenBy: number
      readonly approvedBy: number
      readonly at: Date
    },
  ) => Promise<void>
  /** Makes a gift; returns the id of what was made, such as an award. */
  readonly give: (tx: Transaction, gift: GiftToMake) => Promise<string>
  /** The same for many gifts of one version, with statements for all of them. */
  readonly giveMany?: (tx: Transaction, gifts: readonly GiftToMake[]) => Promise<void>
  /**
   * Problems of terms that the room stores, such as a stake that a game does not have. Called whenever terms are
   * judged.
   */
  readonly findProblems?: (terms: CampaignTerms) => readonly TermsProblem[]
  /**
   * Takes back the unplayed part of a gift, at most so much; returns what was taken. It `waits` while a round of it is
   * open: nothing more is staked of it.
   */
  readonly takeBack: (tx: Transaction, made: string, atMostMinor: number, at: Date) => Promise<number | 'waits'>
}

/** Why somebody in a list is refused: some reasons exist only for lists. */
export type WhyNotOfMany = WhyNot | 'unknown' | 'excluded' | 'unverified'

/** The result of the checks for one of many players. */
export type JudgedPlayer =
  | { readonly why: WhyNotOfMany }
  | { readonly why: null; readonly registeredAt: Date; readonly language: string }

/** A settled deposit as campaigns ask for it. */
export type SettledDeposit = {
  readonly playerId: number
  readonly amountMinor: number
  readonly currency: string
  readonly settledAt: Date
  /** Deposits of the same player that settled before it. */
  readonly earlier: number
  /** The returned sum, by refunds and chargebacks. */
  readonly returnedMinor: number
}

/** What the room is given when a process is composed. */
export type CampaignNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly currency: CurrencyCode
  /** Maximum of a gift regardless of approvals, in minor units. */
  readonly maxMinor: number
  /** The keyed hash that is stored of a code. */
  readonly hashCode: (code: string) => Buffer
  /** Objections of the market's law to terms, for any player. */
  readonly judgeTerms: (terms: CampaignTerms) => readonly Finding[]
  /**
   * Refuses to give anything to a player: an exclusion, a stop, a lock, a closed account, a temporary account where the law
   * forbids it (CZ-14), a request to close (CZ-15b). Asked before the transaction.
   */
  readonly judgePlayer: (playerId: number, terms: CampaignTerms) => Promise<void>
  /**
   * The same of many players, and who is to be left alone, by statements for all of them; those about whom anything is unusual are
   * asked for one by one. Changes nothing and keeps no refusal.
   */
  readonly judgePlayers: (
    playerIds: readonly number[],
    terms: CampaignTerms,
  ) => Promise<ReadonlyMap<number, JudgedPlayer>>
  /** Whether the player has set a tighter limit or was excluded within the time in which nothing is offered to them. */
  readonly isToBeLeftAlone: (db: Querier, playerId: number) => Promise<boolean>
  readonly findPlayer: (
    db: Querier,
    playerId: number,
  ) => Promise<{ readonly registeredAt: Date; readonly language: string } | undefined>
  readonly findDeposit: (db: Querier, paymentId: string) => Promise<SettledDeposit | undefined>
  /** Rooms by the kinds that they keep; a kind without a giver cannot be approved. */
  readonly givers: Readonly<Partial<Record<GiftKind, Giver>>>
}
