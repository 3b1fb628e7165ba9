import { choose } from '../../../kit/math/choose.ts'
import type { WinWays } from '../../../kit/math/bet-engine.ts'
import { judgeHand, ranksOf } from './judge-hand.ts'
import type { VideoPokerDefinition } from './video-poker-definition.ts'

const HAND = 5
const HOLDS = 1 << HAND

/** Binomials for the place of a sorted set among all sets of its size. */
function placesFor(deck: number): Int32Array[] {
  return Array.from({ length: HAND + 1 }, (_, size) =>
    Int32Array.from({ length: deck + 1 }, (_, card) => Number(choose(card, size))),
  )
}

/**
 * How often four suits can be exchanged into another hand, or 0 when this hand is not the one that stands for its like:
 * ranks held per suit must not rise from the first suit to the last.
 */
function likesOf(cards: Int32Array, ranks: number): number {
  const masks = [0, 0, 0, 0]
  for (const card of cards) {
    if (card === 52) continue
    const suit = Math.floor(card / ranks)
    masks[suit] = (masks[suit] as number) | (1 << (card % ranks))
  }
  let [ways, same] = [24, 1]
  for (let suit = 1; suit < 4; suit += 1) {
    const [before, here] = [masks[suit - 1] as number, masks[suit] as number]
    if (here > before) return 0
    same = here === before ? same + 1 : 1
    ways /= same
  }
  return ways
}

/**
 * The win under the best play, exactly. For every set of up to four cards it is counted how many hands of each pay hold
 * it; the hands that a hold can become are then signed sums of those counts over what is thrown away. All 32 holds of
 * every dealt hand are compared in whole numbers; suits that can be exchanged are looked at once. Of holds that are
 * worth the same the one with more cards held wins.
 */
export function bestPlay(definition: VideoPokerDefinition): WinWays {
  const { deck, pays } = definition
  const ranks = ranksOf(deck)
  const places = placesFor(deck)
  const kinds = pays.length
  const sizes = Array.from({ length: HAND }, (_, size) => Number(choose(deck, size)))
  const counts = sizes.map((sets) => new Int32Array(sets * kinds))
  const cards = new Int32Array(HAND)
  const subsetPlace = (mask: number): number => {
    let [place, size] = [0, 0]
    for (let at = 0; at < HAND; at += 1) {
      if ((mask >> at) % 2 === 0) continue
      size += 1
      place += (places[size] as Int32Array)[cards[at] as number] as number
    }
    return place
  }
  const bits = Array.from({ length: HOLDS }, (_, mask) => mask.toString(2).replaceAll('0', '').length)
  const eachHand = (visit: () => void): void => {
    for (let a = 0; a < deck; a += 1) {
      cards[0] = a
      for (let b = a + 1; b < deck; b += 1) {
        cards[1] = b
        for (let c = b + 1; c < deck; c += 1) {
          cards[2] = c
          for (let d = c + 1; d < deck; d += 1) {
            cards[3] = d
            for (let e = d + 1; e < deck; e += 1) {
              cards[4] = e
              visit()
            }
          }
        }
      }
    }
  }
  // Exchanging suits changes no pay, so each hand of a kind is judged once and counted at all its subsets.
  eachHand(() => {
    const kind = judgeHand(definition, cards as unknown as readonly number[])
    if (kind === -1) return
    for (let mask = 0; mask < HOLDS - 1; mask += 1) {
      const table = counts[bits[mask] as number] as Int32Array
      const at = subsetPlace(mask) * kinds + kind
      table[at] = (table[at] as number) + 1
    }
  })
  const left = Array.from({ length: HAND + 1 }, (_, drawn) => Number(choose(deck - HAND, drawn)))
  const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y))
  const common = left.reduce((product, ways) => (product / gcd(product, ways)) * ways, 1)
  const wins = Array.from({ length: kinds }, () => 0n)
  const sums = new Float64Array(HOLDS * kinds)
  const inner = new Float64Array(kinds)
  let hands = 0n
  eachHand(() => {
    const likes = likesOf(cards, ranks)
    if (likes === 0) return
    hands += BigInt(likes)
    for (let mask = 0; mask < HOLDS - 1; mask += 1) {
      const table = counts[bits[mask] as number] as Int32Array
      const from = subsetPlace(mask) * kinds
      for (let kind = 0; kind < kinds; kind += 1) sums[mask * kinds + kind] = table[from + kind] as number
    }
    const own = judgeHand(definition, cards as unknown as readonly number[])
    for (let kind = 0; kind < kinds; kind += 1) sums[(HOLDS - 1) * kinds + kind] = kind === own ? 1 : 0
    // From "holds these cards" to "holds these and none of the others that were dealt".
    for (let bit = 1; bit < HOLDS; bit <<= 1) {
      for (let mask = 0; mask < HOLDS; mask += 1) {
        if (mask & bit) continue
        for (let kind = 0; kind < kinds; kind += 1) {
          const at = mask * kinds + kind
          sums[at] = (sums[at] as number) - (sums[(mask | bit) * kinds + kind] as number)
        }
      }
    }
    let [best, bestWorth] = [HOLDS - 1, -1]
    for (let mask = HOLDS - 1; mask >= 0; mask -= 1) {
      let worth = 0
      for (let kind = 0; kind < kinds; kind += 1) {
        worth += (sums[mask * kinds + kind] as number) * (pays[kind]?.coins ?? 0)
      }
      worth *= common / (left[HAND - (bits[mask] as number)] as number)
      if (worth > bestWorth) [best, bestWorth] = [mask, worth]
    }
    const scale = likes * (common / (left[HAND - (bits[best] as number)] as number))
    for (let kind = 0; kind < kinds; kind += 1) {
      inner[kind] = (inner[kind] as number) + scale * (sums[best * kinds + kind] as number)
    }
  })
  inner.forEach((value, kind) => {
    if (!Number.isSafeInteger(value)) throw new RangeError('The hands are too many to count exactly.')
    wins[kind] = BigInt(value)
  })
  const all = hands * BigInt(common)
  const won = wins.reduce((sum, ways) => sum + ways, 0n)
  return [{ coins: 0, ways: all - won }, ...pays.map(({ coins }, kind) => ({ coins, ways: wins[kind] ?? 0n }))]
}
