import type { BetPresentation } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import { createFoil } from './foil.ts'

/** What one field shows under its foil, and its accessible name. */
export type Shown = { readonly amount: string; readonly number?: string; readonly spoken: string }

type Needs = {
  readonly title: string
  readonly need: string
  readonly label: string
  readonly game: Pick<BetPresentation, 'colours'>
  readonly count: number
  readonly columns: number
  /** Winning numbers over the fields; absent in games without them. */
  readonly keys?: { readonly count: number; readonly label: string }
  readonly coveredName: (number: number) => string
  readonly onOpened: () => void
}

/** A printed ticket: fields under foil that a pointer scratches off or a key uncovers. */
export function createTicket({ title, need, label, game, count, columns, keys, coveredName, onOpened }: Needs) {
  let isLive = false
  let shown: readonly Shown[] = []
  const all = count + (keys?.count ?? 0)

  const fields = Array.from({ length: all }, (_, at) => {
    const number = make('span', 'number', '')
    const amount = make('b', 'amount', '')
    const button = make('button', at < count ? 'field' : 'field key')
    button.type = 'button'
    const foil = createFoil(game.colours, () => {
      button.setAttribute('aria-label', shown[at]?.spoken ?? '')
      if (isLive) onOpened()
    })
    button.append(number, amount, foil.canvas)
    // A key or a tap of assistive technology uncovers at once; a finger or a mouse scratches.
    button.addEventListener('click', (event) => {
      if (event.detail === 0 && isLive) foil.uncover()
    })
    return { button, number, amount, foil }
  })
  const grid = make('div', 'fields', ...fields.slice(0, count).map(({ button }) => button))
  grid.style.setProperty('--columns', String(columns))
  const row = keys
    ? [make('div', 'keys', make('span', '', keys.label), ...fields.slice(count).map(({ button }) => button))]
    : []
  const head = make('header', 'ticket-head', make('b', '', title), make('small', '', need))
  const element = make('div', 'ticket', head, ...row, grid)
  element.style.setProperty('--columns', String(columns))
  element.style.setProperty('--rows', String(Math.ceil(count / columns) + (keys ? 0.7 : 0)))
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', label)

  let isRubbing = false
  const isOver = (box: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
    clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  const rub = (event: PointerEvent): void => {
    if (!isRubbing || !isLive) return
    for (const { foil, button } of fields) {
      if (isOver(button.getBoundingClientRect(), event)) foil.rub(event.clientX, event.clientY)
      else foil.lift()
    }
  }
  element.addEventListener('pointerdown', (event) => {
    isRubbing = true
    rub(event)
  })
  addEventListener('pointermove', rub)
  addEventListener('pointerup', () => {
    isRubbing = false
    for (const { foil } of fields) foil.lift()
  })

  return {
    element,
    fields,
    get isOpen() {
      return fields.every(({ foil }) => foil.isGone)
    },
    /** Covers every field; with contents, they may be scratched. */
    cover(next: readonly Shown[] = []): void {
      isLive = false
      shown = next
      for (const [at, { foil, amount, number, button }] of fields.entries()) {
        foil.cover()
        amount.textContent = next[at]?.amount ?? ''
        number.textContent = next[at]?.number ?? ''
        delete button.dataset['state']
        button.setAttribute('aria-label', coveredName(at + 1))
      }
      isLive = next.length > 0
    },
    /** Marks the winning fields and dims the others; marks nothing when nothing won. */
    mark(won: readonly number[], wonKeys: readonly number[]): void {
      for (const [at, { button }] of fields.entries()) {
        const isWon = at < count ? won.includes(at) : wonKeys.includes(at - count)
        if (won.length > 0) button.dataset['state'] = isWon ? 'won' : 'dim'
      }
    },
  }
}
