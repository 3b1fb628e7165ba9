export type Place = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** Parses the position of each symbol in its game's picture; invalid ones are left out. */
export function readPlaces(document: unknown): ReadonlyMap<string, Place> {
  const entries = typeof document === 'object' && document !== null ? Object.entries(document) : []
  return new Map(
    entries.flatMap(([symbol, place]): [string, Place][] => {
      const { x, y, w, h } = (place ?? {}) as Partial<Record<keyof Place, unknown>>
      const isPlace = [x, y, w, h].every((side) => typeof side === 'number' && Number.isFinite(side) && side >= 0)
      return isPlace && w !== 0 && h !== 0 ? [[symbol, { x, y, w, h } as Place]] : []
    }),
  )
}
