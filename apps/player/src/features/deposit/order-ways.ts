import type { DepositWay } from './deposit-ways.ts'

/** Ways as the form shows them: one row for the cards of all acquirers. */
export type ShownWays = {
  readonly ways: readonly DepositWay[]
  /** The other acquirers of cards, in case the brand's first one does not work. */
  readonly otherAcquirers: readonly DepositWay[]
}

const isCard = ({ kind, storedCard }: DepositWay) => kind === 'card' && !storedCard

/** Storage key of the way that was used last: the same for cards at any acquirer. */
export function rememberedAs(way: DepositWay): string {
  return way.storedCard ? 'stored' : way.kind
}

/**
 * Moves the way that was used last to the front, and merges cards into one row at the brand's first acquirer. Stored
 * cards stay before everything else.
 */
export function orderWays(all: readonly DepositWay[], lastUsed: string | undefined): ShownWays {
  const [first, ...otherAcquirers] = all.filter(isCard)
  const folded = all.filter((way) => !isCard(way) || way === first)
  const rank = (way: DepositWay) => (way.storedCard ? 0 : way.kind === lastUsed ? 1 : 2)
  return { ways: folded.toSorted((a, b) => rank(a) - rank(b)), otherAcquirers }
}
