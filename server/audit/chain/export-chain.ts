import type { Database } from '#server/kernel/index.ts'
import { canonicalText } from './canonical.ts'
import { readLinks } from './chain.queries.ts'

const BATCH = 2_000

/**
 * The chain as lines for a check without this product (docs/audit-format.md): number, hash, and the text of the row,
 * null if it is missing. It contains no personal data: explanations and changes appear only as digests.
 */
export async function* exportChain(db: Database): AsyncGenerator<string> {
  let last = 0
  for (;;) {
    const found = await readLinks(db, last, BATCH)
    for (const { seq, hash, row } of found)
      yield `${JSON.stringify([seq, hash.toString('hex'), row ? canonicalText(row) : null])}\n`
    last = found.at(-1)?.seq ?? last
    if (found.length < BATCH) return
  }
}
