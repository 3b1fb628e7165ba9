import { Type, type Static } from 'typebox'
import { Instant } from './fields.ts'
import { LawRefusal } from './law.ts'

/** Actions of a person with their account, in the order shown to staff. */
export const CAPABILITIES = ['signIn', 'deposit', 'stake', 'withdraw', 'bonus', 'venue'] as const
export type CapabilityName = (typeof CAPABILITIES)[number]

/** What removes an obstacle. `wait`: only time. `none`: nothing. */
export const WAYS_OUT = [
  'wait',
  'none',
  'unlock',
  'end-sessions',
  'choose-limits',
  'accept-terms',
  'verify-identity',
  'verify-account',
  'prove-contact',
  'lift-restriction',
  'end-exclusion',
  'ask-register',
  'finish-withdrawals',
  'enable-wallet',
  'get-card',
  'set-pin',
] as const
export type WayOut = (typeof WAYS_OUT)[number]

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** A reason why a call would be refused now, as the call itself would return it. */
export const Obstacle = Type.Object({
  code: Type.String(),
  /** Distinguishes obstacles with the same code: `locked`, `closed`, `staff`. */
  kind: orNull(Type.String()),
  since: orNull(Instant),
  /** When it ends by time alone; null: it does not. */
  until: orNull(Instant),
  wayOut: Type.Enum([...WAYS_OUT]),
  /** For a refusal by law: rule, figure and the present value. */
  refusal: orNull(LawRefusal),
  /** The law's own sentence, by language. */
  texts: orNull(Type.Record(Type.String(), Type.String())),
})
export type Obstacle = Static<typeof Obstacle>

export const Capability = Type.Object({
  capability: Type.Enum([...CAPABILITIES]),
  isAllowed: Type.Boolean(),
  /** No obstacle of ours; but the state's register is queried first, and its response decides. */
  asksRegister: Type.Boolean(),
  /** All obstacles, in the order in which the calls check them. */
  obstacles: Type.Array(Obstacle),
})
export type Capability = Static<typeof Capability>
