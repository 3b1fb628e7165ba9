import { Type } from 'typebox'
import { BONUS_STATES } from '../states/bonus-states.ts'
import { GameKey, Instant, PlayerId, text, Uuid } from './fields.ts'
import { Money, PositiveAmountMinor } from './money.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Input for a new bonus; all its terms follow from it, in every language. Amounts in the market's currency. */
export const bonusInputFields = {
  /** A proper name, the same in all languages. */
  name: text(80, 3),
  amountMinor: PositiveAmountMinor,
  wageringTimes: Type.Integer({ minimum: 1, maximum: 50 }),
  /** Largest stake that bonus money may help to pay; null: the game's own maximum. */
  stakeMaxMinor: orNull(PositiveAmountMinor),
  daysToAccept: Type.Integer({ minimum: 1, maximum: 90 }),
  daysToPlay: Type.Integer({ minimum: 1, maximum: 90 }),
}

/** A bonus and its terms. They never change: players who saw them keep them. */
export const Bonus = Type.Object({
  bonusId: Uuid,
  name: Type.String(),
  amount: Money,
  wageringTimes: Type.Integer(),
  /** Bonus money to be staked before the rest becomes cash. */
  wageringTarget: Money,
  stakeMax: orNull(Money),
  daysToAccept: Type.Integer(),
  daysToPlay: Type.Integer(),
  /** A withdrawal forfeits it. */
  endsAtWithdrawal: Type.Boolean(),
  /** The end of play with it; null without one. */
  hardEnd: orNull(Instant),
  /** For a bonus defined by hand: a later version replaces it for new offers. */
  version: Type.Integer(),
  createdAt: Instant,
})

/** The award of a bonus to one player. */
export const BonusAward = Type.Object({
  awardId: Uuid,
  bonus: Bonus,
  playerId: PlayerId,
  state: Type.Enum([...BONUS_STATES]),
  offeredAt: Instant,
  /** An offer expires unless it is accepted by then. */
  acceptBefore: Instant,
  activatedAt: orNull(Instant),
  playBefore: orNull(Instant),
  /** Present bonus money. */
  balance: Money,
  /** Staked bonus money that counted, by each game's coefficient. */
  wagered: Money,
  endedAt: orNull(Instant),
  endedBy: orNull(Type.Enum(['player', 'staff', 'time', 'play', 'withdrawal', 'refund'])),
  /** Total taken back in parts with refunded parts of its deposit; the amount is what remained. */
  takenBack: Money,
  /** The rest at the end: converted to cash, or returned to the house. */
  leftAtEnd: orNull(Money),
})

/** Data of the active bonus for a game's page. */
export const BonusLeft = Type.Object({
  balance: Money,
  wagered: Money,
  wageringTarget: Money,
  stakeMax: orNull(Money),
  playBefore: Instant,
})

/** How much of a stake in a game counts for a bonus, in hundredths. */
export const BonusGame = Type.Object({ gameKey: GameKey, percent: Type.Integer({ minimum: 0, maximum: 100 }) })

/** The games of a bonus: all by their own coefficients, or a list with coefficients of its own. */
export const BonusGames = Type.Object({
  kind: Type.Enum(['all', 'listed']),
  games: Type.Array(BonusGame, { maxItems: 300 }),
})
