import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine, type NamedWays, type WinWays } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'
import { placeOf, placesOn, type BetweenPlace, type Place } from './places.ts'

export type { BetweenPlace } from './places.ts'

/** Two cards of one pack lie open; the player names where the third one falls. */
export const BetweenDefinition = Type.Object(
  {
    ...betGameParts('between'),
    suits: Type.Literal(4),
    ranks: Type.Union([Type.Literal(8), Type.Literal(13)]),
    /** What every place returns before its pay is cut to whole coins, in hundredths of a per cent. */
    returnBasisPoints: Type.Integer({ minimum: 9000, maximum: 9900 }),
  },
  Closed,
)
export type BetweenDefinition = Static<typeof BetweenDefinition>

/** The place named; absent while the player is still thinking. */
export type BetweenBet = { readonly place?: BetweenPlace }
export type BetweenOffer = { readonly place: BetweenPlace; readonly cards: number; readonly payMinor: number }
export type BetweenOutcome = {
  readonly engine: 'between'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: BetweenBet
  readonly state: 'open' | 'won' | 'lost'
  /** Two cards, and the third one once a place is named. Suit times ranks plus rank; ranks rise. */
  readonly cards: readonly number[]
  /** What may be named on the two cards, of how many of the cards left it comes true, and what it pays. */
  readonly offers: readonly BetweenOffer[]
  /** Where the third card fell. */
  readonly fell?: BetweenPlace
  readonly winMinor: number
}

const names: readonly BetweenPlace[] = ['between', 'outside', 'above', 'below', 'same']

const problemsOf = makeCheck(BetweenDefinition, (definition, say) => {
  const { ranks } = definition
  for (let first = 0; first < ranks; first += 1) {
    for (let second = first; second < ranks; second += 1) {
      if (placesOn(definition, first, second).length === 0) say(`Nothing can be named on ${first} and ${second}.`)
    }
  }
})

function problemsOfBet(_definition: BetweenDefinition, bet: unknown): string[] {
  if (typeof bet !== 'object' || bet === null) return ['No decision.']
  if (Object.keys(bet).some((name) => name !== 'place')) return ['There is no such decision.']
  const place: unknown = 'place' in bet ? bet.place : undefined
  return place === undefined || names.some((name) => name === place) ? [] : ['There is no such place.']
}

/** The exact distribution of the win of a way to choose, over all pairs of cards and all third cards. */
function waysOfChoice(definition: BetweenDefinition, choose: (places: readonly Place[]) => Place | undefined): WinWays {
  const { suits, ranks } = definition
  const wins = new Map<number, bigint>([[0, 0n]])
  const add = (coins: number, ways: number): void => void wins.set(coins, (wins.get(coins) ?? 0n) + BigInt(ways))
  const left = suits * ranks - 2
  for (let first = 0; first < ranks; first += 1) {
    for (let second = 0; second < ranks; second += 1) {
      const pairs = suits * (first === second ? suits - 1 : suits)
      const chosen = choose(placesOn(definition, first, second))
      if (!chosen) throw new Error('A choice names no place.')
      add(chosen.coins, pairs * chosen.cards)
      add(0, pairs * (left - chosen.cards))
    }
  }
  return [...wins].map(([coins, ways]) => ({ coins, ways }))
}

/** What a place returns on its two cards: all places of one deal are out of as many cards. */
const worth = ({ cards, coins }: Place): number => cards * coins
const likeliest = (places: readonly Place[]): Place | undefined => places[0]
const strategies: readonly { name: string; choose: (places: readonly Place[]) => Place | undefined }[] = [
  { name: 'likeliest place', choose: likeliest },
  { name: 'rarest place', choose: (places) => places.at(-1) },
  { name: 'the same rank', choose: (places) => places.find(({ place }) => place === 'same') },
  { name: 'best play', choose: (places) => places.toSorted((a, b) => worth(b) - worth(a))[0] },
  { name: 'worst play', choose: (places) => places.toSorted((a, b) => worth(a) - worth(b))[0] },
]

export const betweenEngine: BetEngine<'between', BetweenDefinition, BetweenBet, BetweenOutcome> = {
  name: 'between',
  problemsOf,
  problemsOfBet,
  betsOf: () => [{ name: 'likeliest place', bet: {} }],
  waysOf: (definition) => waysOfChoice(definition, likeliest),
  strategiesOf: (definition): NamedWays[] =>
    strategies.map(({ name, choose }) => ({ name, ways: waysOfChoice(definition, choose) })),
  /** Draw script: three cards, each from those that are left in rising order. */
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const { suits, ranks } = definition
    const left = Array.from({ length: suits * ranks }, (_, card) => card)
    const drawn = Array.from({ length: 3 }, () => left.splice(rng.below(left.length), 1)[0] ?? 0)
    const [first = 0, second = 0, third = 0] = drawn.map((card) => card % ranks)
    const places = placesOn(definition, first, second)
    const offers = places.map(({ place, cards, coins }) => ({ place, cards, payMinor: coins * coinValueMinor }))
    const head = { engine: 'between', v: 1, stakeMinor, bet, offers } as const
    const { place } = bet
    if (place === undefined) return { ...head, state: 'open', cards: drawn.slice(0, 2), winMinor: 0 }
    const named = offers.find((offer) => offer.place === place)
    if (!named) throw new RangeError('This place cannot be named on these cards.')
    const fell = placeOf(first, second, third)
    const isWon = fell === place
    return {
      ...head,
      state: isWon ? 'won' : 'lost',
      cards: drawn,
      fell,
      winMinor: isWon ? named.payMinor : 0,
    }
  },
  stakesFor: coinStakesFor,
}
