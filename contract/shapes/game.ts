import { Type } from 'typebox'
import { GameKey, Instant } from './fields.ts'

export const Provider = Type.Object({
  name: Type.String(),
  normalizedName: Type.String(),
  /** Keys of the playable games in the provider's own order; absent while it uses the general one. */
  order: Type.Optional(Type.Array(GameKey)),
})

export const TAG_TYPES = ['Category', 'Genre', 'Tag', 'Badge', 'Reels'] as const

/** One tag in the catalogue (player-site §3). */
export const Tag = Type.Object({
  type: Type.Enum([...TAG_TYPES]),
  key: Type.String(),
  translations: Type.Array(Type.Object({ language: Type.String(), text: Type.String() })),
  metadata: Type.Optional(Type.Object({ badgeColor: Type.Optional(Type.String()) })),
  gamesCount: Type.Integer(),
  /** Keys of the playable games in the tag's own order; absent while it uses the general one. */
  order: Type.Optional(Type.Array(GameKey)),
})

/** One game in the lobby. `rtp` is percent as decimal text, from the same source as the paytable. */
export const Game = Type.Object({
  key: GameKey,
  name: Type.String(),
  names: Type.Object({ cs: Type.String(), en: Type.String() }),
  provider: Type.Object({ name: Type.String(), normalizedName: Type.String() }),
  start: Instant,
  tags: Type.Array(Type.String()),
  sort: Type.Integer(),
  launchUrl: Type.String(),
  iconUrl: Type.String(),
  coverUrl: Type.String(),
  glow: Type.String(),
  rtp: Type.String(),
  volatility: Type.String(),
  maxWinX: Type.Number(),
  hasDemo: Type.Boolean(),
})
