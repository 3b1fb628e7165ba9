import { Type, type Static } from 'typebox'
import { Money } from './money.ts'

/** Accounts of a player's money: `cash` is staked and withdrawn online, `land-based` is for venues, `bonus` pays stakes only. */
export const WALLET_PARTS = ['cash', 'land-based', 'bonus'] as const
export const WalletPartName = Type.Enum([...WALLET_PARTS])
export type WalletPartName = Static<typeof WalletPartName>

/** Total of the movements of one kind, into one part and out of it, in minor units. */
export const MoneyLine = Type.Object({
  part: WalletPartName,
  /** A kind of movement; `stakes` and `wins` are those of all rounds. */
  kind: Type.String(),
  inMinor: Type.Integer(),
  outMinor: Type.Integer(),
})
export type MoneyLine = Static<typeof MoneyLine>

/** A player's money in every part, and its sources: the lines of a part add up to its balance. */
export const WholeMoney = Type.Object({
  balance: Money,
  landBased: Money,
  bonus: Money,
  /** Taken off the balance for withdrawals that have not ended. */
  held: Money,
  lines: Type.Array(MoneyLine),
  /** false: the lines do not add up to the balances; the books must be checked. */
  doesAddUp: Type.Boolean(),
})
export type WholeMoney = Static<typeof WholeMoney>
