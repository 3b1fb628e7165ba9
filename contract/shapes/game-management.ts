import { Type } from 'typebox'
import { AcceptedWarnings } from './approvals.ts'
import { GameKey, Instant, Language, text } from './fields.ts'
import { TAG_TYPES } from './game.ts'

/** Key of a tag as in the lobby's address. */
export const TagKey = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,39}$', maxLength: 40 })

/** Normalized name of a provider, such as `tolar-games`. */
export const ProviderKey = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,39}$', maxLength: 40 })

/** Why staff change something: twenty characters at least, kept in the audit log. */
export const Explanation = text(2000, 20)

export const GameKeys = Type.Array(GameKey, { minItems: 1, maxItems: 500 })

/** Colours of a badge: names of tokens, so that each of them is readable on every brand's tiles. */
export const BADGE_COLORS = ['orange', 'ruby', 'gold', 'green', 'blue', 'violet'] as const

export const TagTexts = Type.Array(Type.Object({ language: Language, text: text(40, 1) }), { minItems: 1, maxItems: 6 })

/** A tag as staff write it. Its key never changes: addresses of the lobby hold it. */
export const TagInput = Type.Object({
  type: Type.Enum([...TAG_TYPES]),
  key: TagKey,
  translations: TagTexts,
  badgeColor: Type.Optional(Type.Enum([...BADGE_COLORS])),
})

/** Several games at once. With `dryRun` nothing changes, and the answer says what would. */
export const ManyGames = Type.Object({
  gameKeys: GameKeys,
  explanation: Explanation,
  acceptedWarnings: Type.Optional(AcceptedWarnings),
  dryRun: Type.Optional(Type.Boolean()),
})

/** What a change of many games does, or would do, to each of them. `obstacle` is the refusal it would end with. */
export const GamesChanged = Type.Object({
  done: Type.Boolean(),
  games: Type.Array(
    Type.Object({
      gameKey: GameKey,
      verdict: Type.Enum(['changes', 'same', 'refused']),
      obstacle: Type.Union([Type.String(), Type.Null()]),
      /** Games opened for money now; their rounds in flight settle. */
      openSessions: Type.Integer(),
    }),
  ),
})

/** A list in its new order: named games first, as named; the others after them, as they were. */
export const NewOrder = {
  gameKeys: Type.Array(GameKey, { minItems: 1, maxItems: 500 }),
  /** The revision that the order was made from; another one in the meantime is a refusal. */
  revision: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
}
export const Ordered = Type.Object({ revision: Type.Integer() })

/** Texts of the law beside a game, one a language. An empty list takes them away. */
export const LegalTexts = Type.Array(Type.Object({ language: Language, text: text(4000, 1) }), { maxItems: 6 })

/** Per cent of a stake that counts towards the conditions of a bonus. */
export const BonusPercent = Type.Integer({ minimum: 0, maximum: 100 })

/** One version of a game: what its certificate speaks of. */
export const GameVersion = Type.Object({
  number: Type.Integer(),
  definitionHash: Type.String(),
  mathematicsHash: Type.String(),
  rtp: Type.String(),
  addedAt: Instant,
  addedBy: Type.Integer(),
  explanation: Type.String(),
  deletedAt: Type.Union([Instant, Type.Null()]),
  /** The version that this build plays. */
  isPresent: Type.Boolean(),
})

export const VersionNumber = Type.Integer({ minimum: 1, maximum: 1_000_000 })

/** The path's `{id}` is the game's key. */
export const OfGame = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9]{1,40}$', maxLength: 40 }) })

/** A stored file: its address holds the hash of its bytes, so it can be kept for ever. */
export const GameFile = Type.Object({ url: Type.String(), contentType: Type.String(), bytes: Type.Integer() })

/** What staff decide about a game, and what they must know before they enable it. */
export const StaffGameParts = {
  mathematicsHash: Type.String(),
  /** The figures of this definition and this mathematics are proved and equal those declared. */
  isSheetGreen: Type.Boolean(),
  /** The market allows a stake on it; a game without one is not offered. */
  isOffered: Type.Boolean(),
  /** The version that this build plays; null while nobody has added it. */
  version: Type.Union([Type.Integer(), Type.Null()]),
  provider: Type.String(),
  tags: Type.Array(TagKey),
  legalTexts: LegalTexts,
  isGamePlanVisible: Type.Boolean(),
  bonusPercent: BonusPercent,
  iconUrl: Type.String(),
  coverUrl: Type.String(),
  hasOwnIcon: Type.Boolean(),
  hasOwnCover: Type.Boolean(),
  gamePlanUrl: Type.Union([Type.String(), Type.Null()]),
  drift: Type.Enum(['none', 'watching', 'alarm']),
}
