import type { BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { remember } from '../../../kit/math/remember.ts'
import { bestPlay } from './best-strategy.ts'
import { judgeHand } from './judge-hand.ts'
import { VideoPokerDefinition, type HandName } from './video-poker-definition.ts'

/** Places of the dealt cards that are kept, from 0; absent while the player is still thinking. */
export type VideoPokerBet = { readonly hold?: readonly number[] }
export type VideoPokerOutcome = {
  readonly engine: 'video-poker'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: VideoPokerBet
  readonly state: 'open' | 'finished'
  /** Five cards, as dealt. Suit times ranks of the pack plus rank from the lowest; the joker is 52. */
  readonly dealt: readonly number[]
  /** The hand after the draw; once finished. */
  readonly hand?: readonly number[]
  /** What it is paid for; absent on a losing hand. */
  readonly name?: HandName
  readonly winMinor: number
}

const problemsOf = makeCheck(VideoPokerDefinition, ({ deck, wild, pays }, say) => {
  if ((deck === 53) !== (wild === 'joker')) say('The joker is in a pack of 53.')
  if (deck === 32 && wild === 'deuces') say('A pack of 32 has no deuces.')
  if (new Set(pays.map(({ hand }) => hand)).size !== pays.length) say('A hand pays twice.')
})

function problemsOfBet(_definition: VideoPokerDefinition, bet: unknown): string[] {
  if (typeof bet !== 'object' || bet === null) return ['No decision.']
  if (Object.keys(bet).some((name) => name !== 'hold')) return ['There is no such decision.']
  const hold: unknown = 'hold' in bet ? bet.hold : undefined
  if (hold === undefined) return []
  if (!Array.isArray(hold)) return ['No cards are held.']
  const isRising = hold.every((place, index) => index === 0 || place > hold[index - 1])
  return isRising && hold.every((place) => Number.isInteger(place) && place >= 0 && place < 5) ? [] : ['No such card.']
}

const waysOfBestPlay = remember(bestPlay)

/**
 * The bet has one decision, what to hold. The return that a game declares is that of the best play; every hold is
 * allowed, and none returns more.
 */
export const videoPokerEngine: BetEngine<'video-poker', VideoPokerDefinition, VideoPokerBet, VideoPokerOutcome> = {
  name: 'video-poker',
  problemsOf,
  problemsOfBet,
  betsOf: () => [{ name: 'best play', bet: {} }],
  /** Of a whole round with the best hold, whatever bet is given. */
  waysOf: (definition) => waysOfBestPlay(definition),
  /** Draw script: ten cards, each from those that are left in rising order; five are dealt, the others replace from the left. */
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const left = Array.from({ length: definition.deck }, (_, card) => card)
    const drawn = Array.from({ length: 10 }, () => left.splice(rng.below(left.length), 1)[0] ?? 0)
    const dealt = drawn.slice(0, 5)
    const head = { engine: 'video-poker', v: 1, stakeMinor, bet } as const
    const { hold } = bet
    if (!hold) return { ...head, state: 'open', dealt, winMinor: 0 }
    const next = drawn.slice(5)
    const hand = dealt.map((card, place) => (hold.includes(place) ? card : (next.shift() ?? 0)))
    const paid = definition.pays[judgeHand(definition, hand)]
    return {
      ...head,
      state: 'finished',
      dealt,
      hand,
      ...(paid ? { name: paid.hand } : {}),
      winMinor: (paid?.coins ?? 0) * coinValueMinor,
    }
  },
  stakesFor: coinStakesFor,
}
