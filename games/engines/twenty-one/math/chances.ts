/** An end of a round: the coins that it wins, and those that decisions added to the stake. */
export type End = { readonly won: number; readonly added: number }

// Both in one number, so that it can name an entry of a map. No round wins as many coins as one place holds.
const PLACE = 1_000_000
const numberOf = ({ won, added }: End): number => added * PLACE + won
export const endOfNumber = (number: number): End => ({ won: number % PLACE, added: Math.floor(number / PLACE) })

/**
 * How often each end comes, out of `of` equally likely ways, by the number of the end. Whole numbers only: what is better
 * is decided by them, and nothing is ever rounded.
 */
export type Chances = { readonly of: bigint; readonly ways: ReadonlyMap<number, bigint> }

export const sure = (won: number, added = 0): Chances => ({ of: 1n, ways: new Map([[numberOf({ won, added }), 1n]]) })

/** One of several chances, each with a weight. Their `of` must divide the largest among them. */
export function mix(parts: readonly { readonly weight: bigint; readonly chances: Chances }[]): Chances {
  const scale = parts.reduce((most, { chances }) => (chances.of > most ? chances.of : most), 1n)
  const ways = new Map<number, bigint>()
  let total = 0n
  for (const { weight, chances } of parts) {
    if (scale % chances.of !== 0n) throw new RangeError('These chances have no common count.')
    const factor = weight * (scale / chances.of)
    total += weight
    for (const [end, count] of chances.ways) ways.set(end, (ways.get(end) ?? 0n) + count * factor)
  }
  return { of: scale * total, ways }
}

/** The same chances with every end changed. */
export function mapEnds({ of, ways }: Chances, change: (end: End) => End): Chances {
  const changed = new Map<number, bigint>()
  for (const [end, count] of ways) {
    const to = numberOf(change(endOfNumber(end)))
    changed.set(to, (changed.get(to) ?? 0n) + count)
  }
  return { of, ways: changed }
}

/** What a stake of as many coins more makes of the chances: everything won twice. */
export const doubled = (chances: Chances, coins: number): Chances =>
  mapEnds(chances, ({ won, added }) => ({ won: 2 * won, added: added + coins }))

function sumOf({ ways }: Chances): bigint {
  let sum = 0n
  for (const [number, count] of ways) {
    const { won, added } = endOfNumber(number)
    sum += BigInt(won - added) * count
  }
  return sum
}

/** Whether the first returns more than the second, what was added taken off. */
function isBetter(first: Chances, second: Chances): boolean {
  return sumOf(first) * second.of > sumOf(second) * first.of
}

/** The first of those that return most. */
export function pickBest<Played extends { readonly chances: Chances }>(all: readonly Played[]): Played {
  const [first, ...others] = all
  if (!first) throw new Error('A hand has no decision.')
  return others.reduce((best, one) => (isBetter(one.chances, best.chances) ? one : best), first)
}
