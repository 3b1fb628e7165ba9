import type { Terminal } from './places.ts'

export type InventoryLine = {
  /** Null: the store. */
  readonly venue: string | null
  readonly terminals: number
  readonly seats: number
  readonly byKind: Readonly<Record<Terminal['kind'], number>>
  readonly withoutCertificate: number
}

/** Inventory by venue; the store last. */
export function countInventory(terminals: readonly Terminal[]): InventoryLine[] {
  const groups = Map.groupBy(terminals, ({ place }) => place?.venueName ?? null)
  return [...groups]
    .map(([venue, own]) => {
      const countOf = (kind: Terminal['kind']) => own.filter((one) => one.kind === kind).length
      return {
        venue,
        terminals: own.length,
        seats: own.reduce((sum, { seats }) => sum + seats, 0),
        byKind: {
          Slot: countOf('Slot'),
          Roulette: countOf('Roulette'),
          Cards: countOf('Cards'),
          MultiGame: countOf('MultiGame'),
        },
        withoutCertificate: own.filter(({ certificate }) => certificate === null).length,
      }
    })
    .toSorted((one, other) => {
      if (one.venue === null || other.venue === null) return Number(one.venue === null) - Number(other.venue === null)
      return one.venue.localeCompare(other.venue)
    })
}
