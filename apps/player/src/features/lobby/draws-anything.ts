import type { ShownSection } from '#contract/shapes/sections.ts'
import type { LobbyGame } from './lobby-game.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'

export type Shown = { readonly games: readonly LobbyGame[]; readonly jackpots: readonly LobbyJackpot[] }

/**
 * Whether any of these sections has something to show here: its games can be closed since it was written, and its jackpots stopped.
 * Otherwise the house's own content stays in the slot.
 */
export function drawsAnything(sections: readonly ShownSection[], shown: Shown): boolean {
  return sections.some((section) => drawsSomething(section, shown))
}

function drawsSomething({ type, gameKeys, slides }: ShownSection, { games, jackpots }: Shown): boolean {
  switch (type) {
    case 'BANNER':
    case 'BANNER_IN_SLIDER':
    case 'SLIDER':
      return slides.length > 0
    case 'GAMES_LIST':
    case 'GAME_CAROUSEL':
      return games.some(({ key }) => gameKeys.includes(key))
    case 'JACKPOT_AGGREGATED':
    case 'JACKPOT_SINGlE':
      return jackpots.length > 0
  }
}
