import { Type } from 'typebox'
import { EXCLUSION_END_REASONS, EXCLUSION_KINDS, EXCLUSION_SOURCES } from '../states/exclusions.ts'
import { Instant, Uuid } from './fields.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** One exclusion for its player: also the receipt of a panic stop. */
export const ExclusionShown = Type.Object({
  exclusionId: Uuid,
  kind: Type.Enum([...EXCLUSION_KINDS]),
  source: Type.Enum([...EXCLUSION_SOURCES]),
  from: Instant,
  /** null: no time ends it. */
  until: orNull(Instant),
  months: orNull(Type.Integer()),
  /** Short number to quote to support. */
  receipt: Type.String(),
  ruleId: orNull(Type.String()),
  packId: Type.String(),
  isInForce: Type.Boolean(),
  endedAt: orNull(Instant),
  endReason: orNull(Type.Enum([...EXCLUSION_END_REASONS])),
})

export const REGISTER_ANSWERS = ['clear', 'excluded', 'unknown'] as const

/** The latest response of the state's register. `livesUntil` is null when it may not be used. */
export const RegisterAnswer = Type.Object({
  answer: Type.Enum([...REGISTER_ANSWERS]),
  register: Type.String(),
  checkedAt: Instant,
  livesUntil: orNull(Instant),
  resultId: orNull(Type.String()),
})

export const APPLICATION_STATES = ['waiting', 'accepted', 'rejected'] as const

/** An application to the register that we submit for the player. */
export const RegisterApplication = Type.Object({
  applicationId: Uuid,
  state: Type.Enum([...APPLICATION_STATES]),
  months: Type.Integer(),
  askedAt: Instant,
  acceptedId: orNull(Type.String()),
  effectiveFrom: orNull(Instant),
})

/** Why a register was queried. */
export const REGISTER_CHECK_REASONS = [
  'registration',
  'sign-in',
  'stake',
  'player-asked',
  'staff',
  'handed-over',
  'kiosk',
] as const

/** Refusals of a stake, a launch or a deposit because of an exclusion. */
export const EXCLUSION_REFUSALS = [
  'ERR_EXCLUDED',
  'ERR_SELF_EXCLUDED',
  'ERR_PANIC_STOP',
  'ERR_BREAK_REQUIRED',
  'ERR_HOURLY_LOSS_REACHED',
] as const
