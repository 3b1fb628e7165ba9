import type { Clock, Database } from '#server/kernel/index.ts'
import { BEGINNING, canonicalText, linkHash } from './canonical.ts'
import * as queries from './chain.queries.ts'

const BATCH = 2_000

/**
 * Links rows that have become complete since the last time: those of transactions older than every running one, so that
 * no row can come before a linked one afterwards. One process at a time; another one returns at once. Returns the
 * number of new links.
 */
export async function linkRows({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<number> {
  let linked = 0
  for (;;) {
    const found = await db.transaction(async (tx) => {
      if (!(await queries.takeChain(tx))) return 0
      const bounds = await queries.findBounds(tx)
      const rows = await queries.findUnlinked(tx, bounds, BATCH)
      let last = await queries.findLastLink(tx)
      const links = rows.map((row) => {
        const { part, callId } = row
        last = { seq: (last?.seq ?? 0) + 1, hash: linkHash(last?.hash ?? BEGINNING, canonicalText(row)) }
        return { ...last, part, callId }
      })
      if (links.length > 0) await queries.insertLinks(tx, links, clock.now())
      if (rows.length < BATCH) await queries.saveLinkedBelow(tx, bounds.below)
      return rows.length
    })
    linked += found
    if (found < BATCH) return linked
  }
}
