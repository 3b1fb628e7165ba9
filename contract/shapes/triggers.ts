import { Type, type Static } from 'typebox'
import { EVENT_NAMES, EVENT_REACHES, FIELD_TYPES, PLAY_MEANINGS } from '../event-uses.ts'
import { TRIGGER_STATES } from '../states/trigger-states.ts'
import { Instant, Language, PlayerId, text, Uuid } from './fields.ts'
import { LawRefusal, REMEDIES } from './law.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Key of a definition: lower case, the staff's name of an event. */
export const DefinitionKey = Type.String({ minLength: 3, maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' })

export const DomainEvent = Type.Enum([...EVENT_NAMES])

export const EventFieldShown = Type.Object({
  name: Type.String(),
  type: Type.Enum([...FIELD_TYPES]),
  /** The aspects of play that it is about; the law of a market may forbid gifts for them. */
  play: Type.Array(Type.Enum([...PLAY_MEANINGS])),
})

/** An event of the catalogue as triggers may use it. */
export const EventShown = Type.Object({
  event: DomainEvent,
  reach: Type.Enum([...EVENT_REACHES]),
  play: Type.Array(Type.Enum([...PLAY_MEANINGS])),
  fields: Type.Array(EventFieldShown),
  /** Reactions of the product that listen to it besides triggers. */
  handledBy: Type.Array(Type.String()),
})

/** An event of the catalogue that staff have enabled for triggers, under a name. */
export const EventDefinition = Type.Object({
  definitionId: Uuid,
  key: Type.String(),
  event: Type.String(),
  description: Type.String(),
  isEnabled: Type.Boolean(),
  reach: Type.Enum([...EVENT_REACHES]),
  fields: Type.Array(EventFieldShown),
  /** Number of its triggers that have not ended. */
  triggers: Type.Integer(),
  writtenBy: Type.String(),
  writtenAt: Instant,
})

/** Operators of a comparison; OPERATORS_OF has those of each type of field. */
export const OPERATORS = ['is', 'is-not', 'one-of', 'none-of', 'at-least', 'at-most', 'has', 'has-not'] as const
export type Operator = (typeof OPERATORS)[number]

/** Operators that a type of field has. */
export const OPERATORS_OF: Readonly<Record<(typeof FIELD_TYPES)[number], readonly Operator[]>> = {
  text: ['is', 'is-not', 'one-of', 'none-of'],
  number: ['is', 'is-not', 'at-least', 'at-most'],
  flag: ['is'],
  list: ['has', 'has-not'],
  moment: ['at-least', 'at-most'],
}

export const Comparison = Type.Object({
  field: text(80, 1),
  operator: Type.Enum([...OPERATORS]),
  value: Type.Union([
    text(200, 1),
    Type.Integer(),
    Type.Boolean(),
    Type.Array(text(200, 1), { minItems: 1, maxItems: 50, uniqueItems: true }),
  ]),
})
export type Comparison = Static<typeof Comparison>

/** `none`: not any of them. */
const Join = Type.Enum(['all', 'any', 'none'])
const PARTS_MAX = 20
export const ComparisonGroup = Type.Object({
  join: Join,
  of: Type.Array(Comparison, { minItems: 1, maxItems: PARTS_MAX }),
})
export type ComparisonGroup = Static<typeof ComparisonGroup>

/** A tree of two levels, enough for every combination of and, or and not. Without parts it matches every event. */
export const Condition = Type.Object({
  join: Join,
  of: Type.Array(Type.Union([Comparison, ComparisonGroup]), { maxItems: PARTS_MAX }),
})
export type Condition = Static<typeof Condition>

/** A text in each language of the brand: a missing one is refused. */
const texts = (maxLength: number) => Type.Partial(Type.Record(Language, text(maxLength, 1)))
export type TriggerTexts = Static<ReturnType<typeof texts>>

export const ACTION_KINDS = ['gift', 'points', 'inbox', 'letter', 'webhook'] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/** Exactly one action: firings are counted, limited and checked as one unit. */
export const TriggerAction = Type.Union([
  /** `isOffer`: only sent to players who may get offers. */
  Type.Object({
    kind: Type.Literal('inbox'),
    title: texts(120),
    body: texts(2000),
    link: orNull(Type.String({ maxLength: 80, pattern: '^(dp:[a-z_]{2,40}|/[a-z0-9/-]{0,78})$' })),
    isOffer: Type.Boolean(),
  }),
  /** An offer is only sent to players who agreed to offers by letter. */
  Type.Object({ kind: Type.Literal('letter'), subject: texts(120), body: texts(4000), isOffer: Type.Boolean() }),
  /** By a campaign whose target group is selected by a trigger. */
  Type.Object({ kind: Type.Literal('gift'), campaignId: Uuid }),
  Type.Object({
    kind: Type.Literal('points'),
    points: Type.Integer({ minimum: 1, maximum: 10_000 }),
    expiresAfterDays: orNull(Type.Integer({ minimum: 1, maximum: 1_000 })),
  }),
  /** Signed; the secret is returned only once. */
  Type.Object({
    kind: Type.Literal('webhook'),
    url: Type.String({ minLength: 12, maxLength: 300, pattern: '^https?://\\S+$' }),
  }),
])
export type TriggerAction = Static<typeof TriggerAction>

export const TriggerTerms = Type.Object({
  name: text(80, 3),
  definitionId: Uuid,
  condition: Condition,
  action: TriggerAction,
  limits: Type.Object({
    /** Maximum firings for one person: in a day of the market's calendar, and in total. */
    perDay: orNull(Type.Integer({ minimum: 1, maximum: 1_000 })),
    perPerson: orNull(Type.Integer({ minimum: 1, maximum: 10_000 })),
    /** Minimum time between two firings for a person. */
    coolDownMinutes: orNull(Type.Integer({ minimum: 1, maximum: 525_600 })),
    /** Budget: maximum firings for all people together. Then it ends. */
    budget: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  }),
})
export type TriggerTerms = Static<typeof TriggerTerms>

/** A finding of the legality gate against a trigger: the rule with its figure, the part of the trigger, and the remedy. */
export const TriggerFinding = Type.Object({
  /** A field of the condition, or the event itself. */
  field: Type.String(),
  play: Type.Array(Type.Enum([...PLAY_MEANINGS])),
  refusal: Type.Pick(LawRefusal, ['ruleId', 'packId', 'figure']),
  texts: Type.Record(Type.String(), Type.String()),
  remedy: Type.Enum([...REMEDIES]),
})
export type TriggerFinding = Static<typeof TriggerFinding>

export const Trigger = Type.Object({
  triggerId: Uuid,
  state: Type.Enum([...TRIGGER_STATES]),
  definitionKey: Type.String(),
  event: Type.String(),
  version: Type.Integer(),
  terms: TriggerTerms,
  fired: Type.Integer(),
  lastFiredAt: orNull(Instant),
  /** It handles events published from then on. */
  liveSince: orNull(Instant),
  writtenBy: Type.Integer(),
  writtenByName: Type.String(),
  writtenAt: Instant,
  approvedByName: orNull(Type.String()),
  endedBy: orNull(Type.Enum(['staff', 'budget'])),
})

/** Why a trigger did not fire for an event. */
export const WHY_NOT_FIRED = [
  'condition',
  'definition-off',
  'nobody',
  'per-day',
  'per-person',
  'cool-down',
  'left-alone',
  'restricted',
  'blocked',
  'no-consent',
  'no-address',
  'not-lawful',
  'no-club',
  'not-given',
  'failed',
] as const
export type WhyNotFired = (typeof WHY_NOT_FIRED)[number]

export const Firing = Type.Object({
  firingId: Uuid,
  triggerId: Uuid,
  version: Type.Integer(),
  eventId: Type.Integer(),
  event: Type.String(),
  playerId: orNull(PlayerId),
  hasFired: Type.Boolean(),
  whyNot: orNull(Type.Enum([...WHY_NOT_FIRED])),
  /** A further reason: why a campaign gave nothing. */
  detail: orNull(Type.String()),
  at: Instant,
  /** For a webhook: the state of its delivery. */
  delivery: orNull(
    Type.Object({
      state: Type.Enum(['queued', 'sent', 'failed']),
      attempts: Type.Integer(),
      problem: orNull(Type.String()),
    }),
  ),
})

/** People for whom it would have fired, by the stored events. */
export const Preview = Type.Object({
  /** Start of the retention of events; older ones are not read. */
  from: Instant,
  /** The oldest stored event, of any name; null without one. */
  coveredFrom: orNull(Instant),
  /** False where there are more events than a preview reads. */
  isWhole: Type.Boolean(),
  events: Type.Integer(),
  matched: Type.Integer(),
  fired: Type.Integer(),
  people: Type.Integer(),
  byReason: Type.Array(Type.Object({ whyNot: Type.Enum([...WHY_NOT_FIRED, 'budget']), count: Type.Integer() })),
  /** Checks not made, because they depend on the day; they are made when it fires. */
  notAsked: Type.Array(Type.Enum(['left-alone', 'restricted', 'blocked', 'no-consent', 'campaign'])),
  /** The newest events for which it would have fired. */
  newest: Type.Array(Type.Object({ eventId: Type.Integer(), playerId: orNull(PlayerId), toldAt: Instant })),
})
