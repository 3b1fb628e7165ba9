import { Type, type Static } from 'typebox'
import { Instant } from './fields.ts'
import { LimitKindName, LimitValue } from './limits.ts'

const valueOrNull = Type.Union([LimitValue, Type.Null()])
const instantOrNull = Type.Union([Instant, Type.Null()])

/** A looser value that has been asked for and does not hold yet. */
export const PendingChange = Type.Object({ value: valueOrNull, askedAt: Instant, effectiveAt: Instant })

/** One kind of limit as the player sees it. */
export const LimitShown = Type.Object({
  kind: LimitKindName,
  /** No law asks for it; the player may choose it. */
  isOptional: Type.Boolean(),
  /** Set, or expressly refused (value null). */
  isChosen: Type.Boolean(),
  value: valueOrNull,
  /** What counts against it now; null where nothing is counted. */
  present: valueOrNull,
  /** Present value in hundredths of the limit; null without a limit. */
  percent: Type.Union([Type.Integer(), Type.Null()]),
  resetsAt: instantOrNull,
  pending: Type.Union([PendingChange, Type.Null()]),
  /** Changes left in this calendar month; null: as many as one likes. */
  changesLeft: Type.Union([Type.Integer(), Type.Null()]),
  /** When the next change is allowed, if none is left. */
  nextChangeAt: instantOrNull,
  /** From when a looser value would hold if it were asked for now. */
  looserFrom: Instant,
  /** Rule of the market's pack by which it is changed. */
  ruleId: Type.String(),
})

/** The warning at 80 %: no refusal, told beside the limits (and as an event once in a period). */
export const LimitWarning = Type.Object({
  code: Type.Literal('WRN_PLAYER_LIMITS_REACHED'),
  kind: LimitKindName,
  percent: Type.Integer(),
})

export const LimitsShown = Type.Object({
  limits: Type.Array(LimitShown),
  /** Kinds that the market asks for and that are neither set nor refused. */
  notChosen: Type.Array(LimitKindName),
  warnings: Type.Array(LimitWarning),
  serverTime: Instant,
})
export type LimitsShown = Static<typeof LimitsShown>

/** What a value would have done over the days that are past. */
export const WhatIf = Type.Object({
  /** First and last day looked at. */
  from: Type.String(),
  to: Type.String(),
  /** Calendar periods in which something was counted; of a break, visits that followed another one. */
  periods: Type.Integer(),
  /** Of these, those in which the value would have been reached. */
  reached: Type.Integer(),
  /** By how much it would have been passed in all of them. */
  over: valueOrNull,
  /** The greatest value counted in one period; of a break the shortest one. */
  greatest: valueOrNull,
})
