import type { HandName, VideoPokerDefinition } from './video-poker-definition.ts'

type Pack = Pick<VideoPokerDefinition, 'deck' | 'wild' | 'pairFrom'>

/** Cards are numbers: suit times ranks of the pack plus rank from the lowest; the joker is 52. */
export function ranksOf(deck: number): number {
  return deck === 32 ? 8 : 13
}

/** Rank of a card from 2 to 14, the ace. */
const rankOf = (card: number, ranks: number): number => 15 - ranks + (card % ranks)

/** All names of a hand, from the best: the first that pays is paid. Empty for a hand that is nothing. */
export function namesOf({ deck, wild, pairFrom }: Pack, cards: readonly number[]): HandName[] {
  const ranks = ranksOf(deck)
  const counts = Array.from({ length: 15 }, () => 0)
  let [wilds, suits, low, high, naturals] = [0, 0, 15, 0, 0]
  let isAceLow = true
  for (const card of cards) {
    const rank = card === 52 ? 0 : rankOf(card, ranks)
    if (card === 52 || (wild === 'deuces' && rank === 2)) {
      wilds += 1
      continue
    }
    naturals += 1
    counts[rank] = (counts[rank] ?? 0) + 1
    suits |= 1 << Math.floor(card / ranks)
    low = Math.min(low, rank)
    high = Math.max(high, rank)
    isAceLow &&= rank <= 5 || rank === 14
  }
  const most = Math.max(...counts)
  const pairs = counts.filter((count) => count === 2).length
  const isFlush = (suits & (suits - 1)) === 0
  const isStraight = (naturals === 0 || most === 1) && (high - low <= 4 || isAceLow)
  const isRoyal = isFlush && isStraight && low >= 10
  const names: HandName[] = []
  if (isRoyal && wilds === 0) names.push('royal')
  if (wild === 'deuces' && wilds === 4) names.push('four-deuces')
  if (wild === 'joker' && most + wilds >= 5) names.push('five')
  if (isRoyal && wilds > 0) names.push('wild-royal')
  if (wild === 'deuces' && most + wilds >= 5) names.push('five')
  if (isFlush && isStraight) names.push('straight-flush')
  if (most + wilds >= 4) {
    const rank = counts.indexOf(most)
    if (wilds === 0 && rank === 14) names.push('four-aces')
    if (wilds === 0 && rank <= 4) names.push('four-low')
    names.push('four')
  }
  if ((most === 3 && pairs === 1) || (pairs === 2 && wilds === 1)) names.push('full-house')
  if (isFlush) names.push('flush')
  if (isStraight) names.push('straight')
  if (most + wilds >= 3) names.push('three')
  if (pairs === 2 && wilds === 0) names.push('two-pair')
  const paired = wilds > 0 ? high : counts.lastIndexOf(2)
  if (wild !== 'deuces' && most + wilds >= 2 && paired >= pairFrom) names.push('pair')
  return names
}

/** Index in `pays` of what a hand pays, or −1. */
export function judgeHand(definition: Pack & Pick<VideoPokerDefinition, 'pays'>, cards: readonly number[]): number {
  for (const name of namesOf(definition, cards)) {
    const found = definition.pays.findIndex(({ hand }) => hand === name)
    if (found !== -1) return found
  }
  return -1
}
