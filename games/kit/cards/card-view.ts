import { make } from '../scene/bet-controls.ts'
import { faceOf, type Deck } from './deck.ts'
import { drawBack, drawFace } from './draw-card.ts'
import type { Moves } from './moves.ts'

const TURN_MS = 320

/** How a card is marked: won with it, lost with it, held, chosen. */
export type CardState = 'plain' | 'won' | 'dim' | 'held'

/** One card on the table. It is face down until its face is set. */
export function createCard(deck: Deck, nameOf: (card: number | undefined) => string) {
  const front = make('div', 'side front')
  const back = make('div', 'side back')
  back.append(drawBack())
  const turner = make('div', 'turner', back, front)
  const spoken = make('span', 'sr')
  const element = make('div', 'card is-down', turner, spoken)
  let card: number | undefined
  const tell = (): void => {
    spoken.textContent = nameOf(card)
  }
  const put = (next: number | undefined): void => {
    card = next
    front.replaceChildren(...(next === undefined ? [] : [drawFace(faceOf(deck, next))]))
    element.classList.toggle('is-down', next === undefined)
    tell()
  }
  put(undefined)
  return {
    element,
    get card() {
      return card
    },
    /** Sets the face at once, without turning. */
    put,
    async turn(next: number | undefined, moves: Moves): Promise<void> {
      if (next === card) return
      const isUp = next !== undefined
      if (moves.isStill) return put(next)
      const half = { transform: 'rotateY(90deg) scale(1.06)' }
      await moves.run(turner, [{ transform: 'none' }, half], TURN_MS / 2, 'ease-in')
      put(next)
      await moves.run(
        turner,
        [{ transform: `rotateY(${isUp ? -90 : 90}deg) scale(1.06)` }, { transform: 'none' }],
        TURN_MS / 2,
        'ease-out',
      )
    },
    state(next: CardState): void {
      element.dataset['state'] = next
    },
  }
}
export type CardView = ReturnType<typeof createCard>
