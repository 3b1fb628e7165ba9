import { Type, type Static } from 'typebox'
import { CLOSING_OBSTACLES, FATES, PERSONAL_PARTS, REQUEST_STATES } from '../states/privacy-states.ts'
import { Instant, Uuid } from './fields.ts'
import { Money } from './money.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** The rule by which data is retained, and until when. `until` is null where it has no fixed end. */
export const KeptByRule = Type.Object({
  ruleId: Type.String(),
  source: Type.String(),
  until: orNull(Instant),
})
export type KeptByRule = Static<typeof KeptByRule>

/** The effect of an erasure, part by part. */
export const ErasurePlan = Type.Object({
  parts: Type.Array(Type.Object({ name: Type.Enum([...PERSONAL_PARTS]), fate: Type.Enum([...FATES]) })),
  /** Retained data, sealed: by this rule, until then. */
  held: KeptByRule,
  /** Until then the person can be recognized: a returning person keeps limits and exclusions. Null: not at all. */
  found: orNull(KeptByRule),
})
export type ErasurePlan = Static<typeof ErasurePlan>

/** Obstacles to closing the account; empty: none. */
export const ClosingObstacles = Type.Array(
  Type.Object({
    kind: Type.Enum([...CLOSING_OBSTACLES]),
    amount: orNull(Money),
    count: orNull(Type.Integer()),
  }),
)
export type ClosingObstacles = Static<typeof ClosingObstacles>

export const ExportShown = Type.Object({
  requestId: Uuid,
  state: Type.Enum(['asked', 'ready', 'gone']),
  askedAt: Instant,
  expiresAt: orNull(Instant),
  bytes: orNull(Type.Integer()),
})

export const RequestState = Type.Enum([...REQUEST_STATES])
