import type { BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import type { Rng } from '../../../kit/math/rng.ts'
import { waysOfPlay } from './best-strategy.ts'
import { bankDraws, isBlackjack, judgeBlackjack } from './blackjack.ts'
import { bankDrawsOko, isOver, judgeOko } from './oko.ts'
import { judgeSide, mainPart, sidePart, type SideName } from './side-bet.ts'
import { blackjackHandOf, cardsOf, earlyEnd, movesOn, okoHandOf, totalOfCards, type Move } from './table.ts'
import { TwentyOneDefinition } from './twenty-one-definition.ts'

/** Whether a part of the stake lies beside, and all decisions so far. */
export type TwentyOneBet = { readonly side: boolean; readonly moves: readonly Move[] }
export type TwentyOneResult =
  | 'oko'
  | 'blackjack'
  | 'aces'
  | 'many-cards'
  | 'won'
  | 'tied'
  | 'lost'
  | 'over'
  | 'given-up'
export type TwentyOneOutcome = {
  readonly engine: 'twenty-one'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: TwentyOneBet
  readonly state: 'open' | 'finished'
  /** Suit times ranks of the pack plus rank. */
  readonly player: readonly number[]
  readonly playerTotal: number
  /** The bank's cards as far as the rules show them: in the end all that it drew. */
  readonly bank: readonly number[]
  readonly bankTotal: number
  /** What may be decided now. */
  readonly moves: readonly Move[]
  readonly result?: TwentyOneResult
  readonly sideName?: SideName
  readonly mainMinor: number
  readonly sideMinor: number
  readonly winMinor: number
}

const problemsOf = makeCheck(TwentyOneDefinition, (definition, say) => {
  const { coins, rules, side } = definition
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
  const names: readonly unknown[] = ['draw', 'stand', 'surrender']
  return moves.length <= MOST_MOVES && moves.every((move) => names.includes(move)) ? [] : ['There is no such decision.']
}

/** Cards one by one: from one pack, or each from a whole one. */
function makeDraw(rules: TwentyOneDefinition['rules'], rng: Rng): () => number {
  const all = cardsOf(rules)
  if (rules.game === 'blackjack') return () => rng.below(all)
  const left = Array.from({ length: all }, (_, card) => card)
  return () => left.splice(rng.below(left.length), 1)[0] ?? 0
}

/** The bank's hand after its play, and what it means: coins of the main game and a name. */
function settle(
  definition: TwentyOneDefinition,
  player: readonly number[],
  first: readonly number[],
  draw: () => number,
) {
  const { rules, coins } = definition
  const bank = [...first]
  if (rules.game === 'oko') {
    while (bankDrawsOko(rules, okoHandOf(rules, bank))) bank.push(draw())
    const [mine, theirs] = [okoHandOf(rules, player), okoHandOf(rules, bank)]
    const paid = judgeOko(rules, coins, mine, theirs)
    const isWon = !theirs.isAces && (isOver(theirs) || mine.total > theirs.total)
    const result: TwentyOneResult = isWon ? (mine.total === 21 ? 'oko' : 'won') : paid > 0 ? 'tied' : 'lost'
    return { bank, paid, result }
  }
  while (bank.length < 2 || bankDraws(rules, blackjackHandOf(rules, bank))) bank.push(draw())
  const mine = blackjackHandOf(rules, player)
  const paid = judgeBlackjack(rules, coins, mine, blackjackHandOf(rules, bank))
  const won: TwentyOneResult = isBlackjack(mine) ? 'blackjack' : 'won'
  const result: TwentyOneResult = paid > coins ? won : paid === coins ? 'tied' : 'lost'
  return { bank, paid, result }
}

/**
 * Twenty-one against the bank: the Czech oko from one pack, or blackjack from whole packs. The declared return is that
 * of the best play, and of the best play with the side bet. No decision asks for more money than the stake.
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
   * draw of the player, and the bank's. Oko draws from the cards that are left in rising order.
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
    let stopped: Move | undefined
    for (const move of bet.moves) {
      if (stopped || !movesOn(rules, player).includes(move)) throw new RangeError('This cannot be decided now.')
      if (move === 'draw') player.push(draw())
      else stopped = move
    }
    const moves = stopped ? [] : movesOn(rules, player)
    const isOpen = moves.length > 0
    const shown = rules.game === 'blackjack' || rules.isBankOpen ? first : []
    const head = {
      engine: 'twenty-one',
      v: 1,
      stakeMinor,
      bet,
      player,
      playerTotal: totalOfCards(rules, player),
    } as const
    const named = bet.side ? judgeSide(definition, ...sidePair) : undefined
    if (isOpen) {
      const open = { state: 'open', bank: shown, bankTotal: totalOfCards(rules, shown), moves } as const
      return { ...head, ...open, ...(named ? { sideName: named } : {}), mainMinor: 0, sideMinor: 0, winMinor: 0 }
    }
    const early = stopped === 'surrender' && rules.game === 'blackjack' ? rules.surrenderPays : earlyEnd(rules, player)
    const earlyName: TwentyOneResult =
      stopped === 'surrender' ? 'given-up' : early === 0 ? 'over' : rules.game === 'oko' ? 'aces' : 'many-cards'
    const end =
      early === undefined ? settle(definition, player, first, draw) : { bank: first, paid: early, result: earlyName }
    const mainMinor = mainPart(definition, end.paid, bet.side) * coinValueMinor
    const sideMinor = bet.side ? sidePart(definition, ...sidePair) * coinValueMinor : 0
    return {
      ...head,
      state: 'finished',
      bank: end.bank,
      bankTotal: totalOfCards(rules, end.bank),
      moves: [],
      result: end.result,
      ...(named ? { sideName: named } : {}),
      mainMinor,
      sideMinor,
      winMinor: mainMinor + sideMinor,
    }
  },
  stakesFor: coinStakesFor,
}
