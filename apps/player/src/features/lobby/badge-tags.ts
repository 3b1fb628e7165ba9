import { createContext } from 'react'
import type { LobbyTag } from './lobby-game.ts'

/** Badges of the house in their order, for tiles: defined by staff, with their colours. */
export const BadgeTags = createContext<readonly LobbyTag[]>([])
