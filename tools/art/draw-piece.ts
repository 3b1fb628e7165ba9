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

/** One symbol or prop at its place, relit. `~` in ids of the artwork becomes the id of this piece, so none clash. */
export function drawPiece(piece: string, place: Place, { id, rim, density, glow }: PieceSetting): string {
  const artwork = (piece.startsWith('@') ? drawProp(piece) : loadSymbol(piece)).replaceAll('~', `${id}-`)
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
