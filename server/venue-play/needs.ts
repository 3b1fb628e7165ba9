import type { Currency } from '#contract/shapes/money.ts'
import type { VenueKind } from '#contract/shapes/places.ts'
import type { HourLoss } from '#server/game-rounds/index.ts'
import type { LimitsNeeds } from '#server/limits/index.ts'
import type { Clock, Database, Instant, Querier, Transaction } from '#server/kernel/index.ts'
import type { LanguageCode, Mail } from '#server/messaging/index.ts'
import type { SignInNeeds } from '#server/sign-in/index.ts'
import type { OpenPlace } from '#server/topology/index.ts'
import type { TransferOfVenue, VenueTransferFilter } from '#server/payments/index.ts'

/** A stake in a game with a maximum loss per hour. */
export type StakeInGame = {
  readonly gameKey: string
  readonly stakeMinor: number
  readonly hourLossMaxMinor: number
  readonly venueKind: VenueKind
}

/** Play of a player from a sign-in; without one it is judged as a new sign-in, for terms that must be accepted. */
export type PlayToJudge = {
  readonly playerId: number
  readonly playerSessionId: string | undefined
  readonly stake?: StakeInGame | undefined
}

/** A maximum of the law at a kind of venue, of one stake or of one win, with its rule. */
export type LawMax = { readonly maxMinor: number; readonly ruleId: string; readonly packId: string }

/** Facts that have a maximum. */
export const BOUNDED_FACTS = ['stake', 'win'] as const
export type BoundedFact = (typeof BOUNDED_FACTS)[number]

/** A reported stake or win above the maximum of the law. */
export type FactAboveMax = {
  readonly what: BoundedFact
  readonly venueId: string
  readonly venueName: string
  /** Serial number of the terminal, if the venue names one. */
  readonly serial: string | null
  readonly at: Instant
  readonly amountMinor: number
  readonly maxMinor: number
  readonly ruleId: string
}

/** The clock of a venue's machine is off by more than is allowed. */
export type ClockOff = {
  readonly what: 'clock'
  readonly venueId: string
  readonly venueName: string
  /** Name of the agent. */
  readonly agent: string
  readonly aheadMs: number
}

/** Needs of the room, passed by the composition. Each use case takes its part. */
export type VenuePlayNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly currency: Currency
  readonly timeZone: string
  readonly version: string
  readonly limits: LimitsNeeds
  readonly signIn: SignInNeeds
  /** Where a player of this brand is written to; undefined for another brand's. */
  readonly findContact: (
    db: Querier,
    playerId: number,
  ) => Promise<{ readonly email: string; readonly language: LanguageCode } | undefined>
  /** Queues a letter in the transaction of its cause. */
  readonly sendLetter: (tx: Transaction, mail: Mail) => Promise<void>
  /** Accounts of the same person at other brands. */
  readonly findOthers: (db: Querier, playerId: number) => Promise<readonly number[]>
  /** Refuses a place where play is not permitted at an instant, with the rule. */
  readonly judgePlace: (place: {
    readonly venueId: string
    readonly terminalId?: string | null
    readonly at: Instant
  }) => Promise<OpenPlace>
  /** Refuses players who may not play now, at any place: exclusion, the account, limits. */
  readonly judgePlay: (asked: PlayToJudge) => Promise<void>
  /** The same as a dry run: nothing is stored, and the register is not queried. */
  readonly previewPlay: (playerId: number) => Promise<void>
  /** Until when the last such check of a player is valid at most. */
  readonly playHoldsUntil: (playerId: number) => Instant | undefined
  /** The maximum hourly loss of one of our games, and a person's loss in it, on the web and at terminals. */
  readonly hourLoss: HourLoss
  /** Refuses visitors who may not enter: a locked account, exclusion and the register. */
  readonly judgeEntry: (playerId: number) => Promise<void>
  /** The maximum of one stake, or of one win, at a kind of venue. */
  readonly maxOf: (what: BoundedFact, kind: VenueKind, at: Instant) => LawMax | undefined
  /** Refuses a stake above the maximum by the law, with these details too, and records the refusal. */
  readonly judgeStakeMax: (
    asked: { readonly playerId: number; readonly venueKind: VenueKind; readonly stakeMinor: number },
    details: object,
  ) => Promise<void>
  /** Queues a letter to the managers of a venue, in the transaction of the cause. */
  readonly notifyManagers: (tx: Transaction, about: FactAboveMax | ClockOff) => Promise<void>
  /** Accounts of the brand with a document of this number. */
  readonly findHolders: (documentNumber: string) => Promise<readonly number[]>
  /** Undefined: a panic stop that began then has already ended. */
  readonly pressPanic: (playerId: number, pressedAt: Instant) => Promise<{ readonly until: string | null } | undefined>
  readonly findTransfers: (db: Querier, asked: VenueTransferFilter) => Promise<TransferOfVenue[]>
  /** A keyed hash of a code, computable only by this installation. */
  readonly hashCode: (code: string) => string
}
