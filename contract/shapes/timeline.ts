import { Type, type Static } from 'typebox'
import { Instant } from './fields.ts'
import { LimitValue } from './limits.ts'
import { Money } from './money.ts'

/** Kinds of what happens to a player, as staff filter them. */
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

/** One thing that happened, as a fact of that moment: what became of it later is a thing of its own. */
export const TimelineEntry = Type.Object({
  /** Unique on the timeline of a player. */
  id: Type.String(),
  at: Instant,
  /** It sums up the whole day that `at` ends, in the market's time. */
  isDay: Type.Boolean(),
  kind: Type.Enum([...TIMELINE_KINDS]),
  what: Type.String(),
  actor: Type.Enum([...TIMELINE_ACTORS]),
  actorName: orNull(Type.String()),
  /** A word of the kind: a method, a reason, a game, a template. */
  detail: orNull(Type.String()),
  amount: orNull(Money),
  /** Whether the amount came to the player’s balance at this moment, or left it (then it is negative). */
  hasMoved: Type.Boolean(),
  count: orNull(Type.Integer()),
  limit: orNull(Type.Object({ from: orNull(LimitValue), to: orNull(LimitValue) })),
  /** By which it is found where it is kept. */
  reference: orNull(Type.String()),
  label: orNull(Type.String()),
})
export type TimelineEntry = Static<typeof TimelineEntry>
