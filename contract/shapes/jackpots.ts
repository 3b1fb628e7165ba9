import { Type, type Static } from 'typebox'
import { GameKey, Uuid } from './fields.ts'
import { Money, PositiveAmountMinor } from './money.ts'

/** Rules of a pool: they never change. Other rules are another pool. */
export const JackpotRulesShape = {
  /** Of each stake, in parts of a million. */
  contributionPpm: Type.Integer({ minimum: 1, maximum: 999_999 }),
  /** What the house puts in at the start and after each win. */
  seedMinor: PositiveAmountMinor,
  /** One in so many staked minor units wins, on average: a round's chance is its stake over this. */
  oneInMinor: Type.Integer({ minimum: 1, maximum: 4_294_967_296 }),
  /** Games whose rounds take part. */
  gameKeys: Type.Array(GameKey, { minItems: 1, maxItems: 500, uniqueItems: true }),
}

/** `proposed`: it was never on. `again`: it was stopped, and somebody proposes to switch it on again. */
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

/** Asked by the server before it writes and by the back office before it offers it. */
export const jackpotCan = (move: JackpotMove, state: JackpotState): boolean => FROM[move].includes(state)

/**
 * The draw of a round for the pool that it took part in: the number below `oneInMinor` that its seeds draw for the pool wins
 * when it is below the stake that opened the round.
 */
export const JackpotDraw = Type.Object({
  poolId: Uuid,
  name: Type.String(),
  oneInMinor: Type.Integer(),
  stake: Money,
  /** What was paid; null where the draw did not win. */
  win: Type.Union([Money, Type.Null()]),
})

/** What a round has won beside its own win, and what its player has then. */
export const JackpotWon = Type.Object({ poolId: Uuid, name: Type.String(), win: Money, balanceAfter: Money })

type AddedBy = { readonly contributionPpm: number; readonly seedMinor: number; readonly oneInMinor: number }

/**
 * What a jackpot adds to a game's return, in parts of a million and exact as numerator and denominator: λ·S + c, with the
 * chance λ of a staked minor unit, the seed S and the contribution c (a prototype's derivation: at a win the pool holds
 * S + c/λ on average).
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
