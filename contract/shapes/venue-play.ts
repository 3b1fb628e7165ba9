import { Type, type Static } from 'typebox'
import { GameKey, Instant, PlayerId, text, TransferReference, Uuid } from './fields.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** How a player signed in at a terminal: by card and PIN, by the card alone, or by a code from the phone. */
export const TERMINAL_WAYS = ['card-pin', 'card', 'code'] as const
export type TerminalWay = (typeof TERMINAL_WAYS)[number]

/** Why a player's sitting at a terminal ended. */
export const SITTING_ENDS = [
  'signed-out',
  'idle',
  'left-by-phone',
  'panic',
  'excluded',
  'session-ended',
  'line-lost',
  'break',
] as const
export type SittingEnd = (typeof SITTING_ENDS)[number]

/** A player signed in at a terminal. */
export const Sitting = Type.Object({
  sittingId: Uuid,
  playerId: PlayerId,
  venueId: Uuid,
  terminalId: Uuid,
  way: Type.Enum([...TERMINAL_WAYS]),
  openedAt: Instant,
  endedAt: orNull(Instant),
  endReason: orNull(Type.Enum([...SITTING_ENDS])),
  /** What the player may still stake and lose, over the web and all terminals; null without a limit. */
  stakeLeftMinor: orNull(Type.Integer()),
  lossLeftMinor: orNull(Type.Integer()),
  /** The law's maximum of one stake at this venue; null: the law has none. */
  stakeMaxMinor: orNull(Type.Integer()),
  /** Expiry of these figures; a later stake is checked again. */
  goodUntil: Instant,
  /** The same as a time from now, for callers whose clock is off; not positive once they have expired. */
  goodForMs: Type.Integer(),
  currency: Type.String(),
})
export type Sitting = Static<typeof Sitting>

/**
 * Facts of a venue. `stake`, `win` and `jackpot` have an amount; a `rollback` has the reference of a stake that was cancelled; a
 * `visit` is a person who came in; a `session` is a sitting that the venue's system closed itself.
 */
export const FACT_KINDS = ['stake', 'win', 'jackpot', 'rollback', 'visit', 'session'] as const
export type FactKind = (typeof FACT_KINDS)[number]

export const VenueFact = Type.Object({
  /** The venue's own unique reference: a repeated fact is counted once. */
  reference: TransferReference,
  kind: Type.Enum([...FACT_KINDS]),
  playerId: PlayerId,
  /** When it happened, by the sender's clock. */
  at: Instant,
  terminalId: Type.Optional(Uuid),
  sittingId: Type.Optional(Uuid),
  amountMinor: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
  roundId: Type.Optional(text(64, 1)),
  /** The game, if it is also on the web: the loss of an hour in it is counted together. */
  gameKey: Type.Optional(GameKey),
  rollsBack: Type.Optional(TransferReference),
  /** For a `session`: since when the player was signed in. */
  since: Type.Optional(Instant),
})
export type VenueFact = Static<typeof VenueFact>

/** Maximum facts in one report. */
export const FACTS_MAX = 200

export const FactOutcome = Type.Object({
  reference: Type.String(),
  /** `repeated`: it was counted before · `refused`: it can never be counted; `code` has the reason. */
  outcome: Type.Enum(['counted', 'repeated', 'refused']),
  code: orNull(Type.String()),
})
export type FactOutcome = Static<typeof FactOutcome>

/**
 * How staff of a venue close a case of credit left on a terminal: it was paid in cash by hand, the report of the terminal was wrong,
 * or something else that they explain.
 */
export const CREDIT_OUTCOMES = ['paid', 'wrong', 'other'] as const
export type CreditOutcome = (typeof CREDIT_OUTCOMES)[number]

/** How far the clock of a venue's machine may be off before its managers are told by a letter. */
export const AGENT_CLOCK_MAX_MS = 60_000
/** How long an agent may report nothing before it is shown as silent: it reports every fifteen seconds. */
export const AGENT_SILENT_MS = 60_000

/** Kinds of transactions, by the names of makers of casino equipment. */
export const TRANSACTION_TYPES = ['CREDIT', 'DEBIT', 'WIN', 'JACKPOT', 'ROLLBACK', 'PAYOUT'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** Refusals because of the place: no play there now. */
export const PLACE_OBSTACLES = [
  'ERR_VENUE_NOT_FOUND',
  'ERR_TERMINAL_NOT_FOUND',
  'ERR_VENUE_CLOSED',
  'ERR_NOT_PLAYABLE_HERE',
] as const

/** Refusals because of the player: no play anywhere now. */
export const PLAY_OBSTACLES = [
  'ERR_PLAYING_BLOCKED',
  'ERR_EXCLUDED',
  'ERR_SELF_EXCLUDED',
  'ERR_PANIC_STOP',
  'ERR_BREAK_REQUIRED',
  'ERR_HOURLY_LOSS_REACHED',
  'ERR_NOT_ALLOWED_BY_LAW',
  'ERR_IDENTITY_NOT_VERIFIED',
  'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
  'ERR_TOO_YOUNG',
  'ERR_MARKET_UNKNOWN',
  'ERR_LIMITS_NOT_CHOSEN',
  'ERR_TERMS_NOT_ACCEPTED',
  'ERR_STAKE_LIMIT_REACHED',
  'ERR_LOSS_LIMIT_REACHED',
  'ERR_LIMIT_REACHED_LOGONDURATION',
  'ERR_LIMIT_REACHED_LOGONBREAK',
] as const
