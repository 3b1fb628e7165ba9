import { Type, type Static } from 'typebox'
import { Instant, Uuid } from './fields.ts'
import { Currency } from './money.ts'

/** Refusals given only by the law. They belong to the closed list of contract/errors.ts. */
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

/** Refusals of a stake or a deposit by the law of accounts: players who are not verified where it is required, and minors. */
export const ACCOUNT_REFUSALS = ['ERR_IDENTITY_NOT_VERIFIED', 'ERR_TOO_YOUNG', 'ERR_MARKET_UNKNOWN'] as const

/** Refusals of a deposit: exclusions, the law of accounts, and limits of deposits. */
export const PAY_IN_REFUSALS = [
  'ERR_PLAYING_BLOCKED',
  'ERR_EXCLUDED',
  'ERR_SELF_EXCLUDED',
  'ERR_PANIC_STOP',
  'ERR_DEPOSIT_LIMIT_REACHED',
  'ERR_TERMS_NOT_ACCEPTED',
  ...ACCOUNT_REFUSALS,
] as const

/** `none`: our own figure, because no source was found. */
export const CONFIDENCES = ['primary', 'secondary', 'general', 'none'] as const

export const LawMarket = Type.Enum(['CZE', 'SVK', 'UNKNOWN'])
export type LawMarket = Static<typeof LawMarket>

export const QUANTITY_UNITS = ['minor', 'milliseconds', 'minutes', 'hours', 'days', 'months', 'years', 'count'] as const
/** A figure of a rule, or the present value compared with it. */
export const Quantity = Type.Object({
  value: Type.Integer(),
  unit: Type.Enum([...QUANTITY_UNITS]),
  currency: Type.Union([Type.String(), Type.Null()]),
})
export type Quantity = Static<typeof Quantity>

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Why the law refuses. `earliestAllowedAt` is null when time alone will not allow it. */
export const LawRefusal = Type.Object({
  code: Type.String(),
  ruleId: Type.String(),
  packId: Type.String(),
  figure: orNull(Quantity),
  present: orNull(Quantity),
  earliestAllowedAt: orNull(Instant),
  textKey: Type.String(),
  /** Other rules that refuse it too. */
  alsoRefusedBy: Type.Array(Type.String()),
})

/** Remedies that make a forbidden promotion lawful. */
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

/** One rule for staff. */
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
  /** The brand's field in which its operator names the lawyer who confirmed the rule; null: no confirmation needed. */
  confirmedIn: orNull(Type.String()),
  isOn: Type.Boolean(),
  isOptional: Type.Boolean(),
  validFrom: Type.String(),
  validUntil: orNull(Type.String()),
})

export const PackShown = Type.Object({
  packId: Type.String(),
  market: LawMarket,
  /** Of the amounts in its rules; null: not one currency. */
  currency: orNull(Currency),
  validFrom: Type.String(),
  validUntil: orNull(Type.String()),
  /** SHA-256 of the pack's data, stored with each decision, so that a later change of the pack is detected. */
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
  /** The sentence shown to the player, in the requested language. */
  text: Type.String(),
})
