import { Type } from 'typebox'
import { AcceptedWarnings } from './approvals.ts'
import { GameKey, Instant, Language, text } from './fields.ts'
import { TAG_TYPES } from './game.ts'

/** Key of a tag as in the lobby's URL. */
export const TagKey = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,39}$', maxLength: 40 })

/** Normalized name of a provider, such as `tolar-games`. */
export const ProviderKey = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,39}$', maxLength: 40 })

/** Reason of a change by staff: at least twenty characters, stored in the audit log. */
export const Explanation = text(2000, 20)

export const GameKeys = Type.Array(GameKey, { minItems: 1, maxItems: 500 })

/** Colours of a badge: names of tokens, so that each is legible on every brand's tiles. */
export const BADGE_COLORS = ['orange', 'ruby', 'gold', 'green', 'blue', 'violet'] as const

export const TagTexts = Type.Array(Type.Object({ language: Language, text: text(40, 1) }), { minItems: 1, maxItems: 6 })

/** Input of a tag. Its key never changes, because URLs of the lobby contain it. */
export const TagInput = Type.Object({
  type: Type.Enum([...TAG_TYPES]),
  key: TagKey,
  translations: TagTexts,
  badgeColor: Type.Optional(Type.Enum([...BADGE_COLORS])),
})

/** Several games at once. With `dryRun` nothing changes, and the response has the effect. */
export const ManyGames = Type.Object({
  gameKeys: GameKeys,
  explanation: Explanation,
  acceptedWarnings: Type.Optional(AcceptedWarnings),
  dryRun: Type.Optional(Type.Boolean()),
})

/** The effect of a bulk change on each game. `obstacle` is the refusal that it would get. */
export const GamesChanged = Type.Object({
  done: Type.Boolean(),
  games: Type.Array(
    Type.Object({
      gameKey: GameKey,
      verdict: Type.Enum(['changes', 'same', 'refused']),
      obstacle: Type.Union([Type.String(), Type.Null()]),
      /** Open sessions for money of the game; their open rounds are settled. */
      openSessions: Type.Integer(),
    }),
  ),
})

/** A new order of a list: the named games first, in this order; the others after them, in their present order. */
export const NewOrder = {
  gameKeys: Type.Array(GameKey, { minItems: 1, maxItems: 500 }),
  /** The revision that was edited; refused when there is a newer one. */
  revision: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
}
export const Ordered = Type.Object({ revision: Type.Integer() })

/** Texts required by law beside a game, one for each language. An empty list removes them. */
export const LegalTexts = Type.Array(Type.Object({ language: Language, text: text(4000, 1) }), { maxItems: 6 })

/** Per cent of a stake that counts towards wagering. */
export const BonusPercent = Type.Integer({ minimum: 0, maximum: 100 })

/** One version of a game: the subject of its certificate. */
export const GameVersion = Type.Object({
  number: Type.Integer(),
  definitionHash: Type.String(),
  mathematicsHash: Type.String(),
  rtp: Type.String(),
  addedAt: Instant,
  addedBy: Type.Integer(),
  explanation: Type.String(),
  deletedAt: Type.Union([Instant, Type.Null()]),
  /** The version of this build. */
  isPresent: Type.Boolean(),
})

export const VersionNumber = Type.Integer({ minimum: 1, maximum: 1_000_000 })

/** The path's `{id}` is the game's key. */
export const OfGame = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9]{1,40}$', maxLength: 40 }) })

/** A stored file: its URL has the hash of its bytes, so it can be cached for ever. */
export const GameFile = Type.Object({ url: Type.String(), contentType: Type.String(), bytes: Type.Integer() })

/** Settings of a game by staff, and what they need to know before they enable it. */
export const StaffGameParts = {
  mathematicsHash: Type.String(),
  /** The figures of this definition and this mathematics are proved and equal the declared ones. */
  isSheetGreen: Type.Boolean(),
  /** The market allows at least one of its stakes; otherwise it is not offered. */
  isOffered: Type.Boolean(),
  /** The version of this build; null until somebody has added it. */
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
