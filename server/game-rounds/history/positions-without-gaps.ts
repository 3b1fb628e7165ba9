import type { Querier } from '../../kernel/index.ts'
import { countEntriesWithin, type ReadPosition } from '../../ledger/index.ts'

const BEFORE_ALL = new Date(0)

/** A position, and the number up to which it is read on. */
export type Stretch = ReadPosition & { readonly upTo: number }

/**
 * Positions from which everything is found. Their time only spares reading; numbers have no gaps, so an account of which a time
 * spares too much is known, and read without a time.
 */
export async function positionsWithoutGaps(db: Querier, stretches: readonly Stretch[]): Promise<ReadPosition[]> {
  const begun = stretches.filter(({ seq }) => seq > 0)
  const found = new Map((await countEntriesWithin(db, begun)).map((one) => [one.accountId, one.entries]))
  return stretches.map(({ accountId, seq, upTo, readTo }) => {
    const isShort = seq > 0 && (found.get(accountId) ?? 0) < upTo - seq
    return { accountId, seq, readTo: isShort ? BEFORE_ALL : readTo }
  })
}
