import type { Static } from 'typebox'
import type { Game, Provider, Tag } from '#contract/shapes/game.ts'

/** A game as the lobby shows it, without the fields that only a launch needs. */
export type LobbyGame = Omit<Static<typeof Game>, 'launchUrl'>
export type LobbyTag = Static<typeof Tag>
export type LobbyProvider = Static<typeof Provider>
