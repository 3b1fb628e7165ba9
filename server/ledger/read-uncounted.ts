import type { Querier } from '../kernel/index.ts'
import { listEntriesSince, type Entry } from './entries.queries.ts'
import { findNewestSeq } from './ledger.queries.ts'

const PAGE = 1_000

/** Where a reader continues that counts an account's movements. */
export type Uncounted = {
  readonly accountId: number
  /** Sequence number of the last entry that was counted; 0: none was. */
  readonly countedSeq: number
  /** Older entries are not counted. */
  readonly since: Date
  readonly kind?: number
}

/**
 * Entries that were not counted yet, newest first, in pages. Reads only what was booked since the last count, whatever
 * the length of the account's history; one row where there is nothing new.
 */
export async function* readUncounted(tx: Querier, asked: Uncounted): AsyncGenerator<readonly Entry[], void, void> {
  const { countedSeq, ...wanted } = asked
  if ((await findNewestSeq(tx, wanted.accountId)) <= countedSeq) return
  let below: number | undefined
  for (;;) {
    const page = await listEntriesSince(tx, { ...wanted, above: countedSeq, below, limit: PAGE })
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    below = page.at(-1)?.seq
  }
}
