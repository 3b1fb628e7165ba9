import type { BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { waysOfBestPlay, type ThreeCardMove } from './best-strategy.ts'
import { nameOf, qualifyingScore, scoreOf, type ThreeCardHand } from './judge-hand.ts'
import { bonusOf, mainCoins, pairPlusCoins, type ThreeCardOn } from './pays.ts'
import { ThreeCardDefinition } from './three-card-definition.ts'

/** What the stake lies on, and what the player does with the cards; absent while thinking. */
export type ThreeCardBet = { readonly on: ThreeCardOn; readonly move?: ThreeCardMove }
export type ThreeCardOutcome = {
  readonly engine: 'three-card'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: ThreeCardBet
  readonly state: 'open' | 'finished'
  /** Suit times 13 plus rank from the two up. */
  readonly player: readonly number[]
  readonly hand: ThreeCardHand
  /** The house's cards and hand: shown when the player has played on, and when the round is over. */
  readonly house?: readonly number[]
  readonly houseHand?: ThreeCardHand
  /** How the duel ended; absent where there was none. */
  readonly result?: 'won' | 'unqualified' | 'tied' | 'lost' | 'folded'
  /** Parts of the win: of the duel, of the bonus for a strong hand in it, of the player's own cards. */
  readonly duelMinor: number
  readonly bonusMinor: number
  readonly pairPlusMinor: number
  readonly winMinor: number
}

const places: readonly ThreeCardOn[] = ['duel', 'pair-plus', 'both']

const problemsOf = makeCheck(ThreeCardDefinition, (definition, say) => {
  const { coins, duel, pairPlus, pairPlusShare } = definition
  if (pairPlusShare >= coins) say('A stake on both has a part in the duel.')
  const main = [duel.win, duel.unqualified, duel.tie, duel.fold, ...Object.values(duel.bonus)]
  if (main.some((pay) => (pay * (coins - pairPlusShare)) % coins !== 0)) say('A part in the duel pays no whole coins.')
  if (Object.values(pairPlus).some((pay) => (pay * pairPlusShare) % coins !== 0)) {
    say('A part on the own cards pays no whole coins.')
  }
  if (duel.fold >= duel.tie || duel.tie > duel.unqualified || duel.unqualified > duel.win) {
    say('A better end pays no less.')
  }
})

function problemsOfBet(_definition: ThreeCardDefinition, bet: unknown): string[] {
  if (typeof bet !== 'object' || bet === null || !('on' in bet)) return ['No bet.']
  if (Object.keys(bet).some((name) => name !== 'on' && name !== 'move')) return ['There is no such decision.']
  const { on } = bet
  const move: unknown = 'move' in bet ? bet.move : undefined
  if (!places.some((place) => place === on)) return ['The stake cannot lie there.']
  if (move === undefined) return []
  if (on === 'pair-plus') return ['There is nothing to decide.']
  return move === 'play' || move === 'fold' ? [] : ['There is no such decision.']
}

/** The declared return is that of the best decisions; both are always allowed. */
export const threeCardEngine: BetEngine<'three-card', ThreeCardDefinition, ThreeCardBet, ThreeCardOutcome> = {
  name: 'three-card',
  problemsOf,
  problemsOfBet,
  betsOf: () => places.map((on) => ({ name: on, bet: { on } })),
  /** Of a whole round with the best decision, whatever is decided. */
  waysOf: (definition, { on }) => waysOfBestPlay(definition, on),
  /** Draw script: six cards, each from those that are left in rising order; the player's three, then the house's. */
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const left = Array.from({ length: 52 }, (_, card) => card)
    const drawn = Array.from({ length: 6 }, () => left.splice(rng.below(left.length), 1)[0] ?? 0)
    const player = drawn.slice(0, 3)
    const house = drawn.slice(3)
    const mine = scoreOf(...(player as [number, number, number]))
    const theirs = scoreOf(...(house as [number, number, number]))
    const { on, move } = bet
    const pairPlusMinor = pairPlusCoins(definition, on, mine) * coinValueMinor
    const head = { engine: 'three-card', v: 1, stakeMinor, bet, player, hand: nameOf(mine) } as const
    const nothing = { duelMinor: 0, bonusMinor: 0 } as const
    if (on === 'pair-plus') {
      return { ...head, state: 'finished', ...nothing, pairPlusMinor, winMinor: pairPlusMinor }
    }
    if (move === undefined) return { ...head, state: 'open', ...nothing, pairPlusMinor: 0, winMinor: 0 }
    const isQualified = theirs >= qualifyingScore(definition.qualifiesFrom)
    const result =
      move === 'fold'
        ? 'folded'
        : !isQualified
          ? 'unqualified'
          : mine > theirs
            ? 'won'
            : mine === theirs
              ? 'tied'
              : 'lost'
    const { fold, unqualified, win, tie } = definition.duel
    const pays = { folded: fold, unqualified, won: win, tied: tie, lost: 0 }
    const duelMinor = mainCoins(definition, on, pays[result]) * coinValueMinor
    const bonusMinor = move === 'fold' ? 0 : mainCoins(definition, on, bonusOf(definition, mine)) * coinValueMinor
    return {
      ...head,
      state: 'finished',
      house,
      houseHand: nameOf(theirs),
      result,
      duelMinor,
      bonusMinor,
      pairPlusMinor,
      winMinor: duelMinor + bonusMinor + pairPlusMinor,
    }
  },
  stakesFor: coinStakesFor,
}
