import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { choose } from '../../../kit/math/choose.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed, Whole } from '../../../kit/math/definition-parts.ts'

/** A ball falls over rows of pegs, left or right at each, into a box that pays. */
export const PegsDefinition = Type.Object(
  {
    ...betGameParts('pegs'),
    boards: Type.Array(
      Type.Object(
        {
          rows: Type.Integer({ minimum: 4, maximum: 20 }),
          risk: Type.Union([Type.Literal('low'), Type.Literal('medium'), Type.Literal('high')]),
          /** By box from the left, in coins; one more than rows, the same from both sides. */
          pays: Type.Array(Whole, { minItems: 5, maxItems: 21 }),
        },
        Closed,
      ),
      { minItems: 1, maxItems: 40 },
    ),
  },
  Closed,
)
export type PegsDefinition = Static<typeof PegsDefinition>

/** Index of the board. */
export type PegsBet = { readonly board: number }
export type PegsOutcome = {
  readonly engine: 'pegs'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: PegsBet
  /** At each row: 0 left, 1 right. */
  readonly path: readonly number[]
  /** The box from the left: how often the ball went right. */
  readonly box: number
  readonly winMinor: number
}

const problemsOf = makeCheck(PegsDefinition, ({ boards }, say) => {
  boards.forEach(({ rows, pays }, index) => {
    if (pays.length !== rows + 1) say(`Board ${index} has one box more than rows.`)
    if (pays.some((pay, box) => pay !== pays[pays.length - 1 - box])) say(`Board ${index} pays the same on both sides.`)
  })
  if (new Set(boards.map(({ rows, risk }) => `${rows} ${risk}`)).size !== boards.length) say('Two boards are the same.')
})

function problemsOfBet({ boards }: PegsDefinition, bet: unknown): string[] {
  const board = typeof bet === 'object' && bet !== null && 'board' in bet ? bet.board : undefined
  return typeof board === 'number' && boards[board] !== undefined ? [] : ['There is no such board.']
}

export const pegsEngine: BetEngine<'pegs', PegsDefinition, PegsBet, PegsOutcome> = {
  name: 'pegs',
  problemsOf,
  problemsOfBet,
  betsOf: ({ boards }) => boards.map(({ rows, risk }, board) => ({ name: `${rows} rows, ${risk}`, bet: { board } })),
  waysOf: ({ boards }, { board }) => {
    const { rows, pays } = boards[board] ?? { rows: 0, pays: [] }
    return pays.map((coins, box) => ({ coins, ways: choose(rows, box) }))
  },
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const { rows, pays } = definition.boards[bet.board] ?? { rows: 0, pays: [] }
    const path = Array.from({ length: rows }, () => rng.below(2))
    const box = path.reduce((sum, step) => sum + step, 0)
    return { engine: 'pegs', v: 1, stakeMinor, bet, path, box, winMinor: (pays[box] ?? 0) * coinValueMinor }
  },
  stakesFor: coinStakesFor,
}
