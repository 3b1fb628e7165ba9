import type { BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import type { Rng } from '../../../kit/math/rng.ts'
import { waysOfPlay } from './best-strategy.ts'
import { playHands, type PlayedHand } from './play-hands.ts'
import { judgeSide, mainPart, sidePart, type SideName } from './side-bet.ts'
import { settleHand, playBank, type TwentyOneResult } from './settle.ts'
import { cardsOf, totalOfCards, type Move } from './table.ts'
import { TwentyOneDefinition } from './twenty-one-definition.ts'

/** Whether a part of the stake lies beside, and all decisions so far. */
export type TwentyOneBet = { readonly side: boolean; readonly moves: readonly Move[] }
export type { TwentyOneResult } from './settle.ts'
export type TwentyOneHand = {
  /** Suit times ranks of the pack plus rank. */
  readonly cards: readonly number[]
  readonly total: number
  readonly isSplit: boolean
  readonly isDoubled: boolean
  /** How it ended; only of a finished round. */
  readonly result?: TwentyOneResult
}
export type TwentyOneOutcome = {
  readonly engine: 'twenty-one'
  readonly v: 2
  /** All that is staked up to the last decision. */
  readonly stakeMinor: number
  readonly bet: TwentyOneBet
  readonly state: 'open' | 'finished'
  /** The player's one hand, or the two of a split pair. */
  readonly hands: readonly TwentyOneHand[]
  /** The hand that is being played. */
  readonly at: number
  /** The bank's cards as far as the rules show them: in the end all that it drew. */
  readonly bank: readonly number[]
  readonly bankTotal: number
  /** What may be decided now. */
  readonly moves: readonly Move[]
  readonly sideName?: SideName
  readonly mainMinor: number
  readonly sideMinor: number
  readonly winMinor: number
}

const problemsOf = makeCheck(TwentyOneDefinition, (definition, say) => {
  const { coins, rules, side } = definition
  if (rules.doubles && rules.doubles.from > rules.doubles.to) say('Totals to double on must rise.')
  if (!side) return
  if (side.share >= coins) say('A part of the stake is in the game itself.')
  if (rules.game === 'oko' && !rules.isBankOpen) say('The side bet needs the open card of the bank.')
  if ((side.pays.on === 'pair') !== (rules.game === 'blackjack'))
    say('One pack has no twins, and whole packs no suit bet.')
  const paid =
    rules.game === 'oko'
      ? [rules.winPays, rules.okoPays, rules.acesPay, coins]
      : [rules.winPays, rules.blackjackPays, rules.surrenderPays ?? 0, rules.manyCards?.pays ?? 0, coins]
  const beside = side.pays.on === 'pair' ? [side.pays.pair, side.pays.twins] : [side.pays.suit, side.pays.hearts]
  if (paid.some((pay) => (pay * (coins - side.share)) % coins !== 0)) say('A part in the game pays no whole coins.')
  if (beside.some((pay) => (pay * side.share) % coins !== 0)) say('A part beside pays no whole coins.')
})

const MOST_MOVES = 20

function problemsOfBet({ side }: TwentyOneDefinition, bet: unknown): string[] {
  if (typeof bet !== 'object' || bet === null) return ['No bet.']
  const { side: isSide, moves } = bet as Partial<Record<keyof TwentyOneBet, unknown>>
  if (typeof isSide !== 'boolean' || !Array.isArray(moves)) return ['There is no such bet.']
  if (isSide && !side) return ['The game has no side bet.']
  const names: readonly unknown[] = ['draw', 'stand', 'surrender', 'double', 'split']
  return moves.length <= MOST_MOVES && moves.every((move) => names.includes(move)) ? [] : ['There is no such decision.']
}

/** Cards one by one: from one pack, or each from a whole one. */
function makeDraw(rules: TwentyOneDefinition['rules'], rng: Rng): () => number {
  const all = cardsOf(rules)
  if (rules.game === 'blackjack') return () => rng.below(all)
  const left = Array.from({ length: all }, (_, card) => card)
  return () => left.splice(rng.below(left.length), 1)[0] ?? 0
}

/** What decisions have brought the stake to, in coins: the part in the game once more for a double or a split. */
function stakedCoins(definition: TwentyOneDefinition, hands: readonly PlayedHand[], isSide: boolean): number {
  const stakes = hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2 : 1), 0)
  return definition.coins + (stakes - 1) * mainPart(definition, definition.coins, isSide)
}

/**
 * Twenty-one against the bank: the Czech oko from one pack, or blackjack from whole packs. The declared return is that
 * of the best play, and of the best play with the side bet, of the first stake.
 */
export const twentyOneEngine: BetEngine<'twenty-one', TwentyOneDefinition, TwentyOneBet, TwentyOneOutcome> = {
  name: 'twenty-one',
  problemsOf,
  problemsOfBet,
  betsOf: ({ side }) => [
    { name: 'best play', bet: { side: false, moves: [] } },
    ...(side ? [{ name: 'best play with the side bet', bet: { side: true, moves: [] } }] : []),
  ],
  /** Of a whole round with the best play, whatever was decided. */
  waysOf: (definition, { side }) => waysOfPlay(definition, side),
  /**
   * Draw script: the player's first card, the bank's first, in blackjack the player's second; then a card for each
   * draw and double of the player, for a split one for each hand; at last the bank's. Oko draws from the cards that are
   * left in rising order.
   */
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const { rules } = definition
    const draw = makeDraw(rules, rng)
    const player = [draw()]
    const first = [draw()]
    if (rules.game === 'blackjack') player.push(draw())
    const sidePair = [player[0] ?? 0, (rules.game === 'blackjack' ? player[1] : first[0]) ?? 0] as const
    const { hands, at, moves } = playHands(rules, player, bet.moves, draw)
    const shownHand = ({ cards, isSplit, isDoubled }: PlayedHand): TwentyOneHand => ({
      cards,
      total: totalOfCards(rules, cards),
      isSplit,
      isDoubled,
    })
    const named = bet.side ? judgeSide(definition, ...sidePair) : undefined
    const head = {
      engine: 'twenty-one',
      v: 2,
      stakeMinor: stakedCoins(definition, hands, bet.side) * coinValueMinor,
      bet,
      at,
      moves,
      ...(named ? { sideName: named } : {}),
    } as const
    if (moves.length > 0) {
      const bank = rules.game === 'blackjack' || rules.isBankOpen ? first : []
      const shown = { bank, bankTotal: totalOfCards(rules, bank), hands: hands.map(shownHand) }
      return { ...head, ...shown, state: 'open', mainMinor: 0, sideMinor: 0, winMinor: 0 }
    }
    const bank = playBank(rules, hands, first, draw)
    const settled = hands.map((hand) => ({ hand, ...settleHand(definition, hand, bank) }))
    const main = settled.reduce((sum, { hand, paid }) => sum + (hand.isDoubled ? 2 : 1) * paid, 0)
    const mainMinor = mainPart(definition, main, bet.side) * coinValueMinor
    const sideMinor = bet.side ? sidePart(definition, ...sidePair) * coinValueMinor : 0
    return {
      ...head,
      state: 'finished',
      hands: settled.map(({ hand, result }) => ({ ...shownHand(hand), result })),
      bank,
      bankTotal: totalOfCards(rules, bank),
      mainMinor,
      sideMinor,
      winMinor: mainMinor + sideMinor,
    }
  },
  stakesFor: coinStakesFor,
}
