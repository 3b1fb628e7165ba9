import type { Gift, WhyNot } from '#contract/shapes/campaigns.ts'
import { shareOf } from '#money'

/** The occasion of a gift, with its amounts in minor units. */
export type Occasion =
  | { readonly kind: 'plain' }
  /** A settled deposit, and how many of the player's settled before it. */
  | { readonly kind: 'deposit'; readonly amountMinor: number; readonly earlier: number }
  /** What a player lost in a period that is over, by the terms in force when it began. `isOpen`: a round of it never ended. */
  | {
      readonly kind: 'loss'
      readonly lostMinor: number
      readonly isOpen: boolean
      readonly endsAt: Date
      readonly version: number
    }

/** Amount of a gift for an occasion, in minor units, or why there is none. Fractions of a minor unit are dropped. */
export function amountOf(gift: Gift, occasion: Occasion): number | WhyNot {
  switch (gift.kind) {
    case 'no-deposit':
    case 'by-hand':
      return gift.amountMinor
    case 'free-rounds':
      return gift.stakeMinor * gift.rounds
    case 'deposit-match':
    case 'reload': {
      if (occasion.kind !== 'deposit' || occasion.amountMinor < gift.leastDepositMinor) return 'least-amount'
      if (gift.kind === 'deposit-match' && gift.onlyFirstDeposit && occasion.earlier > 0) return 'not-first-deposit'
      if (gift.kind === 'reload' && occasion.earlier === 0) return 'first-deposit'
      return partOf(occasion.amountMinor, gift)
    }
    case 'cashback':
      if (occasion.kind !== 'loss') return 'least-amount'
      if (occasion.isOpen) return 'round-open'
      if (occasion.lostMinor < gift.leastLossMinor) return 'least-amount'
      return partOf(occasion.lostMinor, gift)
  }
}

function partOf(
  minor: number,
  { percent, capMinor }: { readonly percent: number; readonly capMinor: number },
): number | WhyNot {
  const part = Math.min(shareOf(minor, percent, 100), capMinor)
  return part > 0 ? part : 'least-amount'
}
