import { drawCrest, drawLetter, drawMystery, drawScatter, drawWild } from './draw-shapes.ts'

type Colours = { readonly mid: string; readonly key: string; readonly deep: string }
type Frame = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

const SIDE = 256
const COLUMNS = 4

const CRESTS = ['#f5b93a', '#e2333f', '#2f7bff', '#1fb264', '#9a4dff']
const LETTERS = ['A', 'K', 'Q', 'J', '10']
const LETTER_COLOURS = ['#ff6b57', '#ffb43d', '#5fd0ff', '#6ee787', '#d08bff']

/** Pictures for symbols without art: one SVG with a cell per symbol. Deterministic for each game. */
export function drawSheet(
  key: string,
  ids: readonly string[],
  colours: Colours,
): { readonly svg: string; readonly frames: Readonly<Record<string, Frame>> } {
  const frames: Record<string, Frame> = {}
  const parts = ids.map((id, at) => {
    const x = (at % COLUMNS) * SIDE
    const y = Math.floor(at / COLUMNS) * SIDE
    frames[id] = { x, y, w: SIDE, h: SIDE }
    return `<svg x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${drawSymbol(id, key, colours)}</svg>`
  })
  const width = Math.min(COLUMNS, ids.length) * SIDE
  const height = Math.ceil(ids.length / COLUMNS) * SIDE
  return {
    frames,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`,
  }
}

function drawSymbol(id: string, key: string, colours: Colours): string {
  const [kind, number] = id.split('-')
  const index = Number(number) - 1
  // The emblems of the crests differ by game: the first one is derived from the key.
  const shift = [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  if (kind === 'high' && CRESTS[index]) return drawCrest(id, CRESTS[index], index + shift)
  if (kind === 'low' && LETTERS[index]) return drawLetter(id, LETTERS[index], LETTER_COLOURS[index] ?? colours.key)
  if (id === 'wild') return drawWild(colours)
  if (id === 'scatter') return drawScatter(colours)
  if (id === 'mystery') return drawMystery(colours)
  return drawLetter(id, id.slice(0, 2).toUpperCase(), colours.key)
}
