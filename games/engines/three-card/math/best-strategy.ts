import type { WinWays } from '../../../kit/math/bet-engine.ts'
import { remember } from '../../../kit/math/remember.ts'
import { qualifyingScore, scoreOf } from './judge-hand.ts'
import { bonusOf, mainCoins, pairPlusCoins, type ThreeCardOn } from './pays.ts'
import type { ThreeCardDefinition } from './three-card-definition.ts'

const DECK = 52
export type ThreeCardMove = 'play' | 'fold'

/** Scores of all hands that hold certain cards, sorted: how many are under a score is then found by halving. */
type Scores = Int32Array
const under = (scores: Scores, score: number): number => {
  let [low, high] = [0, scores.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((scores[middle] ?? 0) < score) low = middle + 1
    else high = middle
  }
  return low
}

type Tables = { readonly all: Scores; readonly one: readonly Scores[]; readonly two: ReadonlyMap<number, Scores> }

let made: Tables | undefined
function tables(): Tables {
  if (made) return made
  const all: number[] = []
  const one: number[][] = Array.from({ length: DECK }, () => [])
  const two = new Map<number, number[]>()
  for (let a = 0; a < DECK; a += 1) for (let b = a + 1; b < DECK; b += 1) two.set(a * DECK + b, [])
  for (let a = 0; a < DECK; a += 1) {
    for (let b = a + 1; b < DECK; b += 1) {
      for (let c = b + 1; c < DECK; c += 1) {
        const score = scoreOf(a, b, c)
        all.push(score)
        for (const card of [a, b, c]) one[card]?.push(score)
        for (const pair of [a * DECK + b, a * DECK + c, b * DECK + c]) two.get(pair)?.push(score)
      }
    }
  }
  const sorted = (scores: readonly number[]): Scores => Int32Array.from(scores).toSorted()
  made = {
    all: sorted(all),
    one: one.map(sorted),
    two: new Map([...two].map(([pair, scores]) => [pair, sorted(scores)])),
  }
  return made
}

/** How many of the house's hands, from the 49 cards left, are under a score: those that hold a dealt card are taken off. */
function houseUnder([a, b, c]: readonly [number, number, number], score: number): number {
  const { all, one, two } = tables()
  const single = [a, b, c].reduce((sum, card) => sum + under(one[card] ?? new Int32Array(), score), 0)
  const pairs = [a * DECK + b, a * DECK + c, b * DECK + c].reduce(
    (sum, pair) => sum + under(two.get(pair) ?? new Int32Array(), score),
    0,
  )
  return under(all, score) - single + pairs - (scoreOf(a, b, c) < score ? 1 : 0)
}

export const HOUSE_HANDS = 18_424

type Against = {
  readonly score: number
  /** Of the house's hands. */
  readonly unqualified: number
  readonly won: number
  readonly tied: number
}

function against({ qualifiesFrom }: ThreeCardDefinition, cards: readonly [number, number, number]): Against {
  const score = scoreOf(...cards)
  const floor = qualifyingScore(qualifiesFrom)
  const unqualified = houseUnder(cards, floor)
  const belowMine = Math.max(unqualified, houseUnder(cards, score))
  const upToMine = Math.max(unqualified, houseUnder(cards, score + 1))
  return { score, unqualified, won: belowMine - unqualified, tied: upToMine - belowMine }
}

/** The win in coins over all hands of the house when the player plays on. */
function worthOfPlay({ duel }: ThreeCardDefinition, { unqualified, won, tied }: Against, bonus: number): number {
  return unqualified * duel.unqualified + won * duel.win + tied * duel.tie + HOUSE_HANDS * bonus
}

const rising = (cards: readonly number[]): [number, number, number] =>
  cards.toSorted((a, b) => a - b) as [number, number, number]

/** What returns more with three cards, exactly; play when both return the same. */
export function bestMove(definition: ThreeCardDefinition, cards: readonly number[]): ThreeCardMove {
  const hand = against(definition, rising(cards))
  const play = worthOfPlay(definition, hand, bonusOf(definition, hand.score))
  return play >= HOUSE_HANDS * definition.duel.fold ? 'play' : 'fold'
}

/** The exact distribution of the win of a way to play, over all hands of the player and of the house. */
export function waysOfMoves(
  definition: ThreeCardDefinition,
  on: ThreeCardOn,
  move: (cards: readonly [number, number, number]) => ThreeCardMove,
): WinWays {
  const { duel } = definition
  const wins = new Map<number, number>([[0, 0]])
  const add = (coins: number, ways: number): void => void wins.set(coins, (wins.get(coins) ?? 0) + ways)
  for (let a = 0; a < DECK; a += 1) {
    for (let b = a + 1; b < DECK; b += 1) {
      for (let c = b + 1; c < DECK; c += 1) {
        const cards = [a, b, c] as const
        const score = scoreOf(a, b, c)
        const side = pairPlusCoins(definition, on, score)
        if (on === 'pair-plus') {
          add(side, HOUSE_HANDS)
          continue
        }
        const paid = (coins: number): number => side + mainCoins(definition, on, coins)
        if (move(cards) === 'fold') {
          add(paid(duel.fold), HOUSE_HANDS)
          continue
        }
        const { unqualified, won, tied } = against(definition, [a, b, c])
        const bonus = bonusOf(definition, score)
        add(paid(duel.unqualified + bonus), unqualified)
        add(paid(duel.win + bonus), won)
        add(paid(duel.tie + bonus), tied)
        add(paid(bonus), HOUSE_HANDS - unqualified - won - tied)
      }
    }
  }
  return [...wins].map(([coins, ways]) => ({ coins, ways: BigInt(ways) }))
}

const bestMoves = remember((definition: ThreeCardDefinition) => {
  const known = new Map<number, ThreeCardMove>()
  return (cards: readonly [number, number, number]): ThreeCardMove => {
    const key = (cards[0] * DECK + cards[1]) * DECK + cards[2]
    const move = known.get(key) ?? bestMove(definition, cards)
    known.set(key, move)
    return move
  }
})

export function waysOfBestPlay(definition: ThreeCardDefinition, on: ThreeCardOn): WinWays {
  return waysOfMoves(definition, on, bestMoves(definition))
}
