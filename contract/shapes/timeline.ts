import { Type, type Static } from 'typebox'
import { Instant } from './fields.ts'
import { LimitValue } from './limits.ts'
import { Money } from './money.ts'

/** Kinds of events of a player, as filters for staff. */
export const TIMELINE_KINDS = [
  'sessions',
  'money',
  'play',
  'bonuses',
  'limits',
  'exclusion',
  'documents',
  'letters',
  'tickets',
  'notes',
  'person',
  'staff',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

export const TIMELINE_ACTORS = ['player', 'staff', 'client', 'partner', 'system'] as const
export type TimelineActor = (typeof TIMELINE_ACTORS)[number]

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** One event, as known at its instant: a later outcome is an event of its own. */
export const TimelineEntry = Type.Object({
  /** Unique on the timeline of a player. */
  id: Type.String(),
  at: Instant,
  /** A sum of the whole day that ends at `at`, in the market's time. */
  isDay: Type.Boolean(),
  kind: Type.Enum([...TIMELINE_KINDS]),
  what: Type.String(),
  actor: Type.Enum([...TIMELINE_ACTORS]),
  actorName: orNull(Type.String()),
  /** A detail of the kind: a method, a reason, a game, a template. */
  detail: orNull(Type.String()),
  amount: orNull(Money),
  /** Whether the amount was credited to the player's balance at this instant, or left it (then it is negative). */
  hasMoved: Type.Boolean(),
  count: orNull(Type.Integer()),
  limit: orNull(Type.Object({ from: orNull(LimitValue), to: orNull(LimitValue) })),
  /** Id of the event in its own room. */
  reference: orNull(Type.String()),
  label: orNull(Type.String()),
})
export type TimelineEntry = Static<typeof TimelineEntry>
