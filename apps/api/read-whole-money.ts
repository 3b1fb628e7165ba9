import type { WholeMoney } from '#contract/shapes/wallet-money.ts'
import { sumHeld } from '#server/payments/index.ts'
import { readMoneyOf, type WalletMoney } from '#server/wallet/index.ts'
import type { Ground } from './compose/open-base.ts'

/** A player's money as staff see it: every part of the wallet, and what payments hold for withdrawals. */
export async function readWholeMoney(
  { db, configuration }: Pick<Ground, 'db' | 'configuration'>,
  playerId: number,
): Promise<WalletMoney & WholeMoney> {
  const [money, heldMinor] = await Promise.all([readMoneyOf(db, playerId), sumHeld(db, playerId)])
  return { ...money, held: { amountMinor: heldMinor, currency: configuration.market.currency.code } }
}
