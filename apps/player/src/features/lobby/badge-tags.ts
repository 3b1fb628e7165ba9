import { createContext } from 'react'
import type { LobbyTag } from './lobby-game.ts'

/** Badges of the house in their order, for tiles: staff make and colour them. */
export const BadgeTags = createContext<readonly LobbyTag[]>([])
