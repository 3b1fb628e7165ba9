import { nameOf } from './judge-hand.ts'
import type { ThreeCardDefinition } from './three-card-definition.ts'

/** What the stake lies on. */
export type ThreeCardOn = 'duel' | 'pair-plus' | 'both'

/** Coins of the duel, for the part of the stake that lies there. */
export function mainCoins({ coins, pairPlusShare }: ThreeCardDefinition, on: ThreeCardOn, paid: number): number {
  return on === 'both' ? (paid * (coins - pairPlusShare)) / coins : paid
}

/** What the player's own cards pay, for the part of the stake that lies on them. */
export function pairPlusCoins({ coins, pairPlus, pairPlusShare }: ThreeCardDefinition, on: ThreeCardOn, score: number) {
  if (on === 'duel') return 0
  const byName = {
    'high-card': 0,
    pair: pairPlus.pair,
    flush: pairPlus.flush,
    straight: pairPlus.straight,
    three: pairPlus.three,
    'straight-flush': pairPlus.straightFlush,
  }
  const paid = byName[nameOf(score)]
  return on === 'both' ? (paid * pairPlusShare) / coins : paid
}

export function bonusOf({ duel }: ThreeCardDefinition, score: number): number {
  const name = nameOf(score)
  if (name === 'straight') return duel.bonus.straight
  if (name === 'three') return duel.bonus.three
  return name === 'straight-flush' ? duel.bonus.straightFlush : 0
}
