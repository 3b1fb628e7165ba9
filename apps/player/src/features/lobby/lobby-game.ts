import type { Static } from 'typebox'
import type { Game, Provider, Tag } from '#contract/shapes/game.ts'

export type LobbyGame = Static<typeof Game>
export type LobbyTag = Static<typeof Tag>
export type LobbyProvider = Static<typeof Provider>
