import type { Plane } from './group-points.ts'

/** A tile of a map: its position in the plane, and its number. */
export type Tile = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly url: string
}

/** Side of a tile in pixels of its zoom, the same on all tile servers. */
const TILE = 256

/**
 * Projects an outline into a plane of a width (Web Mercator), with the tiles that cover it, none scaled up.
 * @param url address of a tile with `{z}`, `{x}` and `{y}`
 */
export function layTiles(
  outline: readonly (readonly [number, number])[],
  width: number,
  margin: number,
  url: string,
): Plane & { readonly tiles: readonly Tile[] } {
  const worlds = outline.map(([longitude, latitude]) => inWorld(longitude, latitude))
  const [west, east] = [Math.min(...worlds.map(({ x }) => x)), Math.max(...worlds.map(({ x }) => x))]
  const [north, south] = [Math.min(...worlds.map(({ y }) => y)), Math.max(...worlds.map(({ y }) => y))]
  const scale = (width - 2 * margin) / (east - west)
  const zoom = Math.ceil(Math.log2(scale / TILE))
  const size = scale / 2 ** zoom
  const height = Math.round((south - north) * scale + 2 * margin)
  /** Position of the world's top left corner in the plane. */
  const [left, top] = [margin - west * scale, margin - north * scale]
  const columns = span(-left / size, (width - left) / size)
  const rows = span(-top / size, (height - top) / size)
  return {
    width,
    height,
    place: (longitude, latitude) => {
      const { x, y } = inWorld(longitude, latitude)
      return { x: round(left + x * scale), y: round(top + y * scale) }
    },
    tiles: rows.flatMap((row) =>
      columns.map((column) => ({
        x: round(left + column * size),
        y: round(top + row * size),
        size: round(size),
        url: url.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row)),
      })),
    ),
  }
}

/** A position in a world of width and height 1. */
function inWorld(longitude: number, latitude: number) {
  const angle = (latitude * Math.PI) / 180
  return { x: (longitude + 180) / 360, y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2 }
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.ceil(to) - Math.floor(from) }, (_, index) => Math.floor(from) + index)
const round = (value: number) => Math.round(value * 10) / 10
