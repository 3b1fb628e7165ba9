import { listSequences } from '#server/ledger/index.ts'
import { countAccounts } from './count-books.ts'
import { emptyDayBook, lockCounting } from './day-book.queries.ts'
import { addQuietDays } from './days/add-quiet-days.ts'
import { sumDays } from './days/sum-days.ts'
import { FEEDS, sumFeed } from './feeds/sum-feeds.ts'
import type { CountNeeds } from './needs.ts'

const ACCOUNTS_AT_ONCE = 500

/**
 * Deletes the figures and counts the books again, in one transaction: concurrent readers see the former figures.
 * Returns the number of counted entries.
 */
export async function rebuildFigures({ db, clock, timeZone }: CountNeeds): Promise<number> {
  return db.transaction(async (tx) => {
    await lockCounting(tx)
    await emptyDayBook(tx)
    const moved = await listSequences(tx)
    let entries = 0
    for (let at = 0; at < moved.length; at += ACCOUNTS_AT_ONCE)
      entries += await countAccounts(tx, timeZone, moved.slice(at, at + ACCOUNTS_AT_ONCE))
    await sumDays(tx, timeZone)
    await addQuietDays(tx, { clock, timeZone })
    for (const feed of FEEDS) await sumFeed(tx, timeZone, feed)
    return entries
  })
}
