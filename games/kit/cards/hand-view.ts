import { make } from '../scene/bet-controls.ts'
import type { SceneSound } from '../scene/bet-scene.ts'
import { createCard, type CardState, type CardView } from './card-view.ts'
import type { Deck } from './deck.ts'
import type { Moves } from './moves.ts'

const FLY_MS = 300
const BETWEEN_MS = 130
const AWAY_MS = 200

export type HandNeeds = {
  readonly deck: Deck
  /** The name of the hand; shown over it and read first. */
  readonly label: string
  readonly nameOf: (card: number | undefined) => string
  readonly moves: Moves
  readonly sound: SceneSound
  /** The element that cards come from. */
  readonly shoe: Element
  /** Number of places that are drawn empty while there is no card. */
  readonly places?: number
  readonly className?: string
}

/** A row of cards with its name and a note: dealt one by one from the shoe, turned, marked and cleared. */
export function createHand({ deck, label, nameOf, moves, sound, shoe, places = 0, className = '' }: HandNeeds) {
  const name = make('b', 'hand-name', label)
  const note = make('span', 'hand-note')
  const row = make('div', 'hand-cards')
  const element = make('section', `hand ${className}`, make('header', '', name, note), row)
  element.setAttribute('aria-label', label)
  let views: CardView[] = []
  const spaces = Array.from({ length: places }, () => make('i', 'space'))
  row.append(...spaces)

  const fit = (): void => {
    for (const [at, space] of spaces.entries()) space.hidden = at < views.length
    row.style.setProperty('--count', String(Math.max(views.length, places, 1)))
  }
  fit()

  function add(): CardView {
    const view = createCard(deck, nameOf)
    views.push(view)
    row.insertBefore(view.element, spaces[0] ?? null)
    fit()
    return view
  }

  return {
    element,
    get views(): readonly CardView[] {
      return views
    },
    label(text: string): void {
      name.textContent = text
      element.setAttribute('aria-label', text)
    },
    note(text: string, tone: '' | 'won' | 'lost' = ''): void {
      note.textContent = text
      note.dataset['tone'] = tone
    },
    /** Shows these cards; undefined is a card that is face down. Cards that are already there stay. */
    async show(cards: readonly (number | undefined)[], isInstant = false): Promise<void> {
      for (const view of views.splice(cards.length)) view.element.remove()
      for (const [at, card] of cards.entries()) {
        const known = views[at]
        const view = known ?? add()
        if (isInstant) {
          view.put(card)
          continue
        }
        if (!known) {
          sound.flick()
          const flight = fly(view, shoe, moves)
          if (card === undefined) {
            await moves.wait(BETWEEN_MS)
            continue
          }
          await flight
        }
        if (view.card !== card) {
          if (known) sound.flick()
          await view.turn(card, moves)
        }
      }
      fit()
    },
    /** Discards one card and replaces it. */
    async exchange(at: number, card: number): Promise<void> {
      const view = views[at]
      if (!view) return
      sound.flick()
      await moves.run(
        view.element,
        [{ opacity: 1 }, { transform: 'translateY(-40%) rotate(-8deg)', opacity: 0 }],
        AWAY_MS,
      )
      view.put(undefined)
      await fly(view, shoe, moves)
      await view.turn(card, moves)
    },
    mark(state: (at: number) => CardState): void {
      for (const [at, view] of views.entries()) view.state(state(at))
    },
    async clear(): Promise<void> {
      const gone = views
      views = []
      note.textContent = ''
      await Promise.all(
        gone.map((view) =>
          moves.run(view.element, [{ opacity: 1 }, { transform: 'translateY(-30%) scale(.9)', opacity: 0 }], AWAY_MS),
        ),
      )
      for (const view of gone) view.element.remove()
      fit()
    },
  }
}
export type HandView = ReturnType<typeof createHand>

/** Moves a card from the shoe to its place. */
async function fly(view: CardView, shoe: Element, moves: Moves): Promise<void> {
  const to = view.element.getBoundingClientRect()
  const from = shoe.getBoundingClientRect()
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ]
  const far = `translate(${x}px,${y}px) rotate(${x > 0 ? 16 : -16}deg) scale(.8)`
  await moves.run(
    view.element,
    [
      { transform: far, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    FLY_MS,
  )
}
