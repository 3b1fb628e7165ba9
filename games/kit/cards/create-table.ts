import { make } from '../scene/bet-controls.ts'
import type { SceneSound } from '../scene/bet-scene.ts'
import { characterOf } from '../scene/character.ts'
import { createBetStage } from '../scene/create-bet-stage.ts'
import type { Mood } from '../protocol/messages.ts'
import type { Deck } from './deck.ts'
import { drawBack } from './draw-card.ts'
import { createHand, type HandNeeds, type HandView } from './hand-view.ts'
import { createMoves } from './moves.ts'

type Needs = {
  readonly canvas: HTMLCanvasElement
  readonly overlay: HTMLElement
  readonly sound: SceneSound
  readonly isMotionReduced: boolean
  readonly game: { readonly key: string }
  readonly deck: Deck
  readonly nameOf: (card: number | undefined) => string
  /** A class of the table, for the layout of its game. */
  readonly className: string
}

/**
 * A table of cards: DOM elements over the canvas, so that each card can be read and pressed, and sparks on the canvas
 * for wins. One clock moves everything; a skip ends it, reduced motion disables it.
 */
export async function createTable({ canvas, overlay, sound, isMotionReduced, game, deck, nameOf, className }: Needs) {
  const { pace } = characterOf(game.key)
  const moves = createMoves(isMotionReduced, pace)
  const stage = await createBetStage(canvas, isMotionReduced, pace)
  const shoe = make('div', 'shoe')
  shoe.setAttribute('aria-hidden', 'true')
  shoe.append(drawBack())
  const element = make('div', `table ${className}`, shoe)
  overlay.append(element)
  const hands: HandView[] = []

  return {
    element,
    moves,
    stage,
    hand(needs: Pick<HandNeeds, 'label' | 'places' | 'className'>): HandView {
      const hand = createHand({ ...needs, deck, nameOf, moves, sound, shoe })
      hands.push(hand)
      element.append(hand.element)
      return hand
    },
    async clear(): Promise<void> {
      await Promise.all(hands.map((hand) => hand.clear()))
    },
    /** Effects for a win: rings on the winning cards, coins for a big one. Nothing for a return up to the stake. */
    celebrate(mood: Mood, winners: readonly Element[]): void {
      if (mood === 'plain' || moves.isStill) return
      const ground = canvas.getBoundingClientRect()
      for (const winner of winners) {
        const box = winner.getBoundingClientRect()
        stage.sparks.ring(
          box.left - ground.left + box.width / 2,
          box.top - ground.top + box.height / 2,
          box.width * 1.3,
        )
      }
      if (mood === 'big') stage.sparks.throwCoins(stage.width, stage.height)
      stage.requestRepaint()
    },
    reduce(isReduced: boolean): void {
      moves.reduce(isReduced)
      stage.isReduced = isReduced
    },
  }
}
export type CardTable = Awaited<ReturnType<typeof createTable>>
