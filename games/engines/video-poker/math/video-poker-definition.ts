import { Type, type Static } from 'typebox'
import { betGameParts } from '../../../kit/math/bet-engine.ts'

export const HandName = Type.Union([
  Type.Literal('pair'),
  Type.Literal('two-pair'),
  Type.Literal('three'),
  Type.Literal('straight'),
  Type.Literal('flush'),
  Type.Literal('full-house'),
  Type.Literal('four'),
  Type.Literal('four-low'),
  Type.Literal('four-aces'),
  Type.Literal('straight-flush'),
  Type.Literal('five'),
  Type.Literal('wild-royal'),
  Type.Literal('four-deuces'),
  Type.Literal('royal'),
])
export type HandName = Static<typeof HandName>

/** Five cards are dealt, the player holds some, the others are drawn anew once; the hand then pays. */
export const VideoPokerDefinition = Type.Object(
  {
    ...betGameParts('video-poker'),
    /** 32 cards from seven up, 52, or 53 with one joker. */
    deck: Type.Union([Type.Literal(32), Type.Literal(52), Type.Literal(53)]),
    /** Which cards stand for any other. */
    wild: Type.Union([Type.Literal('none'), Type.Literal('joker'), Type.Literal('deuces')]),
    /** The lowest rank of which a pair pays: 2 to 14, the ace. */
    pairFrom: Type.Integer({ minimum: 2, maximum: 14 }),
    /** In coins; a hand that is not named pays as the lesser one that it also is, or nothing. */
    pays: Type.Array(
      Type.Object({ hand: HandName, coins: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
      { minItems: 5, maxItems: 14 },
    ),
  },
  { additionalProperties: false },
)
export type VideoPokerDefinition = Static<typeof VideoPokerDefinition>
