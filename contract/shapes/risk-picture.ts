import { Type } from 'typebox'
import { Instant } from './fields.ts'
import { Money } from './money.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** What staff look at before a player is paid, beside the signals. Facts only; none of them refuses. */
export const RiskPicture = Type.Object({
  registeredAt: orNull(Instant),
  /** When staff locked the player; null for one who is not locked. */
  lockedAt: orNull(Instant),
  /** How money came in, the largest way first. */
  waysIn: Type.Array(
    Type.Object({
      method: Type.String(),
      gateway: Type.String(),
      count: Type.Integer(),
      total: Money,
      lastAt: Instant,
    }),
  ),
  /** Accounts that the player asked to be paid to. */
  accounts: Type.Array(
    Type.Object({
      accountHint: Type.String(),
      asked: Type.Integer(),
      paid: Type.Integer(),
      /** Another player has asked to be paid there too. */
      isOfAnother: Type.Boolean(),
    }),
  ),
  /** Earlier withdrawals by how they ended. */
  earlier: Type.Object({
    done: Type.Integer(),
    refused: Type.Integer(),
    returned: Type.Integer(),
    confiscated: Type.Integer(),
  }),
})
