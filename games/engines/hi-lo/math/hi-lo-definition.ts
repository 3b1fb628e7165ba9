import { Type, type Static } from 'typebox'
import { betGameParts } from '../../../kit/math/bet-engine.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'

/**
 * A card lies open; the player says whether the next one is higher or lower, and may take the pay after each right
 * answer. Every card is drawn from a whole pack, so all ranks are equally likely each time.
 */
export const HiLoDefinition = Type.Object(
  {
    ...betGameParts('hi-lo'),
    suits: Type.Literal(4),
    ranks: Type.Literal(13),
    /** What every way to play returns before pays are cut to whole coins, in hundredths of a per cent. */
    returnBasisPoints: Type.Integer({ minimum: 9000, maximum: 9900 }),
    /** Right answers after which the round ends by itself. */
    steps: Type.Integer({ minimum: 2, maximum: 20 }),
    /** An answer that would pay more stakes than this is not offered. */
    mostX: Type.Integer({ minimum: 10, maximum: 10_000 }),
  },
  Closed,
)
export type HiLoDefinition = Static<typeof HiLoDefinition>
