import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed, Whole } from '../../../kit/math/definition-parts.ts'

/**
 * Card against card. `war`: the player's card against the house's, from one pack. `cut`: one card is turned, and the
 * player has named its colour, its suit or the card itself.
 */
export const DuelDefinition = Type.Object(
  {
    ...betGameParts('duel'),
    /** Cards are numbers: suit times ranks plus rank, red suits first; ranks rise. */
    suits: Type.Literal(4),
    ranks: Type.Union([Type.Literal(8), Type.Literal(13)]),
    rules: Type.Union([
      Type.Object({ game: Type.Literal('war'), winPays: Type.Integer({ minimum: 1 }), tiePays: Whole }, Closed),
      Type.Object(
        {
          game: Type.Literal('cut'),
          colourPays: Type.Integer({ minimum: 1 }),
          suitPays: Type.Integer({ minimum: 1 }),
          cardPays: Type.Integer({ minimum: 1 }),
        },
        Closed,
      ),
    ]),
  },
  Closed,
)
export type DuelDefinition = Static<typeof DuelDefinition>

/** What is named: nothing in a war; a colour (0 red, 1 black), a suit or a card in a cut. */
export type DuelBet = { readonly on: 'war' | 'colour' | 'suit' | 'card'; readonly value: number }
export type DuelOutcome = {
  readonly engine: 'duel'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: DuelBet
  /** In the order dealt: the player's and the house's in a war, one card in a cut. */
  readonly cards: readonly number[]
  readonly result: 'won' | 'tied' | 'lost'
  readonly winMinor: number
}

function valuesOf({ suits, ranks, rules }: DuelDefinition, on: DuelBet['on']): number {
  if (rules.game === 'war') return on === 'war' ? 1 : 0
  if (on === 'colour') return 2
  if (on === 'suit') return suits
  return on === 'card' ? suits * ranks : 0
}

function paysOf({ rules }: DuelDefinition, on: DuelBet['on']): number {
  if (rules.game === 'war') return rules.winPays
  return on === 'colour' ? rules.colourPays : on === 'suit' ? rules.suitPays : rules.cardPays
}

const problemsOf = makeCheck(DuelDefinition, ({ rules }, say) => {
  if (rules.game === 'war' && rules.tiePays >= rules.winPays) say('A tie pays less than a win.')
})

function problemsOfBet(definition: DuelDefinition, bet: unknown): string[] {
  if (typeof bet !== 'object' || bet === null || !('on' in bet) || !('value' in bet)) return ['No bet.']
  const { on, value } = bet
  const names: readonly DuelBet['on'][] = ['war', 'colour', 'suit', 'card']
  const named = names.find((name) => name === on)
  if (!named || typeof value !== 'number' || !Number.isInteger(value)) return ['There is no such bet.']
  return value >= 0 && value < valuesOf(definition, named) ? [] : ['This cannot be named.']
}

export const duelEngine: BetEngine<'duel', DuelDefinition, DuelBet, DuelOutcome> = {
  name: 'duel',
  problemsOf,
  problemsOfBet,
  betsOf: (definition) =>
    (definition.rules.game === 'war' ? (['war'] as const) : (['colour', 'suit', 'card'] as const)).map((on) => ({
      name: on,
      bet: { on, value: 0 },
    })),
  waysOf: (definition, { on }) => {
    const { suits, ranks, rules } = definition
    if (rules.game === 'war') {
      const ways = BigInt(suits * ranks * suits)
      const [tied, decided] = [BigInt(suits - 1), BigInt(suits * (ranks - 1))]
      return [
        { coins: rules.winPays, ways: (ways * decided) / 2n },
        { coins: 0, ways: (ways * decided) / 2n },
        { coins: rules.tiePays, ways: ways * tied },
      ]
    }
    const values = BigInt(valuesOf(definition, on))
    return [
      { coins: paysOf(definition, on), ways: 1n },
      { coins: 0, ways: values - 1n },
    ]
  },
  /** Draw script: the player's card; in a war then the house's from those that are left, in rising order. */
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const { suits, ranks, rules } = definition
    const first = rng.below(suits * ranks)
    const head = { engine: 'duel', v: 1, stakeMinor, bet } as const
    if (rules.game === 'war') {
      const drawn = rng.below(suits * ranks - 1)
      const second = drawn < first ? drawn : drawn + 1
      const difference = (first % ranks) - (second % ranks)
      const result = difference > 0 ? 'won' : difference === 0 ? 'tied' : 'lost'
      const pay = result === 'won' ? rules.winPays : result === 'tied' ? rules.tiePays : 0
      return { ...head, cards: [first, second], result, winMinor: pay * coinValueMinor }
    }
    const suit = Math.floor(first / ranks)
    const shown = bet.on === 'card' ? first : bet.on === 'suit' ? suit : Math.floor(suit / 2)
    const isWon = shown === bet.value
    const winMinor = isWon ? paysOf(definition, bet.on) * coinValueMinor : 0
    return { ...head, cards: [first], result: isWon ? 'won' : 'lost', winMinor }
  },
  stakesFor: coinStakesFor,
}
