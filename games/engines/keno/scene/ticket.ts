import { make } from '../../../kit/scene/bet-controls.ts'

/** The numbers of a ticket as buttons. Arrow keys move among them, as on a grid. */
export function createTicket(pool: number, label: string, onPress: (number: number) => void) {
  const columns = pool > 40 ? 10 : 8
  const grid = make('div', 'keno-grid')
  grid.setAttribute('role', 'group')
  grid.setAttribute('aria-label', label)
  const cells = Array.from({ length: pool }, (_, at) => {
    const cell = make('button', 'keno-cell', String(at + 1))
    cell.type = 'button'
    cell.tabIndex = at === 0 ? 0 : -1
    cell.setAttribute('aria-pressed', 'false')
    cell.addEventListener('click', () => onPress(at + 1))
    grid.append(cell)
    return cell
  })
  grid.addEventListener('keydown', (event) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }
    const step = steps[event.key]
    const at = cells.indexOf(event.target as HTMLButtonElement)
    const next = step === undefined || at === -1 ? undefined : cells[at + step]
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    for (const cell of cells) cell.tabIndex = cell === next ? 0 : -1
    next.focus()
  })

  return {
    element: grid,
    mark(numbers: ReadonlySet<number>): void {
      cells.forEach((cell, at) => cell.setAttribute('aria-pressed', String(numbers.has(at + 1))))
    },
    draw(number: number, isHit: boolean): void {
      cells[number - 1]?.classList.add(isHit ? 'hit' : 'drawn')
    },
    clearDraw(): void {
      for (const cell of cells) cell.classList.remove('hit', 'drawn')
    },
    lock(isLocked: boolean): void {
      grid.classList.toggle('locked', isLocked)
      for (const cell of cells) cell.setAttribute('aria-disabled', String(isLocked))
    },
    /** The middle of a number on the stage. */
    placeOf(number: number): { readonly x: number; readonly y: number; readonly size: number } {
      const cell = cells[number - 1]?.getBoundingClientRect()
      const ground = grid.closest('.overlay')?.getBoundingClientRect()
      if (!cell || !ground) return { x: 0, y: 0, size: 20 }
      return {
        x: cell.left - ground.left + cell.width / 2,
        y: cell.top - ground.top + cell.height / 2,
        size: Math.min(cell.width, cell.height),
      }
    },
  }
}
