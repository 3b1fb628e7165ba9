import { Type, type Static } from 'typebox'
import { GameKey, Uuid } from './fields.ts'
import { Money, PositiveAmountMinor } from './money.ts'

/** Rules of a pool: immutable. Other rules need another pool. */
export const JackpotRulesShape = {
  /** Share of each stake, in parts of a million. */
  contributionPpm: Type.Integer({ minimum: 1, maximum: 999_999 }),
  /** Paid in by the house at the start and after each win. */
  seedMinor: PositiveAmountMinor,
  /** On average one win for this number of staked minor units: a round's chance is its stake divided by it. */
  oneInMinor: Type.Integer({ minimum: 1, maximum: 4_294_967_296 }),
  /** Games whose rounds take part. */
  gameKeys: Type.Array(GameKey, { minItems: 1, maxItems: 500, uniqueItems: true }),
}

/** `proposed`: never switched on yet. `again`: stopped, with a proposal to switch it on again. */
export const JACKPOT_STATES = ['proposed', 'rejected', 'live', 'stopped', 'again'] as const
export const JackpotState = Type.Enum([...JACKPOT_STATES])
export type JackpotState = Static<typeof JackpotState>

export type JackpotMove = 'propose-again' | 'approve' | 'reject' | 'stop'

const FROM: Readonly<Record<JackpotMove, readonly JackpotState[]>> = {
  'propose-again': ['rejected', 'stopped'],
  approve: ['proposed', 'again'],
  reject: ['proposed', 'again'],
  stop: ['live'],
}

/** Checked by the server before it writes and by the back office before it offers the move. */
export const jackpotCan = (move: JackpotMove, state: JackpotState): boolean => FROM[move].includes(state)

/**
 * The draw of a round for its pool: its seeds determine a number below `oneInMinor`, which wins if it is below the opening stake of
 * the round.
 */
export const JackpotDraw = Type.Object({
  poolId: Uuid,
  name: Type.String(),
  oneInMinor: Type.Integer(),
  stake: Money,
  /** The paid amount; null without a win. */
  win: Type.Union([Money, Type.Null()]),
})

/** A jackpot won by a round, in addition to its own win, and the player's money after it. */
export const JackpotWon = Type.Object({ poolId: Uuid, name: Type.String(), win: Money, balanceAfter: Money })

type AddedBy = { readonly contributionPpm: number; readonly seedMinor: number; readonly oneInMinor: number }

/**
 * The jackpot's addition to a game's return, in parts of a million, exact as numerator and denominator: λ·S + c, with the chance λ
 * of a staked minor unit, the seed S and the contribution c (derived with a prototype: at a win the pool holds S + c/λ on average).
 */
export function addedReturnPpm({ contributionPpm, seedMinor, oneInMinor }: AddedBy): {
  readonly numerator: bigint
  readonly denominator: bigint
} {
  const numerator = BigInt(contributionPpm) * BigInt(oneInMinor) + BigInt(seedMinor) * 1_000_000n
  return { numerator, denominator: BigInt(oneInMinor) }
}

/** The same as a number, for showing. */
export function addedReturnShown(rules: AddedBy): number {
  const { numerator, denominator } = addedReturnPpm(rules)
  return Number(numerator) / Number(denominator)
}
