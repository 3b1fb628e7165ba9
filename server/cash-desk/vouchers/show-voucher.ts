import type { CashVoucher } from '#contract/shapes/cash-vouchers.ts'
import { voucherStateAt } from '#contract/states/voucher-states.ts'
import type { CashDeskNeeds } from '../needs.ts'
import { codeOf, writeCode } from './voucher-code.ts'
import { findVouchersOf, type VoucherRow } from './vouchers.queries.ts'

const SHOWN_MAX = 20

/** A voucher as its player sees it. */
export function voucherShown({ cipher, clock }: Pick<CashDeskNeeds, 'cipher' | 'clock'>, row: VoucherRow): CashVoucher {
  const { id, amountMinor, currency, createdAt, expiresAt } = row
  return {
    voucherId: id,
    code: writeCode(codeOf(cipher, id)),
    amount: { amountMinor, currency },
    state: voucherStateAt(row, clock.now()),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

export async function listOwnVouchers(
  needs: CashDeskNeeds,
  { playerId }: { readonly playerId: number },
): Promise<{ vouchers: CashVoucher[] }> {
  const rows = await findVouchersOf(needs.db, playerId, SHOWN_MAX)
  return { vouchers: rows.map((row) => voucherShown(needs, row)) }
}
