import { Type } from 'typebox'
import { BonusAward, BonusGames } from './bonuses.ts'
import { GameKey, Instant, page, Uuid } from './fields.ts'
import { Money } from './money.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Why a round counted for nothing, or for less than was staked of the bonus. */
export const WHY_NOT_COUNTED = [
  /** The player's own money paid the stake: it goes first. */
  'own-money',
  'free-round',
  /** By the game's coefficient. */
  'counts-in-part',
  'counts-nothing',
  /** The bonus was over by then. */
  'after-end',
] as const

/** A round while a bonus was played, and what it counted for it. */
export const BonusRound = Type.Object({
  roundId: Uuid,
  gameKey: Type.String(),
  playedAt: Instant,
  stake: Money,
  win: Money,
  /** What of the stake the bonus lent, and what of the win went back to it. */
  lent: Money,
  returned: Money,
  counted: Money,
  /** What a stake of the bonus in this game counted then, in hundredths; null where it lent nothing. */
  percent: orNull(Type.Integer()),
  whyNot: orNull(Type.Enum([...WHY_NOT_COUNTED])),
})

/** What staking an amount costs on average, by the exact return of a game. */
const MeanCost = Type.Object({ gameKey: GameKey, cost: Money })
/** By the game in which it is least, and by that in which it is most; null with nothing to be staked. */
export const MeanCosts = orNull(Type.Object({ least: MeanCost, most: MeanCost }))

/** A bonus of one player with the terms as they were accepted, and its rounds, newest first. */
export const BonusDetail = Type.Object({
  award: BonusAward,
  terms: Type.Object({
    /** Of the campaign's terms, or of a bonus that was written by hand. */
    version: Type.Integer(),
    campaignId: orNull(Uuid),
    acceptedAt: orNull(Instant),
    /** What was accepted, before a part of it went back with its deposit; what had to be staked for that. */
    accepted: orNull(Type.Object({ amount: Money, wageringTarget: Money })),
    games: BonusGames,
  }),
  /** What is left to be staked; nothing once the bonus is over. */
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

/** One thing that moved a bonus or counted for it. The changes add up to what is left. */
export const BonusStep = Type.Object({
  no: Type.Integer(),
  kind: Type.Enum([...BONUS_STEPS]),
  at: Instant,
  /** Bonus money that came or, below zero, went. */
  change: Money,
  /** What was there after it, and what had counted by then. */
  left: Money,
  wagered: Money,
  /** Of a stake: what counted, by which coefficient, and why it was nothing or less. */
  counted: orNull(Money),
  percent: orNull(Type.Integer()),
  /** A win that was put in again. */
  isAgain: Type.Boolean(),
  stake: orNull(Money),
  /** Of what was taken back: by how much less is offered, or has to be wagered for, from then on. */
  lowered: orNull(Money),
  roundId: orNull(Uuid),
  gameKey: orNull(Type.String()),
  /** Who of the staff did it, where it was somebody. */
  byStaff: orNull(Type.Integer()),
  /** Of an offer: what it was given for, such as `deposit:…`, and the campaign with its version. */
  cause: orNull(Type.String()),
  campaignId: orNull(Uuid),
  version: orNull(Type.Integer()),
})
