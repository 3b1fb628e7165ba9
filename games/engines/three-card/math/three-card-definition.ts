import { Type, type Static } from 'typebox'
import { betGameParts } from '../../../kit/math/bet-engine.ts'
import { Closed, Whole } from '../../../kit/math/definition-parts.ts'

const Pay = Type.Integer({ minimum: 1 })

/**
 * Three cards against the house's three. The stake is put in whole; who folds gets a part of it back. A stake may also
 * lie, whole or in part, on the player's own three cards.
 */
export const ThreeCardDefinition = Type.Object(
  {
    ...betGameParts('three-card'),
    /** In coins, the stake included. */
    duel: Type.Object(
      {
        win: Pay,
        /** The house has less than it needs to play. */
        unqualified: Pay,
        tie: Pay,
        fold: Pay,
        /** Added when the player plays on with such a hand, whoever wins. */
        bonus: Type.Object({ straight: Whole, three: Whole, straightFlush: Whole }, Closed),
      },
      Closed,
    ),
    /** The house plays with a hand that has at least this rank as its highest card: 2 to 14, the ace. */
    qualifiesFrom: Type.Integer({ minimum: 2, maximum: 14 }),
    /** In coins for a stake that lies on the player's cards alone. */
    pairPlus: Type.Object({ pair: Pay, flush: Pay, straight: Pay, three: Pay, straightFlush: Pay }, Closed),
    /** Coins of a stake on both that lie on the player's cards; the others are in the duel. */
    pairPlusShare: Type.Integer({ minimum: 1 }),
  },
  Closed,
)
export type ThreeCardDefinition = Static<typeof ThreeCardDefinition>
