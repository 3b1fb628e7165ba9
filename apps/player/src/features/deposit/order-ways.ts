import type { DepositWay } from './deposit-ways.ts'

/** Ways as the form shows them: one row for cards, whichever acquirer takes them. */
export type ShownWays = {
  readonly ways: readonly DepositWay[]
  /** The same card at other acquirers, for when the brand's first one does not work. */
  readonly otherAcquirers: readonly DepositWay[]
}

const isCard = ({ kind, storedCard }: DepositWay) => kind === 'card' && !storedCard

/** What a way is remembered by as the one that was used last: a card is a card, at whichever acquirer. */
export function rememberedAs(way: DepositWay): string {
  return way.storedCard ? 'stored' : way.kind
}

/**
 * Puts the way that was used last first, and folds cards into one row at the acquirer that the brand names first. Kept cards stay
 * before everything else.
 */
export function orderWays(all: readonly DepositWay[], lastUsed: string | undefined): ShownWays {
  const [first, ...otherAcquirers] = all.filter(isCard)
  const folded = all.filter((way) => !isCard(way) || way === first)
  const rank = (way: DepositWay) => (way.storedCard ? 0 : way.kind === lastUsed ? 1 : 2)
  return { ways: folded.toSorted((a, b) => rank(a) - rank(b)), otherAcquirers }
}
