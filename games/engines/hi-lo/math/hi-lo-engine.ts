import type { BetEngine, WinWays } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { HiLoDefinition } from './hi-lo-definition.ts'
import { HIGHER, isRight, LOWER, offersOn, payAfter, rightRanks, type Answer } from './offers.ts'
import { strategiesOf, waysOfPolicy } from './strategies.ts'

export { HIGHER, LOWER, type Answer } from './offers.ts'
export type { HiLoDefinition } from './hi-lo-definition.ts'

/** All answers so far (1 higher, 0 lower), and whether the pay was taken. */
export type HiLoBet = { readonly picks: readonly Answer[]; readonly isTaken: boolean }
export type HiLoOffer = {
  readonly pick: Answer
  /** Of the pack's ranks, how many make it right. */
  readonly rightRanks: number
  /** What may be taken if it is right. */
  readonly payMinor: number
}
export type HiLoOutcome = {
  readonly engine: 'hi-lo'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: HiLoBet
  /** The first card and one more for each answer. Suit times ranks plus rank; ranks rise from the two to the ace. */
  readonly cards: readonly number[]
  /** `open` waits for an answer or for the pay to be taken; `finished` is at the last step. */
  readonly state: 'open' | 'taken' | 'lost' | 'finished'
  /** What may be answered now. */
  readonly offers: readonly HiLoOffer[]
  /** What taking now pays; the win when the round is over. */
  readonly payMinor: number
  readonly winMinor: number
}

const problemsOf = makeCheck(HiLoDefinition, ({ mostX, coins, returnBasisPoints, ranks }, say) => {
  // Even the rarest first answer is offered, so that the first card always leaves a choice.
  if (mostX * coins * 10_000 < returnBasisPoints * coins * ranks) say('The largest win forbids a first answer.')
})

function problemsOfBet({ steps }: HiLoDefinition, bet: unknown): string[] {
  if (typeof bet !== 'object' || bet === null) return ['No bet.']
  const { picks, isTaken } = bet as Partial<Record<keyof HiLoBet, unknown>>
  if (!Array.isArray(picks) || typeof isTaken !== 'boolean') return ['There is no such bet.']
  if (picks.length > steps) return ['The round ends before.']
  if (!picks.every((pick) => pick === HIGHER || pick === LOWER)) return ['There is no such answer.']
  return isTaken && picks.length === 0 ? ['Nothing can be taken before the first answer.'] : []
}

/**
 * Mathematics of the chain of cards. The stake is put in before the first card is seen. Each call plays the whole
 * round again with all answers so far.
 */
export const hiLoEngine: BetEngine<'hi-lo', HiLoDefinition, HiLoBet, HiLoOutcome> = {
  name: 'hi-lo',
  problemsOf,
  problemsOfBet,
  betsOf: () => [{ name: 'likelier answer, 1 step', bet: { picks: [], isTaken: false } }],
  /** Of the likelier answer, for as many steps as the bet has answers (at least one). */
  waysOf: (definition, { picks }): WinWays =>
    waysOfPolicy(definition, ({ steps, offers }) =>
      steps === Math.max(1, picks.length)
        ? undefined
        : offers.reduce((best, offer) => (offer.rightRanks > best.rightRanks ? offer : best)),
    ),
  strategiesOf,
  /** Draw script: a card of the whole pack, and one more for each answer. */
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const { suits, ranks } = definition
    const draw = (): number => rng.below(suits * ranks)
    const cards = [draw()]
    const rankOf = (step: number): number => (cards[step] ?? 0) % ranks
    let right = 1n
    let isLost = false
    bet.picks.forEach((pick, step) => {
      if (isLost) throw new RangeError('The round is lost: nothing more is answered.')
      if (!offersOn(definition, step, right, rankOf(step)).some((offer) => offer.pick === pick)) {
        throw new RangeError('This answer would pay more than the game allows.')
      }
      cards.push(draw())
      right *= BigInt(rightRanks(definition, rankOf(step), pick))
      isLost = !isRight(definition, rankOf(step), pick, rankOf(step + 1))
    })
    const steps = bet.picks.length
    if (isLost && bet.isTaken) throw new RangeError('The round is lost: nothing can be taken.')
    const offers = isLost || bet.isTaken ? [] : offersOn(definition, steps, right, rankOf(steps))
    const payMinor = isLost || steps === 0 ? 0 : payAfter(definition, steps, right) * coinValueMinor
    const state = isLost ? 'lost' : bet.isTaken ? 'taken' : offers.length === 0 ? 'finished' : 'open'
    return {
      engine: 'hi-lo',
      v: 1,
      stakeMinor,
      bet,
      cards,
      state,
      offers: offers.map((offer) => ({
        pick: offer.pick,
        rightRanks: offer.rightRanks,
        payMinor: offer.coins * coinValueMinor,
      })),
      payMinor,
      winMinor: state === 'open' ? 0 : payMinor,
    }
  },
  stakesFor: coinStakesFor,
}
