import { Type, type Static } from 'typebox'
import { Instant, Uuid } from './fields.ts'

/** Refusals that only the law gives. They belong to the closed list of contract/errors.ts. */
export const LAW_CODES = [
  'ERR_MARKET_UNKNOWN',
  'ERR_PERSON_HAS_ACCOUNT',
  'ERR_POLITICALLY_EXPOSED',
  'ERR_EXCLUDED',
  'ERR_REGISTER_NOT_WRITABLE',
  'ERR_PANIC_STOP',
  'ERR_SELF_EXCLUDED',
  'ERR_BREAK_REQUIRED',
  'ERR_HOURLY_LOSS_REACHED',
  'ERR_DEPOSIT_LIMIT_REACHED',
  'ERR_VISIT_LIMIT_REACHED',
  'ERR_LIMITS_NOT_CHOSEN',
  'ERR_LIMIT_TOO_LOOSE',
  'ERR_IDENTITY_NOT_VERIFIED',
  'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
  'ERR_ROUND_TOO_SOON',
  'ERR_NOT_ALLOWED_BY_LAW',
] as const
export type LawCode = (typeof LAW_CODES)[number]

/** By which the law of accounts refuses a stake or a deposit: who is not verified where that is asked for, and the young. */
export const ACCOUNT_REFUSALS = ['ERR_IDENTITY_NOT_VERIFIED', 'ERR_TOO_YOUNG', 'ERR_MARKET_UNKNOWN'] as const

/** By which money on its way in is refused: exclusions, the law of accounts, and limits of deposits. */
export const PAY_IN_REFUSALS = [
  'ERR_PLAYING_BLOCKED',
  'ERR_EXCLUDED',
  'ERR_SELF_EXCLUDED',
  'ERR_PANIC_STOP',
  'ERR_DEPOSIT_LIMIT_REACHED',
  'ERR_TERMS_NOT_ACCEPTED',
  ...ACCOUNT_REFUSALS,
] as const

/** `none`: ours, because no source was found. */
export const CONFIDENCES = ['primary', 'secondary', 'general', 'none'] as const

export const LawMarket = Type.Enum(['CZE', 'SVK', 'UNKNOWN'])
export type LawMarket = Static<typeof LawMarket>

/** A figure of a rule, or what stands against it now. */
export const Quantity = Type.Object({
  value: Type.Integer(),
  unit: Type.Enum(['minor', 'milliseconds', 'minutes', 'hours', 'days', 'months', 'years', 'count']),
  currency: Type.Union([Type.String(), Type.Null()]),
})
export type Quantity = Static<typeof Quantity>

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Why the law says no. `earliestAllowedAt` is null when time alone will not allow it. */
export const LawRefusal = Type.Object({
  code: Type.String(),
  ruleId: Type.String(),
  packId: Type.String(),
  figure: orNull(Quantity),
  present: orNull(Quantity),
  earliestAllowedAt: orNull(Instant),
  textKey: Type.String(),
  /** Other rules that stand against it too. */
  alsoRefusedBy: Type.Array(Type.String()),
})

/** Ways in which a promotion that the law forbids becomes lawful. */
export const REMEDIES = [
  'give-without-play',
  'use-deposit-match',
  'bound-deposits',
  'keep-at-withdrawal',
  'write-short-terms',
  'tell-terms-first',
  'choose-other-games',
  'not-in-this-market',
] as const
export type Remedy = (typeof REMEDIES)[number]

/** One rule as staff read it. */
export const RuleShown = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  summary: Type.String(),
  figures: Type.Record(Type.String(), Type.Unknown()),
  code: Type.String(),
  textKey: Type.String(),
  source: Type.String(),
  confidence: Type.Enum([...CONFIDENCES]),
  isVerified: Type.Boolean(),
  /** The field of the brand in which its operator names the lawyer who has confirmed it; null: none is asked for. */
  confirmedIn: orNull(Type.String()),
  isOn: Type.Boolean(),
  isOptional: Type.Boolean(),
  validFrom: Type.String(),
  validUntil: orNull(Type.String()),
})

export const PackShown = Type.Object({
  packId: Type.String(),
  market: LawMarket,
  validFrom: Type.String(),
  validUntil: orNull(Type.String()),
  /** SHA-256 of the pack's data: a decision keeps it, so that a changed past shows. */
  fingerprint: Type.String(),
  rules: Type.Array(RuleShown),
})

export const DecisionShown = Type.Object({
  decisionId: Uuid,
  at: Instant,
  market: LawMarket,
  playerId: orNull(Type.Integer()),
  action: Type.String(),
  refusal: LawRefusal,
  /** The sentence that the player was given, in the language asked for. */
  text: Type.String(),
})
