import { Type } from 'typebox'
import { BonusAward, BonusGames } from './bonuses.ts'
import { GameKey, Instant, page, Uuid } from './fields.ts'
import { Money } from './money.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Why a round counted for nothing, or for less than its bonus stake. */
export const WHY_NOT_COUNTED = [
  /** The stake was paid by cash, which is used first. */
  'own-money',
  'free-round',
  /** By the game's coefficient. */
  'counts-in-part',
  'counts-nothing',
  /** The bonus was over by then. */
  'after-end',
] as const

/** A round during a bonus, and the amount that counted for it. */
export const BonusRound = Type.Object({
  roundId: Uuid,
  gameKey: Type.String(),
  playedAt: Instant,
  stake: Money,
  win: Money,
  /** The part of the stake paid by the bonus, and the part of the win returned to it. */
  lent: Money,
  returned: Money,
  counted: Money,
  /** The coefficient of this game at that time, in hundredths; null where the bonus paid nothing. */
  percent: orNull(Type.Integer()),
  whyNot: orNull(Type.Enum([...WHY_NOT_COUNTED])),
})

/** Average cost of staking an amount, by the exact return of a game. */
const MeanCost = Type.Object({ gameKey: GameKey, cost: Money })
/** For the games with the least and the greatest cost; null when nothing has to be staked. */
export const MeanCosts = orNull(Type.Object({ least: MeanCost, most: MeanCost }))

/** A bonus of one player with the terms as accepted, and its rounds, newest first. */
export const BonusDetail = Type.Object({
  award: BonusAward,
  terms: Type.Object({
    /** Version of the campaign's terms, or of a bonus defined by hand. */
    version: Type.Integer(),
    campaignId: orNull(Uuid),
    acceptedAt: orNull(Instant),
    /** The accepted amount, before a part of it was taken back with its deposit; and its wagering target. */
    accepted: orNull(Type.Object({ amount: Money, wageringTarget: Money })),
    games: BonusGames,
  }),
  /** Amount still to be wagered; zero once the bonus is over. */
  leftToWager: Money,
  meanCost: MeanCosts,
  rounds: page(BonusRound),
})

export const BONUS_STEPS = [
  'offered',
  'accepted',
  'staked',
  'won',
  'taken-back',
  'converted',
  'used-up',
  'forfeited',
  'expired',
] as const

/** One step of a bonus: a change of its money, or an amount that counted. The changes add up to the balance. */
export const BonusStep = Type.Object({
  no: Type.Integer(),
  kind: Type.Enum([...BONUS_STEPS]),
  at: Instant,
  /** Change of the bonus money; negative when it decreased. */
  change: Money,
  /** Balance after the step, and the amount that had counted by then. */
  left: Money,
  wagered: Money,
  /** For a stake: the amount that counted, by which coefficient, and why it was nothing or less. */
  counted: orNull(Money),
  percent: orNull(Type.Integer()),
  /** A win that was staked again. */
  isAgain: Type.Boolean(),
  stake: orNull(Money),
  /** For a part taken back: the reduction of the offered amount or of the wagering target. */
  lowered: orNull(Money),
  roundId: orNull(Uuid),
  gameKey: orNull(Type.String()),
  /** The member of staff who did it, if any. */
  byStaff: orNull(Type.Integer()),
  /** For an offer: its cause, such as `deposit:…`, and the campaign with its version. */
  cause: orNull(Type.String()),
  campaignId: orNull(Uuid),
  version: orNull(Type.Integer()),
})
