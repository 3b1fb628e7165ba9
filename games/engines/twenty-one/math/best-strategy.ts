import { figuresOfWays, type WinWays } from '../../../kit/math/bet-engine.ts'
import { remember } from '../../../kit/math/remember.ts'
import { makeBlackjack, NO_CARDS, totalOf, withPoints, type Decide, type Move } from './blackjack.ts'
import { endOfNumber, mapEnds, mix, type Chances } from './chances.ts'
import { FULL_PACK, kindOf, makeOko, NO_HAND, withOko, without, type DecideOko, type Left } from './oko.ts'
import { mainPart, sidePart } from './side-bet.ts'
import { blackjackHandOf, cardsOf, movesOn, okoHandOf, pointsOf, ranksOf } from './table.ts'
import type { BlackjackRules, OkoRules, TwentyOneDefinition } from './twenty-one-definition.ts'

/** How to decide, from the player's total and from whether an ace in it counts eleven; nothing is the best play. */
export type Plan = (total: number, isSoft: boolean) => 'draw' | 'stand'

type Dealt = { readonly weight: bigint; readonly chances: Chances; readonly side: number }

/** Ways of the first cards with the chances that follow; `side` is what they pay beside, in coins. */
function okoDeals(definition: TwentyOneDefinition, rules: OkoRules, plan: Plan | undefined): Dealt[] {
  const decide: DecideOko | undefined = plan && ((player) => plan(player.total, false))
  const from = makeOko(rules, definition.coins).worthOf(decide)
  const known = new Map<string, Chances>()
  const chancesOf = (mine: number, up: number): Chances => {
    const left = without(FULL_PACK, kindOf(mine))
    const key = `${mine} ${up}`
    const found = known.get(key) ?? from(withOko(NO_HAND, mine), without(left, kindOf(up)), up).chances
    known.set(key, found)
    return found
  }
  const cards = Array.from({ length: cardsOf(rules) }, (_, card) => card)
  if (!rules.isBankOpen) {
    return cards.map((card) => {
      const points = pointsOf(rules, card)
      return {
        weight: 1n,
        chances: from(withOko(NO_HAND, points), without(FULL_PACK, kindOf(points)), undefined).chances,
        side: 0,
      }
    })
  }
  return cards.flatMap((mine) =>
    cards
      .filter((up) => up !== mine)
      .map((up) => ({
        weight: 1n,
        chances: chancesOf(pointsOf(rules, mine), pointsOf(rules, up)),
        side: sidePart(definition, mine, up),
      })),
  )
}

function blackjackDeals(definition: TwentyOneDefinition, rules: BlackjackRules, plan: Plan | undefined): Dealt[] {
  const decide: Decide | undefined = plan && ((player) => plan(totalOf(player), player.hasAce && player.hard <= 11))
  const from = makeBlackjack(rules, definition.coins).worthOf(decide)
  const ranks = Array.from({ length: ranksOf(rules) }, (_, rank) => rank)
  // The first card's suit is of no matter: only whether the second has the same.
  return ranks.flatMap((first) =>
    ranks.flatMap((second) =>
      ranks.flatMap((up) => {
        const player = [first, second].reduce((hand, rank) => withPoints(hand, pointsOf(rules, rank)), NO_CARDS)
        const { chances } = from(player, pointsOf(rules, up))
        const sameSuit = sidePart(definition, first, second)
        const otherSuit = sidePart(definition, first, second + ranks.length)
        return [
          { weight: 1n, chances, side: sameSuit },
          { weight: 3n, chances, side: otherSuit },
        ]
      }),
    ),
  )
}

/** The exact distribution of the win of a whole round, by a plan or by the best play. */
export function waysOfPlay(definition: TwentyOneDefinition, isSide: boolean, plan?: Plan): WinWays {
  const { rules } = definition
  const deals = rules.game === 'oko' ? okoDeals(definition, rules, plan) : blackjackDeals(definition, rules, plan)
  // Deals that pay alike beside are put together first: there are few of those.
  const bySide = new Map<number, Dealt[]>()
  for (const deal of deals) {
    const paid = isSide ? deal.side : 0
    bySide.set(paid, [...(bySide.get(paid) ?? []), deal])
  }
  const parts = [...bySide].map(([paid, group]) => ({
    weight: group.reduce((sum, { weight }) => sum + weight, 0n),
    chances: mapEnds(mix(group), ({ won, added }) => ({
      won: mainPart(definition, won, isSide) + paid,
      added: mainPart(definition, added, isSide),
    })),
  }))
  const scale = parts.reduce((product, { chances }) => product * chances.of, 1n)
  const ways = new Map<number, bigint>()
  for (const { weight, chances } of parts) {
    for (const [end, count] of chances.ways) {
      ways.set(end, (ways.get(end) ?? 0n) + weight * count * (scale / chances.of))
    }
  }
  return [...ways].map(([end, count]) => {
    const { won, added } = endOfNumber(end)
    return { coins: won, ways: count, ...(added > 0 ? { added } : {}) }
  })
}

type WayToPlay = TwentyOneDefinition['returns'][number]['way']

/** The best play, and simple ways to compare with it; those never give up, double or split. */
export function waysToPlay(definition: TwentyOneDefinition): { readonly way: WayToPlay; readonly ways: WinWays }[] {
  const { rules } = definition
  const bank: Plan =
    rules.game === 'oko'
      ? (total) => (total < rules.bankStandsFrom ? 'draw' : 'stand')
      : (total, isSoft) => (total < 17 || (total === 17 && isSoft && !rules.isSoftStanding) ? 'draw' : 'stand')
  const safe: Plan = (total, isSoft) =>
    (isSoft ? total < 18 : total < 11 + (rules.game === 'oko' ? 0 : 1)) ? 'draw' : 'stand'
  return [
    { way: 'best', ways: waysOfPlay(definition, false) },
    ...(definition.side ? [{ way: 'best-with-side' as const, ways: waysOfPlay(definition, true) }] : []),
    { way: 'like-bank', ways: waysOfPlay(definition, false, bank) },
    { way: 'never-over', ways: waysOfPlay(definition, false, safe) },
  ]
}

/** What the help says of them. */
export function returnsOf(definition: TwentyOneDefinition): TwentyOneDefinition['returns'] {
  return waysToPlay(definition).map(({ way, ways }) => ({ way, rtp: figuresOfWays(way, ways, definition.coins).rtp }))
}

const tables = remember(({ rules, coins }: TwentyOneDefinition) =>
  rules.game === 'oko'
    ? { oko: makeOko(rules, coins).worthOf(undefined) }
    : { blackjack: makeBlackjack(rules, coins).worthOf(undefined) },
)

/**
 * The decision that returns most, exactly, from the hand that is being played and the bank's open card. Nothing when there
 * is nothing to decide.
 */
export function bestMove(
  definition: TwentyOneDefinition,
  { cards: player, isSplit }: { readonly cards: readonly number[]; readonly isSplit: boolean },
  up: number | undefined,
): Move | undefined {
  const { rules } = definition
  if (movesOn(rules, player, isSplit).length === 0) return undefined
  const { oko, blackjack } = { oko: undefined, blackjack: undefined, ...tables(definition) }
  if (blackjack) return blackjack(blackjackHandOf(rules, player, isSplit), pointsOf(rules, up ?? 0)).move
  const seen = rules.game === 'oko' && rules.isBankOpen && up !== undefined ? pointsOf(rules, up) : undefined
  const kinds = [...player.map((card) => pointsOf(rules, card)), ...(seen === undefined ? [] : [seen])]
  const left = kinds.reduce<Left>((pack, points) => without(pack, kindOf(points)), FULL_PACK)
  return oko?.(okoHandOf(rules, player), left, seen).move
}
