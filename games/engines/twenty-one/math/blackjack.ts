import { doubled, endOfNumber, mix, pickBest, sure, type Chances } from './chances.ts'
import type { BlackjackRules } from './twenty-one-definition.ts'

/** Ranks of a pack of 52 from the two to the ace; tens and pictures count ten, an ace one or eleven. */
export const BLACKJACK_RANKS = 13
export const pointsOfRank = (rank: number): number => (rank === BLACKJACK_RANKS - 1 ? 1 : Math.min(rank + 2, 10))

export type Move = 'draw' | 'stand' | 'surrender' | 'double' | 'split'
/**
 * `hard` counts every ace as one. A pair is two cards that count the same. `split` says whether the hand is one of two
 * that were a pair, and whether that was a pair of aces.
 */
export type Hand = {
  readonly hard: number
  readonly hasAce: boolean
  readonly count: number
  readonly isPair: boolean
  readonly split: 'no' | 'pair' | 'aces'
}

export const NO_CARDS: Hand = { hard: 0, hasAce: false, count: 0, isPair: false, split: 'no' }
export const NO_SPLIT_CARDS: Hand = { ...NO_CARDS, split: 'pair' }
export const withPoints = ({ hard, hasAce, count, split }: Hand, points: number): Hand => ({
  hard: hard + points,
  hasAce: hasAce || points === 1,
  count: count + 1,
  isPair: count === 1 && hard === points,
  split: split === 'pair' && count === 0 && points === 1 ? 'aces' : split,
})
export const totalOf = ({ hard, hasAce }: Hand): number => (hasAce && hard <= 11 ? hard + 10 : hard)
const isSoft = ({ hard, hasAce }: Hand): boolean => hasAce && hard <= 11
export const isBlackjack = (hand: Hand): boolean => hand.count === 2 && hand.split === 'no' && totalOf(hand) === 21

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

const SHORTEST_FIRST: readonly Move[] = ['stand', 'surrender', 'draw', 'double', 'split']

/** What the player may do. Nothing on twenty-one: the bank plays. */
export function legalMoves(rules: BlackjackRules, player: Hand): Move[] {
  const total = totalOf(player)
  if (endOf(rules, player) !== undefined || total === 21) return []
  if (player.split === 'aces' && player.count > 1) return []
  const { doubles, splitsPairs, surrenderPays } = rules
  const moves: Move[] = ['draw', 'stand']
  if (player.count !== 2 || player.split !== 'no') return moves
  if (doubles && total >= doubles.from && total <= doubles.to) moves.push('double')
  if (splitsPairs && player.isPair) moves.push('split')
  if (surrenderPays !== undefined) moves.push('surrender')
  return moves
}

// Of a finished hand of a split pair: its total, or one of these.
const OVER = 22
const ENOUGH_CARDS = 23
function finalOf(rules: BlackjackRules, hand: Hand): number {
  const end = endOf(rules, hand)
  return end === undefined ? totalOf(hand) : end === 0 ? OVER : ENOUGH_CARDS
}
function payOfFinal(rules: BlackjackRules, coins: number, final: number, bank: Hand): number {
  if (final === OVER) return 0
  if (final === ENOUGH_CARDS) return rules.manyCards?.pays ?? 0
  return judgeBlackjack(rules, coins, { ...NO_SPLIT_CARDS, hard: final, count: 2 }, bank)
}

/** The chances of a hand, and the decision that leads to them if there is one to make. */
type Worth = { readonly chances: Chances; readonly move?: Move }

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
  const bankEndsOnOneScale = (up: number): { hand: Hand; weight: bigint }[] => {
    const ends = [...bankEnds(up).values()]
    const scale = ends.reduce((most, { of }) => (of > most ? of : most), 1n)
    return ends.map(({ hand, ways, of }) => ({ hand, weight: ways * (scale / of) }))
  }
  const standing = new Map<string, Chances>()
  const stand = (player: Hand, up: number): Chances => {
    const key = `${totalOf(player)} ${isBlackjack(player)} ${up}`
    const known = standing.get(key)
    if (known) return known
    const chances = mix(
      bankEndsOnOneScale(up).map(({ hand, weight }) => ({
        weight,
        chances: sure(judgeBlackjack(rules, coins, player, hand)),
      })),
    )
    standing.set(key, chances)
    return chances
  }
  /** What follows when one more card comes. */
  const drawTo = (player: Hand, then: (hand: Hand) => Chances): Chances =>
    mix(nextPoints.map(({ points, weight }) => ({ weight, chances: then(withPoints(player, points)) })))

  const worthOf = (decide: Decide | undefined) => {
    const known = new Map<string, Worth>()
    /** How often a split hand comes to which total, played as `from` plays it. */
    const totalsOf = (player: Hand, up: number): Chances => {
      const { move } = from(player, up)
      return move === 'draw' ? drawTo(player, (hand) => totalsOf(hand, up)) : sure(finalOf(rules, player))
    }
    /** Both hands of a split pair meet the same bank. As each only wins or loses by itself, each is played by itself. */
    const split = (pair: Hand, up: number): Chances => {
      const first = withPoints(NO_SPLIT_CARDS, pair.hard / 2)
      const totals = drawTo(first, (hand) => totalsOf(hand, up))
      const ends = [...totals.ways].map(([number, ways]) => ({ total: endOfNumber(number).won, ways }))
      const paid = (total: number, bank: Hand): number => payOfFinal(rules, coins, total, bank)
      return mix(
        bankEndsOnOneScale(up).flatMap(({ hand: bank, weight }) =>
          ends.flatMap((one) =>
            ends.map((other) => ({
              weight: weight * one.ways * other.ways,
              chances: sure(paid(one.total, bank) + paid(other.total, bank), coins),
            })),
          ),
        ),
      )
    }
    /** The chances from a hand on, with the given decisions or with the best. */
    const from = (player: Hand, up: number): Worth => {
      const end = endOf(rules, player)
      if (end !== undefined) return { chances: sure(end) }
      const moves = legalMoves(rules, player)
      if (moves.length === 0) return { chances: stand(player, up) }
      const { hard, hasAce, count, isPair } = player
      const key = `${hard} ${hasAce} ${Math.min(count, 8)} ${isPair} ${player.split} ${up}`
      const found = known.get(key)
      if (found) return found
      const chancesOf = (move: Move): Chances => {
        if (move === 'stand') return stand(player, up)
        if (move === 'surrender') return sure(rules.surrenderPays ?? 0)
        if (move === 'split') return split(player, up)
        if (move === 'draw') return drawTo(player, (hand) => from(hand, up).chances)
        return doubled(
          drawTo(player, (hand) => {
            const paid = endOf(rules, hand)
            return paid === undefined ? stand(hand, up) : sure(paid)
          }),
          coins,
        )
      }
      const chosen = decide?.(player, up)
      // Of equal decisions the shorter and the cheaper one is taken.
      const candidates: readonly Move[] = chosen ? [chosen] : SHORTEST_FIRST.filter((move) => moves.includes(move))
      const best = pickBest(candidates.map((move) => ({ chances: chancesOf(move), move })))
      known.set(key, best)
      return best
    }
    return from
  }
  return { worthOf }
}
