import { rowsOf, type Presentation, type SheetFrame } from '#games/kit/protocol/index.ts'
import { escapeHtml } from './html.ts'

const CELL = 100
/** As the scene draws it (symbolSide); where cells are taller than wide, the style sheet makes it larger. */
const SYMBOL = 96

/**
 * The window before the first round: the strips around a stop where no line would pay much; it has no other meaning.
 */
export function firstGrid(game: Presentation): number[][] {
  const rows = rowsOf(game)
  return game.reels.map((strip, reel) =>
    Array.from({ length: rows[reel] ?? 0 }, (_, row) => strip[(reel * 5 + row + 3) % strip.length] ?? 0),
  )
}

/** One symbol as a part of its sheet, in an SVG: no inline style is needed, so the strict policy holds. */
export function drawSymbol({ image, x, y, w, h, sheetWidth, sheetHeight }: SheetFrame, attributes = ''): string {
  return `<svg ${attributes} viewBox="${x} ${y} ${w} ${h}"><image href="${escapeHtml(image)}" width="${sheetWidth}" height="${sheetHeight}"/></svg>`
}

/** The still reels that are on the screen before any script runs. */
export function drawStillReels(game: Presentation, grid: readonly (readonly number[])[]): string {
  const width = 100 / game.reels.length
  const inset = (CELL - SYMBOL) / 2
  const cells = grid.flatMap((column, reel) => {
    const height = 100 / column.length
    return column.flatMap((symbol, row) => {
      const frame = game.symbols[symbol]?.frame
      if (!frame) return []
      const picture = drawSymbol(frame, `x="${inset}" y="${inset}" width="${SYMBOL}" height="${SYMBOL}"`)
      return [
        `<svg x="${reel * width}%" y="${row * height}%" width="${width}%" height="${height}%" viewBox="0 0 ${CELL} ${CELL}"><g>${picture}</g></svg>`,
      ]
    })
  })
  return `<svg class="still" id="still" aria-hidden="true">${cells.join('')}</svg>`
}
