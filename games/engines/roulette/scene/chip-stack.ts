import { tableMaximum, type Chip, type StakeOffer } from '../../../kit/protocol/bets.ts'

/** Chips on the table by spot, with the undo history back to the empty table. It only decides which chips fit. */
export function createChipStack(offer: StakeOffer) {
  const largest = offer.stakes.at(-1) ?? 0
  const most = tableMaximum(offer)
  let chips = new Map<number, number>()
  let before: Map<number, number>[] = []
  let last: Map<number, number> = new Map()
  const sumOf = (some: ReadonlyMap<number, number>): number => [...some.values()].reduce((sum, one) => sum + one, 0)
  const fits = (some: ReadonlyMap<number, number>): boolean =>
    sumOf(some) <= most && [...some.values()].every((amount) => amount <= largest)

  const become = (next: Map<number, number>): boolean => {
    if (!fits(next)) return false
    before.push(chips)
    chips = next
    return true
  }

  return {
    /** Adds to many spots at once, all or nothing; false when that would exceed the limits. */
    add(some: readonly Chip[]): boolean {
      const next = new Map(chips)
      for (const { spot, amountMinor } of some) next.set(spot, (next.get(spot) ?? 0) + amountMinor)
      return become(next)
    },
    take(spot: number): boolean {
      if (!chips.has(spot)) return false
      const next = new Map(chips)
      next.delete(spot)
      return become(next)
    },
    undo(): void {
      chips = before.pop() ?? new Map()
    },
    clear(): void {
      if (chips.size > 0) become(new Map())
    },
    /** Doubles all chips. */
    double: (): boolean => become(new Map([...chips].map(([spot, amount]) => [spot, 2 * amount]))),
    /** Restores the chips of the last round. */
    repeat(): boolean {
      return last.size > 0 && become(new Map(last))
    },
    /** At the end of a round: empties the table and keeps the chips for `repeat`. */
    finish(played: readonly Chip[]): void {
      last = new Map(played.map(({ spot, amountMinor }) => [spot, amountMinor]))
      chips = new Map()
      before = []
    },
    /** Sets the chips for `repeat` after the page was loaded, unless a round was already played here. */
    remember(played: readonly Chip[]): void {
      if (last.size === 0) last = new Map(played.map(({ spot, amountMinor }) => [spot, amountMinor]))
    },
    /** Sets the chips of a round. */
    set(played: readonly Chip[]): void {
      chips = new Map(played.map(({ spot, amountMinor }) => [spot, amountMinor]))
      before = []
    },
    list: (): Chip[] =>
      [...chips].map(([spot, amountMinor]) => ({ spot, amountMinor })).toSorted((a, b) => a.spot - b.spot),
    at: (spot: number): number => chips.get(spot) ?? 0,
    get totalMinor() {
      return sumOf(chips)
    },
    get canUndo() {
      return before.length > 0
    },
    get canRepeat() {
      return last.size > 0 && fits(last)
    },
    get largestMinor() {
      return largest
    },
    get mostMinor() {
      return most
    },
  }
}
