import { isBetter, mix, sure, type Chances } from './chances.ts'
import type { BlackjackRules } from './twenty-one-definition.ts'

/** Ranks of a pack of 52 from the two to the ace; tens and pictures count ten, an ace one or eleven. */
export const BLACKJACK_RANKS = 13
export const pointsOfRank = (rank: number): number => (rank === BLACKJACK_RANKS - 1 ? 1 : Math.min(rank + 2, 10))

export type Move = 'draw' | 'stand' | 'surrender'
/** `hard` counts every ace as one. */
export type Hand = { readonly hard: number; readonly hasAce: boolean; readonly count: number }

export const NO_CARDS: Hand = { hard: 0, hasAce: false, count: 0 }
export const withPoints = ({ hard, hasAce, count }: Hand, points: number): Hand => ({
  hard: hard + points,
  hasAce: hasAce || points === 1,
  count: count + 1,
})
export const totalOf = ({ hard, hasAce }: Hand): number => (hasAce && hard <= 11 ? hard + 10 : hard)
const isSoft = ({ hard, hasAce }: Hand): boolean => hasAce && hard <= 11
export const isBlackjack = (hand: Hand): boolean => hand.count === 2 && totalOf(hand) === 21

/** Points of the next card, with how many of the ranks have them. */
const nextPoints: readonly { readonly points: number; readonly weight: bigint }[] = Array.from(
  { length: 10 },
  (_, index) => ({ points: index + 1, weight: index === 9 ? 4n : 1n }),
)

export const bankDraws = ({ isSoftStanding }: BlackjackRules, hand: Hand): boolean => {
  const total = totalOf(hand)
  return total < 17 || (total === 17 && isSoft(hand) && !isSoftStanding)
}

/** What the round pays for two finished hands. The player is not over. */
export function judgeBlackjack({ winPays, blackjackPays }: BlackjackRules, coins: number, player: Hand, bank: Hand) {
  if (isBlackjack(player)) return isBlackjack(bank) ? coins : blackjackPays
  if (isBlackjack(bank)) return 0
  const [mine, theirs] = [totalOf(player), totalOf(bank)]
  if (theirs > 21 || mine > theirs) return winPays
  return mine === theirs ? coins : 0
}

/** Ends of a round that need no bank: over, or enough cards. */
export function endOf({ manyCards }: BlackjackRules, player: Hand): number | undefined {
  if (totalOf(player) > 21) return 0
  return manyCards && player.count >= manyCards.count ? manyCards.pays : undefined
}

/** What the player may do. Nothing on twenty-one: the bank plays. */
export function legalMoves(rules: BlackjackRules, player: Hand): Move[] {
  if (endOf(rules, player) !== undefined || totalOf(player) === 21) return []
  return rules.surrenderPays !== undefined && player.count === 2 ? ['draw', 'stand', 'surrender'] : ['draw', 'stand']
}

export type Decide = (player: Hand, up: number) => Move | undefined

/** The exact chances of blackjack. Cards come from whole packs, so the hands and the bank's open card say it all. */
export function makeBlackjack(rules: BlackjackRules, coins: number) {
  const banks = new Map<string, ReadonlyMap<string, { hand: Hand; ways: bigint; of: bigint }>>()
  /** All ends of the bank's hand from an open card: total and blackjack, with equally likely ways. */
  const bankEnds = (up: number) => {
    const known = banks.get(String(up))
    if (known) return known
    const ends = new Map<string, { hand: Hand; ways: bigint; of: bigint }>()
    const go = (hand: Hand, ways: bigint, of: bigint): void => {
      if (hand.count > 1 && !bankDraws(rules, hand)) {
        const key = `${Math.min(totalOf(hand), 22)} ${isBlackjack(hand)}`
        const end = ends.get(key)
        if (!end) ends.set(key, { hand, ways, of })
        else if (end.of >= of) end.ways += ways * (end.of / of)
        else {
          end.ways = end.ways * (of / end.of) + ways
          end.of = of
        }
        return
      }
      for (const { points, weight } of nextPoints) go(withPoints(hand, points), ways * weight, of * 13n)
    }
    go(withPoints(NO_CARDS, up), 1n, 1n)
    banks.set(String(up), ends)
    return ends
  }
  const standing = new Map<string, Chances>()
  const stand = (player: Hand, up: number): Chances => {
    const key = `${totalOf(player)} ${isBlackjack(player)} ${up}`
    const known = standing.get(key)
    if (known) return known
    const ends = [...bankEnds(up).values()]
    const scale = ends.reduce((most, { of }) => (of > most ? of : most), 1n)
    const chances = mix(
      ends.map(({ hand, ways, of }) => ({
        weight: ways * (scale / of),
        chances: sure(judgeBlackjack(rules, coins, player, hand)),
      })),
    )
    standing.set(key, chances)
    return chances
  }
  const worthOf = (decide: Decide | undefined) => {
    const known = new Map<string, { readonly chances: Chances; readonly move?: Move }>()
    /** The chances from a hand on, with the given decisions or with the best. */
    const from = (player: Hand, up: number): { readonly chances: Chances; readonly move?: Move } => {
      const end = endOf(rules, player)
      if (end !== undefined) return { chances: sure(end) }
      const moves = legalMoves(rules, player)
      if (moves.length === 0) return { chances: stand(player, up) }
      const key = `${player.hard} ${player.hasAce} ${Math.min(player.count, 8)} ${up}`
      const found = known.get(key)
      if (found) return found
      const chancesOf = (move: Move): Chances => {
        if (move === 'stand') return stand(player, up)
        if (move === 'surrender') return sure(rules.surrenderPays ?? 0)
        return mix(
          nextPoints.map(({ points, weight }) => ({ weight, chances: from(withPoints(player, points), up).chances })),
        )
      }
      const chosen = decide?.(player, up)
      // Standing comes first, so that of equal decisions the shorter one is taken.
      const candidates: readonly Move[] = chosen ? [chosen] : moves.toSorted((a, b) => (a < b ? 1 : -1))
      let best: { chances: Chances; move: Move } | undefined
      for (const move of candidates) {
        const chances = chancesOf(move)
        if (!best || isBetter(chances, best.chances)) best = { chances, move }
      }
      if (!best) throw new Error('A hand has no decision.')
      known.set(key, best)
      return best
    }
    return from
  }
  return { worthOf }
}
