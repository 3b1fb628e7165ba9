import type { CatalogueGame } from '#games/catalogue/catalogue-game.ts'
import type { Pays } from '../tune-pays.ts'

/** A game as it was proposed: its entry, what is wished, and a prototype's layout and pays. */
export type Proposal<Layout> = {
  readonly game: CatalogueGame
  readonly targetRtp: number
  readonly layout: Layout
}

/** Symbols that pay, from the best to the least, by their longest run. */
export function rankingOf(pays: Pays): number[] {
  const top = (symbol: number): number => pays[symbol]?.at(-1) ?? 0
  return pays
    .map((_, symbol) => symbol)
    .filter((symbol) => top(symbol) > 0)
    .toSorted((a, b) => top(b) - top(a))
}

/** The number after a feature's name, as in `free-spins-10-x2`. */
export function featureNumbers({ features }: CatalogueGame, name: string): number[] | undefined {
  const found = features.find((feature) => feature.startsWith(name))
  return found?.match(/\d+/gu)?.map(Number)
}

export function riskOf({ features }: CatalogueGame): { risk?: { steps: number; maxWinX: number } } {
  return features.includes('risk-gamble') ? { risk: { steps: 5, maxWinX: 1000 } } : {}
}
