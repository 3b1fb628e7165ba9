import type { Static } from 'typebox'
import type { PlayMeaning } from '#contract/event-uses.ts'
import type { Language } from '#contract/shapes/fields.ts'
import type { TriggerFinding, WhyNotFired } from '#contract/shapes/triggers.ts'
import type { Clock, Database, FieldCipher, Querier, Transaction } from '../kernel/index.ts'

export type LanguageCode = Static<typeof Language>

/** An action that the law judges. Actions that only inform are none. */
export type Favour = 'gift' | 'points' | 'offer'

/** The verdict of the market's law on an action done for something of play, or for none (null). */
export type LawOfTriggers = (
  favour: Favour,
  play: PlayMeaning | null,
) => Pick<TriggerFinding, 'refusal' | 'texts' | 'remedy'> | undefined

export type Person = {
  readonly registeredAt: Date
  readonly language: LanguageCode
  /** Empty if staff have removed it. */
  readonly email: string
  readonly isClosed: boolean
}

export type PlayFigures = { readonly rounds: number; readonly stakedMinor: number; readonly wonMinor: number }

/** The facts of a campaign that a trigger needs to give by it. */
export type GiftCampaign = { readonly name: string; readonly isForTriggers: boolean; readonly hasEnded: boolean }

/** What the room needs in every process. */
export type TriggerNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** Days are those of the market's calendar. */
  readonly zone: string
  readonly languages: readonly LanguageCode[]
  readonly defaultLanguage: LanguageCode
  readonly cipher: Pick<FieldCipher, 'seal' | 'open'>
  readonly law: LawOfTriggers
  readonly findPerson: (db: Querier, playerId: number) => Promise<Person | undefined>
  readonly readPlay: (db: Querier, playerId: number, since: Date) => Promise<PlayFigures>
  /** Why a player is offered and given nothing: must not be tempted, restricted, prevented from playing. */
  readonly judgePerson: (db: Querier, playerId: number) => Promise<WhyNotFired | undefined>
  /** Whether a player has agreed to letters with offers. */
  readonly wantsOffers: (db: Querier, playerId: number) => Promise<boolean>
  readonly findCampaign: (db: Querier, campaignId: string) => Promise<GiftCampaign | undefined>
  /** Why a campaign gives a player nothing; checked before the transaction. */
  readonly judgeGift: (of: { readonly campaignId: string; readonly playerId: number }) => Promise<string | undefined>
  /** Gives by a campaign in the transaction of the firing, or returns why not. */
  readonly giveGift: (
    tx: Transaction,
    of: { readonly campaignId: string; readonly playerId: number; readonly cause: string },
  ) => Promise<string | undefined>
  /** False if the player has no club. */
  readonly givePoints: (
    tx: Transaction,
    of: {
      readonly playerId: number
      readonly points: number
      readonly expiresAfterDays: number | null
      readonly triggerId: string
      readonly eventId: number
      readonly name: string
    },
  ) => Promise<boolean>
  readonly sendMessage: (
    tx: Transaction,
    message: {
      readonly playerId: number
      readonly category: 'account' | 'offers'
      readonly title: string
      readonly body: string
      readonly link: string | null
      readonly cause: string
    },
  ) => Promise<void>
  readonly sendLetter: (
    tx: Transaction,
    letter: {
      readonly to: string
      readonly language: LanguageCode
      readonly subject: string
      readonly text: string
    },
  ) => Promise<void>
  /** Allows webhooks to this machine and without encryption: for dev and test. */
  readonly allowsPrivateAddresses: boolean
}

/** Additional needs of the worker. */
export type FiringNeeds = TriggerNeeds & {
  readonly onProblem: (error: unknown, of: { readonly eventId: number } | { readonly firingId: string }) => void
}
