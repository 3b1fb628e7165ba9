import type { ReplyOf } from '#contract/call.ts'
import type { list } from '#contract/onling-v2/player-payment-cards.ts'
import type { DepositWay } from './deposit-ways.ts'

export type StoredCard = ReplyOf<typeof list>['cards'][number]

/** Ways to pay by one click: cards of the player that are active, at a gateway of the brand. */
export function storedWays(cards: readonly StoredCard[], ways: readonly DepositWay[]): DepositWay[] {
  const active = cards.filter(({ state }) => state === 'active')
  return active.flatMap(({ cardId, gateway, lastDigits }) =>
    ways
      .filter((way) => way.kind === 'card' && way.gateway === gateway)
      .map((way) => ({ ...way, storedCard: { cardId, lastDigits: lastDigits ?? '' } })),
  )
}

/** Cards that are stored, and cannot pay by one click before their player allows it. */
export function cardsToAllow(cards: readonly StoredCard[]): StoredCard[] {
  return cards.filter(({ state }) => state === 'registered' || state === 'verified')
}
