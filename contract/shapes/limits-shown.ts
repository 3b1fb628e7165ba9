import { Type, type Static } from 'typebox'
import { Instant } from './fields.ts'
import { LimitKindName, LimitValue } from './limits.ts'

const valueOrNull = Type.Union([LimitValue, Type.Null()])
const instantOrNull = Type.Union([Instant, Type.Null()])

/** A requested looser value that is not in force yet. */
export const PendingChange = Type.Object({ value: valueOrNull, askedAt: Instant, effectiveAt: Instant })

/** One kind of limit for the player. */
export const LimitShown = Type.Object({
  kind: LimitKindName,
  /** Not required by law; the player may choose it. */
  isOptional: Type.Boolean(),
  /** Set, or expressly declined (value null). */
  isChosen: Type.Boolean(),
  value: valueOrNull,
  /** The present value; null where nothing is counted. */
  present: valueOrNull,
  /** Present value in per cent of the limit; null without a limit. */
  percent: Type.Union([Type.Integer(), Type.Null()]),
  resetsAt: instantOrNull,
  pending: Type.Union([PendingChange, Type.Null()]),
  /** Changes left in this calendar month; null: unlimited. */
  changesLeft: Type.Union([Type.Integer(), Type.Null()]),
  /** When the next change is allowed, if none is left. */
  nextChangeAt: instantOrNull,
  /** When a looser value would take effect if it were requested now. */
  looserFrom: Instant,
  /** Rule of the market's pack for its changes. */
  ruleId: Type.String(),
})

/** The warning at 80 %: not a refusal, shown with the limits (and published as an event once in a period). */
export const LimitWarning = Type.Object({
  code: Type.Literal('WRN_PLAYER_LIMITS_REACHED'),
  kind: LimitKindName,
  percent: Type.Integer(),
})

export const LimitsShown = Type.Object({
  limits: Type.Array(LimitShown),
  /** Kinds that the market requires and that are neither set nor declined. */
  notChosen: Type.Array(LimitKindName),
  warnings: Type.Array(LimitWarning),
  serverTime: Instant,
})
export type LimitsShown = Static<typeof LimitsShown>

/** The effect that a value would have had in the past. */
export const WhatIf = Type.Object({
  /** First and last day of the comparison. */
  from: Type.String(),
  to: Type.String(),
  /** Calendar periods with a counted value; for a break, visits that followed another one. */
  periods: Type.Integer(),
  /** Of these, those in which the value would have been reached. */
  reached: Type.Integer(),
  /** The total excess over the value in all of them. */
  over: valueOrNull,
  /** The greatest value of one period; for a break the shortest one. */
  greatest: valueOrNull,
})
