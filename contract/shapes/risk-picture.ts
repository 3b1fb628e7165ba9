import { Type } from 'typebox'
import { Instant } from './fields.ts'
import { Money } from './money.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Facts for the review before a player is paid, in addition to the signals. None of them refuses a payment. */
export const RiskPicture = Type.Object({
  registeredAt: orNull(Instant),
  /** When staff locked the player; null if not locked. */
  lockedAt: orNull(Instant),
  /** Methods of deposits, the largest sum first. */
  waysIn: Type.Array(
    Type.Object({
      method: Type.String(),
      gateway: Type.String(),
      count: Type.Integer(),
      total: Money,
      lastAt: Instant,
    }),
  ),
  /** Accounts to which the player requested payouts. */
  accounts: Type.Array(
    Type.Object({
      accountHint: Type.String(),
      asked: Type.Integer(),
      paid: Type.Integer(),
      /** Another player has requested a payout to it too. */
      isOfAnother: Type.Boolean(),
    }),
  ),
  /** Earlier withdrawals by their outcome. */
  earlier: Type.Object({
    done: Type.Integer(),
    refused: Type.Integer(),
    returned: Type.Integer(),
    confiscated: Type.Integer(),
  }),
})
