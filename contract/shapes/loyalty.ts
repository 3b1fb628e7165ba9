import { Type, type Static } from 'typebox'
import { GameKey, Instant, text } from './fields.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Kinds of definitions of the club that staff write. */
export const DEFINITION_KINDS = ['rule', 'mission', 'badge', 'item', 'ladder'] as const
export type DefinitionKind = (typeof DEFINITION_KINDS)[number]

/**
 * Facts that can give points. `quiet-day`: a calendar day with a limit of one's own that refused nothing · `game-learned`: the page
 * of a game was read · `free-play`: a game was tried for fun · `profile`: a part of the account was filled in · `play-day`: a day
 * with a stake · `stake`: money staked.
 */
export const POINT_FACTS = ['quiet-day', 'game-learned', 'free-play', 'profile', 'play-day', 'stake'] as const
export type PointFact = (typeof POINT_FACTS)[number]
/** Facts that missions and badges count, one by one. */
export const COUNTED_FACTS = ['quiet-day', 'game-learned', 'free-play', 'profile', 'play-day'] as const
export type CountedFact = (typeof COUNTED_FACTS)[number]

export const CLUB_ICONS = ['shield', 'book', 'dice', 'person', 'star', 'moon', 'flag', 'gift'] as const
/** Pictures of the club that a player can select; the files are in the player site (`public/avatars`). */
export const AVATARS = ['coin', 'moon', 'star', 'clover', 'crown', 'diamond', 'rocket', 'castle'] as const
export type Avatar = (typeof AVATARS)[number]

export const MOVEMENT_KINDS = ['earned', 'mission', 'bought', 'expired', 'corrected'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** A text in the languages of the brand. */
const textIn = (max: number) => {
  const one = Type.Optional(text(max, 1))
  return Type.Object({ cs: one, sk: one, en: one, hu: one, ru: one, vi: one })
}
const Name = textIn(60)
const Sentence = textIn(200)
export type Texts = Static<typeof Name>

export const DefinitionKey = Type.String({ pattern: '^[a-z0-9-]{2,40}$', minLength: 2, maxLength: 40 })
const Points = Type.Integer({ minimum: 1, maximum: 100_000 })
const Count = Type.Integer({ minimum: 1, maximum: 1_000 })
/** Days until the points expire; null: never. */
const ExpiresAfterDays = orNull(Type.Integer({ minimum: 1, maximum: 3_650 }))

export const RuleContent = Type.Object({
  kind: Type.Literal('rule'),
  name: Name,
  fact: Type.Enum([...POINT_FACTS]),
  points: Points,
  /** For `stake` only: the amount in minor units that earns the points once. */
  perMinor: orNull(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  /** Maximum points of this rule in a calendar day. */
  dayMax: orNull(Points),
  expiresAfterDays: ExpiresAfterDays,
})
export const MissionContent = Type.Object({
  kind: Type.Literal('mission'),
  name: Name,
  description: Sentence,
  fact: Type.Enum([...COUNTED_FACTS]),
  count: Count,
  points: Points,
  expiresAfterDays: ExpiresAfterDays,
  icon: Type.Enum([...CLUB_ICONS]),
})
export const BadgeContent = Type.Object({
  kind: Type.Literal('badge'),
  name: Name,
  description: Sentence,
  fact: Type.Enum([...COUNTED_FACTS]),
  count: Count,
  icon: Type.Enum([...CLUB_ICONS]),
})
export const ItemContent = Type.Object({
  kind: Type.Literal('item'),
  name: Name,
  points: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  what: Type.Union([
    Type.Object({ type: Type.Literal('avatar'), avatar: Type.Enum([...AVATARS]) }),
    Type.Object({
      type: Type.Literal('free-rounds'),
      gameKey: GameKey,
      stakeMinor: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      rounds: Type.Integer({ minimum: 1, maximum: 100 }),
      days: Type.Integer({ minimum: 1, maximum: 90 }),
    }),
  ]),
})
export const LadderContent = Type.Object({
  kind: Type.Literal('ladder'),
  levels: Type.Array(
    Type.Object({
      /** Never reused: a player's level survives its renaming. */
      levelId: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      name: Name,
      description: Sentence,
      requiredPoints: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
      /** Visible from this number of points on; null: always. */
      visibilityPoints: orNull(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    }),
    { minItems: 1, maxItems: 50 },
  ),
})
export const DefinitionContent = Type.Union([RuleContent, MissionContent, BadgeContent, ItemContent, LadderContent])
export type DefinitionContent = Static<typeof DefinitionContent>
export type ContentOf<K extends DefinitionKind> = Extract<DefinitionContent, { kind: K }>

/** A level in one language, with the field names of the specification (player-site §3). */
export const LevelShown = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  image: Type.String(),
  requiredPoints: Type.Integer(),
  visibilityPoints: orNull(Type.Integer()),
  requiredLevelCounter1: orNull(Type.Integer()),
  requiredLevelCounter2: orNull(Type.Integer()),
  customData: Type.Null(),
})

/** A movement of points, with the name of its source. */
export const MovementShown = Type.Object({
  movementId: Type.String(),
  kind: Type.Enum([...MOVEMENT_KINDS]),
  points: Type.Integer(),
  pointsAfter: Type.Integer(),
  at: Instant,
  expiresAt: orNull(Instant),
  /** `rule:…`, `mission:…`, `item:…`, `correction`, `expiry`. */
  source: Type.String(),
  /** The name of the rule, the mission or the item; empty for a correction and for expired points. */
  name: Type.String(),
  /** The day, the game or the part of the account that it is for. */
  about: orNull(Type.String()),
  /** The reason of a correction by staff. */
  reason: orNull(Type.String()),
})
