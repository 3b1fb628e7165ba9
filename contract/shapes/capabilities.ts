import { Type, type Static } from 'typebox'
import { Instant } from './fields.ts'
import { LawRefusal } from './law.ts'

/** What a person may do with their account, in the order in which staff read it. */
export const CAPABILITIES = ['signIn', 'deposit', 'stake', 'withdraw', 'bonus', 'venue'] as const
export type CapabilityName = (typeof CAPABILITIES)[number]

/** What takes an obstacle away. `wait`: nothing but time. `none`: nothing at all. */
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

/** Why a call would be refused now, as it would say it itself. */
export const Obstacle = Type.Object({
  code: Type.String(),
  /** Tells apart what has one code: `locked`, `closed`, `staff`. */
  kind: orNull(Type.String()),
  since: orNull(Instant),
  /** When time alone takes it away; null: time does not. */
  until: orNull(Instant),
  wayOut: Type.Enum([...WAYS_OUT]),
  /** Where the law says no: rule, figure and what stands against it. */
  refusal: orNull(LawRefusal),
  /** The law's own sentence, by language. */
  texts: orNull(Type.Record(Type.String(), Type.String())),
})
export type Obstacle = Static<typeof Obstacle>

export const Capability = Type.Object({
  capability: Type.Enum([...CAPABILITIES]),
  isAllowed: Type.Boolean(),
  /** Nothing of ours stands against it; the state's register is asked before, and its answer decides. */
  asksRegister: Type.Boolean(),
  /** Everything that stands against it, in the order in which the calls ask. */
  obstacles: Type.Array(Obstacle),
})
export type Capability = Static<typeof Capability>
