import type { Static } from 'typebox'
import type { TransferShown } from '#contract/shapes/funds-transfers.ts'
import type { TransferRow } from './transfers.queries.ts'

/** A transfer as its requester sees it. */
export function transferShown(row: TransferRow): Static<typeof TransferShown> {
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency })
  return {
    transferId: row.id,
    reference: row.reference,
    state: row.state,
    taken: money(row.takesMinor),
    given: money(row.givesMinor),
    balance: money(row.balanceMinor),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
