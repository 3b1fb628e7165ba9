import type { CashMovement } from '#contract/shapes/cash.ts'
import { refuse, type Querier } from '#server/kernel/index.ts'
import { findSameMovement } from './same-movement.ts'
import { findVoucherOfMovement } from './vouchers/vouchers.queries.ts'

type Wanted = Omit<Parameters<typeof findSameMovement>[1], 'kind' | 'deltaMinor'> & {
  readonly amountMinor: number
  /** The voucher to pay; undefined for a payout without one. */
  readonly voucherId: string | undefined
}

/** The movement of the same key, if it was the same payout: of the same voucher, or of none. */
export async function findSamePayout(
  db: Querier,
  { amountMinor, voucherId, ...wanted }: Wanted,
): Promise<CashMovement | undefined> {
  const earlier = await findSameMovement(db, { ...wanted, kind: 'cash-out', deltaMinor: -amountMinor })
  if (!earlier) return undefined
  const paid = await findVoucherOfMovement(db, earlier.movementId)
  return paid?.id === voucherId ? earlier : refuse('ERR_KEY_REUSED')
}
