import type { Place } from './layouts.ts'
import { drawProp } from './props/index.ts'
import { relightFilter } from './relight.ts'
import { loadSymbol } from './symbols/load-symbol.ts'

/** What surrounds a piece: its own id in the scene, the colour that rims it and the density of the output. */
export type PieceSetting = {
  readonly id: string
  readonly rim: string
  readonly density: number
  readonly glow: number
}

/** The drawing of a symbol, or of a prop where the name begins with `@`. Throws for a name that is not known. */
export const drawPlainPiece = (piece: string): string => (piece.startsWith('@') ? drawProp(piece) : loadSymbol(piece))

/** One symbol or prop at its place, relit. `~` in ids of the artwork becomes the id of this piece, so none clash. */
export function drawPiece(piece: string, place: Place, { id, rim, density, glow }: PieceSetting): string {
  const artwork = drawPlainPiece(piece).replaceAll('~', `${id}-`)
  const filter = relightFilter({
    id: `${id}-relit`,
    size: place.size,
    density,
    rim,
    dim: place.dim,
    blur: place.blur,
    glow,
  })
  return `<defs>${filter}</defs><g filter="url(#${id}-relit)"><g transform="translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) rotate(${place.turn.toFixed(1)}) scale(${(place.size / 100).toFixed(3)})">${artwork}</g></g>`
}
