import type { CashMovement } from '#contract/shapes/cash.ts'
import { refuse, type Querier } from '#server/kernel/index.ts'
import { findSameMovement } from './same-movement.ts'
import { findVoucherOfMovement } from './vouchers/vouchers.queries.ts'

type Wanted = Omit<Parameters<typeof findSameMovement>[1], 'kind' | 'deltaMinor'> & {
  readonly amountMinor: number
  /** Which voucher it pays; of a payout without one undefined. */
  readonly voucherId: string | undefined
}

/** What the same key has paid before, if it is the same payout: of the same voucher, or of none as before. */
export async function findSamePayout(
  db: Querier,
  { amountMinor, voucherId, ...wanted }: Wanted,
): Promise<CashMovement | undefined> {
  const earlier = await findSameMovement(db, { ...wanted, kind: 'cash-out', deltaMinor: -amountMinor })
  if (!earlier) return undefined
  const paid = await findVoucherOfMovement(db, earlier.movementId)
  return paid?.id === voucherId ? earlier : refuse('ERR_KEY_REUSED')
}
