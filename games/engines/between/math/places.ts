/** Where the third card falls. On two cards of one rank: above or below it, and nothing lies between. */
export type BetweenPlace = 'between' | 'outside' | 'above' | 'below' | 'same'

type Pack = { readonly suits: number; readonly ranks: number }
type Paying = Pack & { readonly coins: number; readonly returnBasisPoints: number }

export function placeOf(first: number, second: number, third: number): BetweenPlace {
  if (third === first || third === second) return 'same'
  if (first === second) return third > first ? 'above' : 'below'
  return third > Math.min(first, second) && third < Math.max(first, second) ? 'between' : 'outside'
}

/** How many of the cards left fall in each place. */
export function cardsIn({ suits, ranks }: Pack, first: number, second: number): Partial<Record<BetweenPlace, number>> {
  if (first === second) {
    return { above: suits * (ranks - 1 - first), below: suits * first, same: suits - 2 }
  }
  const between = suits * (Math.abs(first - second) - 1)
  const same = 2 * (suits - 1)
  return { between, outside: suits * ranks - 2 - between - same, same }
}

export type Place = { readonly place: BetweenPlace; readonly cards: number; readonly coins: number }

/**
 * Places that may be named on two ranks, the likeliest first: the chance's reciprocal times the return, cut to whole
 * coins. What would pay less than the stake is not offered.
 */
export function placesOn(definition: Paying, first: number, second: number): Place[] {
  const { coins, suits, ranks, returnBasisPoints } = definition
  const left = suits * ranks - 2
  return Object.entries(cardsIn(definition, first, second))
    .flatMap(([place, cards]) => {
      const pays = cards === 0 ? 0 : Math.floor((returnBasisPoints * coins * left) / (10_000 * cards))
      return pays < coins ? [] : [{ place: place as BetweenPlace, cards, coins: pays }]
    })
    .toSorted((a, b) => b.cards - a.cards)
}
