import { wayId, type DepositWay } from './deposit-ways.ts'

/** Ways as the form shows them: one row for the cards of all acquirers. */
export type ShownWays = {
  readonly ways: readonly DepositWay[]
  /** The other acquirers of cards, in case the brand's first one does not work. */
  readonly otherAcquirers: readonly DepositWay[]
}

const isCard = ({ kind, storedCard }: DepositWay) => kind === 'card' && !storedCard

/** Storage key of the way that was used last: of each stored card, and the same for other cards at any acquirer. */
export function rememberedAs(way: DepositWay): string {
  return way.storedCard ? wayId(way) : way.kind
}

/**
 * Moves the way that was used last to the front, and merges cards into one row at the brand's first acquirer. Stored
 * cards stay before everything else, the one that was used last first.
 */
export function orderWays(all: readonly DepositWay[], lastUsed: string | undefined): ShownWays {
  const [first, ...otherAcquirers] = all.filter(isCard)
  const folded = all.filter((way) => !isCard(way) || way === first)
  const rank = (way: DepositWay) => (way.storedCard ? 0 : 2) + (rememberedAs(way) === lastUsed ? 0 : 1)
  return { ways: folded.toSorted((a, b) => rank(a) - rank(b)), otherAcquirers }
}
