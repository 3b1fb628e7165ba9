import { expect, it } from 'vitest'
import type { ShownSection } from '#contract/shapes/sections.ts'
import { drawsAnything } from './draws-anything.ts'
import type { LobbyGame } from './lobby-game.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'

const section = (type: ShownSection['type'], more: Partial<ShownSection> = {}): ShownSection => ({
  sectionId: 'a-section',
  place: 'lobby_secondary_widget',
  type,
  title: null,
  slides: [],
  gameKeys: [],
  poolId: null,
  device: 'any',
  legalWords: null,
  ...more,
})
const games = [{ key: 'OvocnyKolotoc' }] as LobbyGame[]
const jackpots = [{ poolId: 'a-pool' }] as LobbyJackpot[]

it.each(['JACKPOT_AGGREGATED', 'JACKPOT_SINGlE'] as const)('%s draws nothing without a jackpot', (type) => {
  expect(drawsAnything([section(type)], { games, jackpots: [] })).toBe(false)
  expect(drawsAnything([section(type)], { games, jackpots })).toBe(true)
})

it.each(['GAMES_LIST', 'GAME_CAROUSEL'] as const)('%s draws nothing without one of its games', (type) => {
  const ofGames = (gameKeys: string[]) => drawsAnything([section(type, { gameKeys })], { games, jackpots })
  expect(ofGames(['NotHere'])).toBe(false)
  expect(ofGames(['NotHere', 'OvocnyKolotoc'])).toBe(true)
})
