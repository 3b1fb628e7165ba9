import { Type } from 'typebox'
import { BONUS_STATES } from '../states/bonus-states.ts'
import { GameKey, Instant, PlayerId, text, Uuid } from './fields.ts'
import { Money, PositiveAmountMinor } from './money.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** What staff say of a new bonus; all its terms follow from this, in every language. Amounts in the market's currency. */
export const bonusInputFields = {
  /** A proper name, told in all languages as it is. */
  name: text(80, 3),
  amountMinor: PositiveAmountMinor,
  wageringTimes: Type.Integer({ minimum: 1, maximum: 50 }),
  /** Largest stake that bonus money helps to pay; null is the game's own. */
  stakeMaxMinor: orNull(PositiveAmountMinor),
  daysToAccept: Type.Integer({ minimum: 1, maximum: 90 }),
  daysToPlay: Type.Integer({ minimum: 1, maximum: 90 }),
}

/** A bonus and its terms. They never change: who was told them keeps them. */
export const Bonus = Type.Object({
  bonusId: Uuid,
  name: Type.String(),
  amount: Money,
  wageringTimes: Type.Integer(),
  /** So much bonus money has to be staked before what is left becomes cash. */
  wageringTarget: Money,
  stakeMax: orNull(Money),
  daysToAccept: Type.Integer(),
  daysToPlay: Type.Integer(),
  /** Taking money out takes it away. */
  endsAtWithdrawal: Type.Boolean(),
  /** Nothing of it can be played from then on; null without such a day. */
  hardEnd: orNull(Instant),
  /** Of a bonus that was written by hand: a later version replaces it for offers to come. */
  version: Type.Integer(),
  createdAt: Instant,
})

/** A bonus as it stands with one player. */
export const BonusAward = Type.Object({
  awardId: Uuid,
  bonus: Bonus,
  playerId: PlayerId,
  state: Type.Enum([...BONUS_STATES]),
  offeredAt: Instant,
  /** An offer that is not accepted by then goes. */
  acceptBefore: Instant,
  activatedAt: orNull(Instant),
  playBefore: orNull(Instant),
  /** Bonus money that is there now. */
  balance: Money,
  /** Staked bonus money that counted, by each game's coefficient. */
  wagered: Money,
  endedAt: orNull(Instant),
  endedBy: orNull(Type.Enum(['player', 'staff', 'time', 'play', 'withdrawal', 'refund'])),
  /** What went back in parts, because parts of the deposit that it was given for did; the amount is what stayed. */
  takenBack: Money,
  /** What was left at the end: became cash, or went back to the house. */
  leftAtEnd: orNull(Money),
})

/** What a game's page shows of the bonus that is played with. */
export const BonusLeft = Type.Object({
  balance: Money,
  wagered: Money,
  wageringTarget: Money,
  stakeMax: orNull(Money),
  playBefore: Instant,
})

/** What a stake in a game counts for a bonus, in hundredths. */
export const BonusGame = Type.Object({ gameKey: GameKey, percent: Type.Integer({ minimum: 0, maximum: 100 }) })

/** Which games a bonus is played with: all by their own coefficients, or those that it lists by its own. */
export const BonusGames = Type.Object({
  kind: Type.Enum(['all', 'listed']),
  games: Type.Array(BonusGame, { maxItems: 300 }),
})
