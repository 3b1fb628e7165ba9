import '../cards/cards.css'
import { createCard } from '../cards/card-view.ts'
import { frenchDeck } from '../cards/deck.ts'
import { createMoves } from '../cards/moves.ts'
import { cardName } from '../cards/names.ts'
import type { GameLanguage } from '../description/description.ts'

/** The card of the risk after a win: face down until it is turned. 0 to 51, hearts and diamonds first. */
export function createRiskCard(language: GameLanguage, isMotionReduced: boolean) {
  const moves = createMoves(isMotionReduced)
  const view = createCard(frenchDeck, (card) => cardName(language, frenchDeck, card))
  return {
    element: view.element,
    nameOf: (card: number) => cardName(language, frenchDeck, card),
    hide: () => {
      view.put(undefined)
      view.state('plain')
    },
    async turn(card: number, isRight: boolean): Promise<void> {
      await view.turn(card, moves)
      view.state(isRight ? 'won' : 'dim')
    },
    /** Time to read the result. */
    wait: (ms: number) => moves.wait(ms),
  }
}
