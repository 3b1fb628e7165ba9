import type { CurrencyCode } from '#money'
import type { Transaction } from '#server/kernel/index.ts'
import { openBalanceAccount, openContraAccount, postMovement } from '#server/ledger/index.ts'
import { drawerPath, type InBooks } from './write-movement.ts'

const OTHER_SIDE = { 'cash-carried': 'safe', 'cash-difference': 'cash-differences' } as const

/**
 * Books cash between a drawer and the safe, or a difference. The balance of a drawer's account is negative by the cash
 * in it, as a gateway's account is by what the gateway owes us. The entry is always a credit of the giving side, so no
 * balance can be insufficient.
 */
export async function bookHouseCash(
  tx: Transaction,
  of: {
    readonly id: string
    readonly deskId: string
    readonly currency: CurrencyCode
    readonly kind: keyof typeof OTHER_SIDE
    readonly deltaMinor: number
  },
): Promise<InBooks> {
  const { id: reference, deskId, currency, kind, deltaMinor } = of
  const drawer = drawerPath(deskId)
  const other = `house:${currency}:${OTHER_SIDE[kind]}`
  const [path, contraPath] = deltaMinor > 0 ? [other, drawer] : [drawer, other]
  const accountId = await openBalanceAccount(tx, { path, currency })
  const contraId = await openContraAccount(tx, { path: contraPath, currency })
  await postMovement(tx, { reference, kind, accountId, contraId, debitMinor: 0, creditMinor: Math.abs(deltaMinor) })
  return { transferId: null, balanceMinor: null }
}
