import { Type, type Static } from 'typebox'
import { Closed, CoinValues, GameKey, type GameCurrency } from './definition-parts.ts'
import type { OutcomeHead } from './engine.ts'
import { DECIMALS, percent, volatilityOf } from './exact-figures.ts'
import { multiply, rational, squareRootToDecimal, subtract, toDecimal } from './rational.ts'
import type { Rng } from './rng.ts'

const Decimal = Type.String({ pattern: '^[0-9]+\\.[0-9]{6}$' })

/** Figures of a game in which the player chooses the bet, computed by its engine and never typed by hand. */
export const DeclaredBets = Type.Object(
  {
    /** Per cent; of the bet that returns least. */
    rtp: Decimal,
    /** Of the bet that returns most. */
    rtpMax: Decimal,
    /** The bet of the next two figures. */
    bet: Type.String({ minLength: 1 }),
    hitFrequency: Decimal,
    standardDeviation: Decimal,
    /** Over all bets, in stakes and in coins. */
    maxWinX: Decimal,
    maxWinCoins: Type.Integer({ minimum: 0 }),
    volatility: Type.Union([
      Type.Literal('low'),
      Type.Literal('medium-low'),
      Type.Literal('medium'),
      Type.Literal('medium-high'),
      Type.Literal('high'),
      Type.Literal('adjustable'),
    ]),
  },
  Closed,
)
export type DeclaredBets = Static<typeof DeclaredBets>

/** What every definition of a bet game begins and ends with. Pays are coins; a stake is `coins` of them. */
export const betGameParts = <Name extends string>(engine: Name) =>
  ({
    schema: Type.Literal(1),
    engine: Type.Literal(engine),
    engineVersion: Type.Literal(1),
    key: GameKey,
    coins: Type.Integer({ minimum: 1, maximum: 200 }),
    coinValues: CoinValues,
    declared: DeclaredBets,
  }) as const

export type BetDefinition = {
  readonly engine: string
  readonly key: string
  readonly coins: number
  readonly coinValues: CoinValues
  readonly declared: DeclaredBets
}

/**
 * How many equally likely ways lead to a win of so many coins, for one bet. `added` are coins that decisions put in beyond
 * the stake on those ways.
 */
export type WinWays = readonly { readonly coins: number; readonly ways: bigint; readonly added?: number }[]

export type NamedBet<Bet> = { readonly name: string; readonly bet: Bet }

/** The mathematics of a family of games in which the player chooses a bet and the round is then played at once. */
export type BetEngine<Name extends string, Definition extends BetDefinition, Bet, Outcome extends OutcomeHead> = {
  readonly name: Name
  /** Every reason why something is not a definition that can be played, or none. */
  problemsOf(definition: unknown): string[]
  /** One bet of every kind, the usual one first: each return that the game has is among theirs. */
  betsOf(definition: Definition): NamedBet<Bet>[]
  /** Every reason why something is not a bet on this game, or none. It comes from the player's browser. */
  problemsOfBet(definition: Definition, bet: unknown): string[]
  /** The exact distribution of the win of a bet. */
  waysOf(definition: Definition, bet: Bet): WinWays
  /** One finished round for a stake in minor units. Refuses a stake that would not pay whole minor units, and a wrong bet. */
  play(definition: Definition, stakeMinor: number, bet: Bet, rng: Rng): Outcome
  stakesFor(definition: Definition, currency: GameCurrency, maxWinMinor?: number): number[]
  /**
   * Ways to play a game in which each decision has its own return, the usual one first, with those that return least
   * and most among them. Where it is given, a game declares these and not its bets.
   */
  strategiesOf?(definition: Definition): readonly NamedWays[]
}

/** A way to play, and the exact distribution of its win. */
export type NamedWays = { readonly name: string; readonly ways: WinWays }

export type BetFigures = {
  readonly name: string
  readonly rtp: string
  readonly hitFrequency: string
  readonly standardDeviation: string
  readonly maxWinX: string
  readonly maxWinCoins: number
}

/**
 * The exact figures of one bet, in stakes as they were chosen. What decisions add to the stake is taken off what they win:
 * no way to play returns more than the one that is best by this, so it bounds them all.
 */
export function figuresOfWays(name: string, ways: WinWays, stakeCoins: number): BetFigures {
  const coins = BigInt(stakeCoins)
  const sum = (pick: (net: bigint, won: number) => bigint): bigint =>
    ways.reduce((total, win) => total + win.ways * pick(BigInt(win.coins - (win.added ?? 0)), win.coins), 0n)
  const all = sum(() => 1n)
  const mean = rational(
    sum((net) => net),
    all * coins,
  )
  const meanSquare = rational(
    sum((net) => net * net),
    all * coins * coins,
  )
  const maxWinCoins = Math.max(...ways.filter((win) => win.ways > 0n).map((win) => win.coins))
  return {
    name,
    rtp: percent(mean),
    hitFrequency: percent(
      rational(
        sum((_, won) => (won > 0 ? 1n : 0n)),
        all,
      ),
    ),
    standardDeviation: squareRootToDecimal(subtract(meanSquare, multiply(mean, mean)), DECIMALS),
    maxWinX: toDecimal(rational(BigInt(maxWinCoins), coins), DECIMALS),
    maxWinCoins,
  }
}

/** Figures of all bets, and what the game declares of them. */
export function betReturn<Definition extends BetDefinition, Bet>(
  engine: BetEngine<string, Definition, Bet, OutcomeHead>,
  definition: Definition,
): { readonly bets: readonly BetFigures[]; readonly declared: DeclaredBets } {
  const ways =
    engine.strategiesOf?.(definition) ??
    engine.betsOf(definition).map(({ name, bet }) => ({ name, ways: engine.waysOf(definition, bet) }))
  const bets = ways.map((one) => figuresOfWays(one.name, one.ways, definition.coins))
  const [first] = bets
  if (!first) throw new Error(`${definition.key} has no bet.`)
  const byReturn = bets.toSorted((a, b) => Number(a.rtp) - Number(b.rtp))
  const largest = bets.reduce((best, bet) => (bet.maxWinCoins > best.maxWinCoins ? bet : best))
  const classes = new Set(bets.map(({ standardDeviation }) => volatilityOf(Number(standardDeviation))))
  return {
    bets,
    declared: {
      rtp: byReturn[0]?.rtp ?? '',
      rtpMax: byReturn.at(-1)?.rtp ?? '',
      bet: first.name,
      hitFrequency: first.hitFrequency,
      standardDeviation: first.standardDeviation,
      maxWinX: largest.maxWinX,
      maxWinCoins: largest.maxWinCoins,
      volatility: bets.length === 1 ? ([...classes][0] ?? 'low') : 'adjustable',
    },
  }
}

export const BETS_NOT_YET_DECLARED: DeclaredBets = {
  rtp: '0.000000',
  rtpMax: '0.000000',
  bet: 'none',
  hitFrequency: '0.000000',
  standardDeviation: '0.000000',
  maxWinX: '0.000000',
  maxWinCoins: 0,
  volatility: 'adjustable',
}
