import { Type, type Static } from 'typebox'
import { betGameParts } from '../../../kit/math/bet-engine.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'

/**
 * One card is face up; the player guesses whether the next one is higher or lower, and may cash out after each right
 * guess. Every card is drawn from a complete pack, so all ranks are equally likely each time.
 */
export const HiLoDefinition = Type.Object(
  {
    ...betGameParts('hi-lo'),
    suits: Type.Literal(4),
    ranks: Type.Literal(13),
    /** Return of every way to play in basis points, before pays are rounded down to coins. */
    returnBasisPoints: Type.Integer({ minimum: 9000, maximum: 9900 }),
    /** Right answers after which the round ends by itself. */
    steps: Type.Integer({ minimum: 2, maximum: 20 }),
    /** A guess that would pay more than this many stakes is not offered. */
    mostX: Type.Integer({ minimum: 10, maximum: 10_000 }),
  },
  Closed,
)
export type HiLoDefinition = Static<typeof HiLoDefinition>
