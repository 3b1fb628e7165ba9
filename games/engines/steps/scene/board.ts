import type { Moves } from '../../../kit/cards/moves.ts'
import type { StepsDefinition } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import { PICTURES, type LookName } from './looks.ts'

type Layout = StepsDefinition['variants'][number]['layout']

export type BoardNeeds = {
  readonly layout: Layout
  readonly look: LookName
  readonly nameOf: (place: number) => string
  readonly stateName: (place: number, isSafe: boolean) => string
  readonly sideName: ((door: number) => string) | undefined
  readonly payOf: (step: number) => string
  readonly moves: Moves
  readonly onPick: (pick: number) => void
}

const OPEN_MS = 260
const OPENED = [
  { transform: 'rotateY(80deg) scale(.9)' },
  { transform: 'rotateY(0) scale(1.08)' },
  { transform: 'none' },
]
const CAUGHT = [
  { transform: 'scale(.8)' },
  { transform: 'translateX(-6%) scale(1.1)' },
  { transform: 'translateX(6%)' },
  { transform: 'none' },
]

/** Places as real buttons: a square field, rows from the bottom up, or a winding road. Arrow keys move between them. */
export function createBoard({ layout, look, nameOf, stateName, sideName, payOf, moves, onPick }: BoardNeeds) {
  const { count, columns, rows } = measure(layout)
  const element = make('div', `steps-board k-${layout.kind}`)
  element.setAttribute('role', 'group')
  element.style.setProperty('--columns', String(columns))
  element.style.setProperty('--rows', String(rows))
  let latest: HTMLElement | undefined

  const stepOf = (place: number): number =>
    layout.kind === 'rows' ? Math.floor(place / layout.doors) : layout.kind === 'road' ? place : -1
  const tiles = Array.from({ length: count }, (_, place) => {
    const tile = make('button', 'tile')
    tile.type = 'button'
    const front = make('span', 'front')
    const back = make('span', 'back')
    if (layout.kind === 'rows' && sideName) back.textContent = sideName(place % layout.doors)
    if (layout.kind === 'road') back.textContent = payOf(place)
    tile.append(back, front)
    tile.addEventListener('click', () =>
      onPick(layout.kind === 'rows' ? place % layout.doors : layout.kind === 'road' ? 0 : place),
    )
    tile.addEventListener('keydown', (event) => {
      const next = tiles[place + wayOf(event.key, layout, columns)]?.tile
      if (!next || next === tile) return
      event.preventDefault()
      event.stopPropagation()
      next.focus()
    })
    return { tile, front }
  })
  // Rows start at the bottom, and a road winds: the grid gets the position of each place explicitly.
  for (const [place, { tile }] of tiles.entries()) {
    tile.style.gridArea = gridAreaOf(place, layout, { columns, rows })
    element.append(tile)
  }
  const pays = layout.kind === 'rows' ? addRowPays(element, rows, payOf) : []

  function name(place: number, text: string): void {
    tiles[place]?.tile.setAttribute('aria-label', text)
  }
  function reset(): void {
    latest = undefined
    for (const [place, { tile, front }] of tiles.entries()) {
      delete tile.dataset['state']
      front.replaceChildren()
      name(place, nameOf(place))
    }
    for (const cell of pays) delete cell.dataset['state']
  }
  reset()

  function put(place: number, isSafe: boolean, state: string): HTMLElement | undefined {
    const found = tiles[place]
    if (!found) return undefined
    found.front.replaceChildren(PICTURES[look][isSafe ? 'safe' : 'trap']())
    found.tile.dataset['state'] = state
    name(place, stateName(place, isSafe))
    return found.tile
  }

  return {
    element,
    reset,
    last: () => latest,
    lock(): void {
      for (const { tile } of tiles) tile.setAttribute('aria-disabled', 'true')
      element.classList.add('is-locked')
    },
    /** Enables what may be picked after `step` steps: on a field every closed cell, or all of them for a new round. */
    free(step: number): void {
      element.classList.remove('is-locked')
      for (const [place, { tile }] of tiles.entries()) {
        const isClosed = tile.dataset['state'] === undefined
        const isNext = layout.kind === 'field' ? step === 0 || isClosed : stepOf(place) === step
        tile.setAttribute('aria-disabled', String(!isNext))
        tile.toggleAttribute('data-next', isNext && layout.kind !== 'field')
      }
    },
    /** Opens the place of a pick, unless it is already open. */
    async open(step: number, pick: number, isSafe: boolean, isInstant: boolean): Promise<void> {
      const place = layout.kind === 'field' ? pick : layout.kind === 'rows' ? step * layout.doors + pick : step
      const known = tiles[place]?.tile
      if (known?.dataset['state'] !== undefined) return
      const tile = put(place, isSafe, isSafe ? 'safe' : 'hit')
      latest = tile
      const cell = pays[step]
      if (cell) cell.dataset['state'] = isSafe ? 'safe' : 'hit'
      if (!tile || isInstant) return
      await moves.run(tile, isSafe ? OPENED : CAUGHT, OPEN_MS)
    },
    /** At the end: shows all traps and the safe places. */
    async tell(traps: readonly number[], isInstant: boolean): Promise<void> {
      if (!isInstant) await moves.wait(300)
      for (const [place, { tile }] of tiles.entries()) {
        if (tile.dataset['state'] === undefined) put(place, !traps.includes(place), 'told')
      }
    },
  }
}
export type Board = ReturnType<typeof createBoard>

function measure(layout: Layout): { readonly count: number; readonly columns: number; readonly rows: number } {
  const count =
    layout.kind === 'field' ? layout.cells : layout.kind === 'rows' ? layout.rows * layout.doors : layout.chances.length
  const columns =
    layout.kind === 'field'
      ? Math.ceil(Math.sqrt(layout.cells))
      : layout.kind === 'rows'
        ? layout.doors
        : Math.ceil(Math.sqrt(layout.chances.length * 1.4))
  return { count, columns, rows: Math.ceil(count / columns) }
}

function gridAreaOf(place: number, { kind }: Layout, { columns, rows }: { columns: number; rows: number }): string {
  const row = Math.floor(place / columns)
  const across = kind === 'road' && row % 2 === 1 ? columns - 1 - (place % columns) : place % columns
  const down = kind === 'field' ? row : rows - 1 - row
  const shift = kind === 'rows' ? 1 : 0
  return `${down + 1} / ${across + 1 + shift}`
}

/** How far an arrow key moves in the order of places; 0 for any other key. */
function wayOf(key: string, { kind }: Layout, columns: number): number {
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0
  return kind !== 'field' && Math.abs(by) === columns ? -by : by
}

/** The pay of each row, beside it. */
function addRowPays(element: HTMLElement, rows: number, payOf: (step: number) => string): readonly HTMLElement[] {
  return Array.from({ length: rows }, (_, row) => {
    const cell = make('span', 'row-pay', payOf(row))
    cell.style.gridArea = `${rows - row} / 1`
    element.append(cell)
    return cell
  })
}
