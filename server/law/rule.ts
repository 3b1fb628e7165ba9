import type { RefusalCode } from '#contract/errors.ts'
import type { CONFIDENCES, LawCode } from '#contract/shapes/law.ts'
import type { LimitKind } from '#contract/shapes/limits.ts'
import type { VenueKind } from '#contract/shapes/places.ts'
import type { LevyGames, LevyPeriod } from '#contract/shapes/statements.ts'
import type { ReportedOfPerson } from '#contract/shapes/risk-report.ts'
import type { ChangeMode } from '#contract/states/limit-changes.ts'
import type { ActionKind } from './action.ts'

/** Records of the books and of who did what, whose keeping a duty says. */
export type KeptRecords = 'entries' | 'rounds' | 'audit'

/** Figures of each kind of rule. Times name their unit; amounts are minor units of the market's currency. */
export type Figures = {
  'market-unknown': { readonly actions: readonly ActionKind[] }
  'minimum-age': { readonly years: number }
  'one-account': { readonly accounts: number }
  'politically-exposed': { readonly mayPlay: boolean }
  'limits-chosen': { readonly missing: number }
  limit: { readonly kinds: readonly LimitKind[] }
  'logon-break': Record<never, never>
  'change-limit': ChangeMode
  'reopened-account': { readonly days: number }
  'temporary-account': { readonly days: number; readonly depositedMaxMinor: number }
  'identity-to-play': Record<never, never>
  'payment-account': Record<never, never>
  'bonus-on-temporary': Record<never, never>
  'bonus-terms': Record<never, never>
  competition: { readonly depositedDayMaxMinor: number }
  jackpot: Record<never, never>
  panic: { readonly hours: number }
  'self-exclusion': Record<never, never>
  register: { readonly answerLivesMinutes: number }
  'register-not-writable': Record<never, never>
  'register-term': { readonly months: number; readonly monthsMax: number }
  'forced-break': { readonly playMinutes: number; readonly breakMinutes: number }
  'hourly-loss': Record<never, never>
  /** The maximum stake of a round on the web. */
  'stake-max': { readonly maxMinor: number }
  /** The maximum stake of a game at a terminal of a venue of some kinds. */
  'venue-stake-max': { readonly kinds: readonly VenueKind[]; readonly maxMinor: number }
  'win-max': { readonly maxMinor: number }
  /** The maximum win of a game at a terminal of a venue of some kinds: a reported win has happened, so nothing is refused. */
  'venue-win-max': { readonly kinds: readonly VenueKind[]; readonly maxMinor: number }
  'round-pace': { readonly minMs: number }
  autoplay: Record<never, never>
  celebration: Record<never, never>
  /** Minutes of the day in which venues of some kinds are closed. */
  'hall-hours': { readonly kinds: readonly VenueKind[]; readonly fromMinute: number; readonly untilMinute: number }
  /** The most cash that two parties may pay each other in a day. */
  'cash-day-max': { readonly maxMinor: number }
  /** Cash of a person in a day from which a document is required, and for cash paid in from which its origin is. */
  'cash-identification': { readonly fromMinor: number }
  'cash-origin': { readonly fromMinor: number }
  /** How many days before new terms begin players are notified of them. */
  'terms-notice': { readonly days: number }
  /** What the operator pays of play: the share of the base, dated, and how long its period is. */
  levy: {
    readonly period: LevyPeriod
    readonly games: readonly LevyGames[]
    readonly rates: readonly { readonly from: string; readonly basisPoints: number }[]
  }
  /** To whom a suspicion is reported, by which paragraph, what identifies a person there, and whether staff are named. */
  'suspicion-report': {
    readonly authority: string
    readonly paragraph: string
    readonly person: readonly ReportedOfPerson[]
    readonly namesStaff: boolean
  }
  /** Words that stand on everything that advertises play; its text says which. */
  'promotion-words': Record<never, never>
  /** Nothing to decide: a duty to show, store or report something. */
  duty: { readonly years?: number; readonly days?: number; readonly keeps?: readonly KeptRecords[] }
}

export type RuleKind = keyof Figures

/**
 * A rule of one market, with its source and how certain that is. Data: a new figure is a new row with a later
 * `validFrom`, and the old one gets its `validUntil`.
 */
export type Rule<K extends RuleKind = RuleKind> = {
  [Kind in K]: {
    readonly id: string
    readonly kind: Kind
    /** One sentence for staff. */
    readonly summary: string
    readonly figures: Figures[Kind]
    readonly code: RefusalCode | LawCode
    /** Key of the text for the player (texts/). */
    readonly textKey: string
    readonly source: string
    /** Source: primary text, secondary text, general knowledge, or our own figure for want of a source. */
    readonly confidence: (typeof CONFIDENCES)[number]
    /** false: shown to staff, not enforced. */
    readonly isOn: boolean
    /** A limit that no law requires and a player may choose. */
    readonly isOptional: boolean
    /** Days of the market's calendar, `YYYY-MM-DD`; `validUntil` is the first day on which it is no longer in force. */
    readonly validFrom: string
    readonly validUntil: string | null
  }
}[K]

export type LawPack = {
  readonly id: string
  readonly market: 'CZE' | 'SVK' | 'UNKNOWN'
  readonly zone: string
  /** null: not one currency. */
  readonly currency: 'CZK' | 'EUR' | null
  readonly validFrom: string
  readonly validUntil: string | null
  readonly rules: readonly Rule[]
}
