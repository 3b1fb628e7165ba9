import { doubled, mix, pickBest, sure, type Chances } from './chances.ts'
import type { OkoRules } from './twenty-one-definition.ts'

/** Ranks of a pack of 32: 7, 8, 9, 10, jack, queen, king, ace. */
export const OKO_RANKS = 8
const POINTS: readonly number[] = [7, 8, 9, 10, 1, 1, 2, 11]
export const okoPoints = (rank: number): number => POINTS[rank] ?? 0
const ACE = 11

export type OkoMove = 'draw' | 'stand' | 'double'
export type OkoHand = { readonly total: number; readonly count: number; readonly isAces: boolean }
export const NO_HAND: OkoHand = { total: 0, count: 0, isAces: false }
export const withOko = ({ total, count }: OkoHand, points: number): OkoHand => ({
  total: total + points,
  count: count + 1,
  isAces: count === 1 && total === ACE && points === ACE,
})
export const isOver = ({ total, isAces }: OkoHand): boolean => total > 21 && !isAces

export const bankDrawsOko = ({ bankStandsFrom }: OkoRules, { total }: OkoHand): boolean => total < bankStandsFrom

/** What the round pays for two finished hands. The player is not over and has no two aces. */
export function judgeOko(rules: OkoRules, coins: number, player: OkoHand, bank: OkoHand): number {
  const { tiesBackFrom, winPays, okoPays } = rules
  const win = player.total === 21 ? okoPays : winPays
  if (bank.isAces) return 0
  if (isOver(bank) || player.total > bank.total) return win
  return player.total === bank.total && player.total >= tiesBackFrom ? coins : 0
}

/** Ends of a round that need no bank. */
export function endOfOko({ acesPay }: OkoRules, player: OkoHand): number | undefined {
  if (player.isAces) return acesPay
  return isOver(player) ? 0 : undefined
}

/** What the player may do. On twenty-one nothing: the bank plays. */
export function okoMoves(rules: OkoRules, player: OkoHand): OkoMove[] {
  const { count, total } = player
  if (endOfOko(rules, player) !== undefined || total === 21) return []
  const { doubles } = rules
  const canDouble = doubles !== undefined && count === 2 && total >= doubles.from && total <= doubles.to
  return canDouble ? ['draw', 'stand', 'double'] : ['draw', 'stand']
}

/** Kinds of cards that count the same, with their number in the pack. */
const KINDS = [...new Set(POINTS)].toSorted((a, b) => a - b)
const FULL: readonly number[] = KINDS.map((points) => 4 * POINTS.filter((it) => it === points).length)
export const kindOf = (points: number): number => KINDS.indexOf(points)

export type Left = readonly number[]
export const without = (left: Left, kind: number): Left => left.map((count, at) => (at === kind ? count - 1 : count))
export const FULL_PACK: Left = FULL

export type DecideOko = (player: OkoHand, left: Left, up: number | undefined) => OkoMove | undefined

// Ends of the bank's hand side by side in one whole number: 15 to 21, over, two aces. Each has room for 32!.
const LANE = 128n
const laneOf = ({ total, isAces }: OkoHand): bigint => (isAces ? 8n : total > 21 ? 7n : BigInt(total - 15)) * LANE
const laneMask = (1n << LANE) - 1n
const LANES = Array.from({ length: 9 }, (_, index) => BigInt(index))
const handOfLane = (lane: bigint): OkoHand => {
  if (lane === 8n) return { total: 22, count: 2, isAces: true }
  return { total: lane === 7n ? 26 : Number(lane) + 15, count: 3, isAces: false }
}

/**
 * The exact chances of oko. Orders of the cards left are counted: with r cards left there are r! of them, so that a
 * card of a kind that has k left leads to k times the orders of what is left then, and nothing is divided.
 */
export function makeOko(rules: OkoRules, coins: number) {
  const factorials = [1n]
  for (let n = 1; n <= 32; n += 1) factorials.push((factorials[n - 1] ?? 1n) * BigInt(n))
  const orders = (left: Left): bigint => factorials[left.reduce((sum, count) => sum + count, 0)] ?? 0n
  const banks = new Map<string, bigint>()
  /** Ends of the bank's hand over all orders of the cards left. Equal for all ways that led to the same cards. */
  const bankEnds = (bank: OkoHand, left: Left): bigint => {
    if (bank.count > 0 && !bankDrawsOko(rules, bank)) return orders(left) << laneOf(bank)
    const isOneAce = bank.count === 1 && bank.total === ACE
    const key = `${bank.total}${isOneAce ? 'a' : ''} ${left.join(' ')}`
    const known = banks.get(key)
    if (known !== undefined) return known
    let ends = 0n
    for (let kind = 0; kind < KINDS.length; kind += 1) {
      const count = left[kind] ?? 0
      if (count > 0) ends += BigInt(count) * bankEnds(withOko(bank, KINDS[kind] ?? 0), without(left, kind))
    }
    banks.set(key, ends)
    return ends
  }
  const stand = (player: OkoHand, left: Left, up: number | undefined): Chances => {
    const bank = up === undefined ? NO_HAND : withOko(NO_HAND, up)
    const ends = bankEnds(bank, left)
    const ways = new Map<number, bigint>()
    for (const lane of LANES) {
      const count = (ends >> (lane * LANE)) & laneMask
      if (count === 0n) continue
      const paid = judgeOko(rules, coins, player, handOfLane(lane))
      ways.set(paid, (ways.get(paid) ?? 0n) + count)
    }
    return { of: orders(left), ways }
  }
  const worthOf = (decide: DecideOko | undefined) => {
    const known = new Map<string, { readonly chances: Chances; readonly move?: OkoMove }>()
    /** The chances from a hand on; `left` is without the bank's open card. */
    const from = (player: OkoHand, left: Left, up: number | undefined): { chances: Chances; move?: OkoMove } => {
      const end = endOfOko(rules, player)
      if (end !== undefined) return { chances: sure(end) }
      const moves = okoMoves(rules, player)
      if (moves.length === 0) return { chances: stand(player, left, up) }
      const key = `${player.count === 1 ? 'first' : ''}${left.join(' ')} ${up ?? ''}`
      const found = known.get(key)
      if (found) return found
      const draw = (then: (hand: OkoHand, rest: Left) => Chances): Chances =>
        mix(
          left.flatMap((count, kind) =>
            count === 0
              ? []
              : [{ weight: BigInt(count), chances: then(withOko(player, KINDS[kind] ?? 0), without(left, kind)) }],
          ),
        )
      const chancesOf = (move: OkoMove): Chances => {
        if (move === 'stand') return stand(player, left, up)
        if (move === 'draw') return draw((hand, rest) => from(hand, rest, up).chances)
        const last = draw((hand, rest) => {
          const paid = endOfOko(rules, hand)
          return paid === undefined ? stand(hand, rest, up) : sure(paid)
        })
        return doubled(last, coins)
      }
      const chosen = decide?.(player, left, up)
      // Standing comes first, so that of equal decisions the shorter and the cheaper one is taken.
      const candidates: readonly OkoMove[] = chosen
        ? [chosen]
        : (['stand', 'draw', 'double'] as const).filter((move) => moves.includes(move))
      const best = pickBest(candidates.map((move) => ({ chances: chancesOf(move), move })))
      known.set(key, best)
      return best
    }
    return from
  }
  return { worthOf }
}
