import { daysAfter } from '#contract/states/calendar.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { takeCounting } from '../day-book.queries.ts'
import type { CountNeeds } from '../needs.ts'
import { bonusFeed } from './bonus-feed.ts'
import type { Feed } from './feed.ts'
import { findCursor, deleteCursor, saveCursor } from './feeds.queries.ts'
import { venueFeed } from './venue-feed.ts'

export const FEEDS: readonly Feed[] = [bonusFeed, venueFeed]

const BEFORE_ALL = new Date(0)
/** Facts are dated at the beginning of their transaction: one that commits late is found within this time. */
const SLACK_MS = 3_600_000

/**
 * Sums again the days with new facts of another room since the last pass (decision 0157). Days are recomputed, never
 * added to: so a pass may be repeated or killed. Of two processes only one sums.
 */
export async function sumFeeds({ db, timeZone }: Pick<CountNeeds, 'db' | 'timeZone'>): Promise<void> {
  for (const feed of FEEDS)
    await db.transaction(async (tx) => {
      if (await takeCounting(tx)) await sumFeed(tx, timeZone, feed)
    })
}

/** The same inside the transaction that holds the lock. */
export async function sumFeed(tx: Transaction, zone: string, feed: Feed): Promise<void> {
  // A process of the previous release has written days without the new columns: all are recomputed.
  if (feed.former !== undefined && (await deleteCursor(tx, feed.former))) await deleteCursor(tx, feed.name)
  const came = await findCame(tx, zone, feed)
  if (!came) return
  for (const days of stretchesOf(came.days)) await feed.sum(tx, zone, days)
  const { count } = await feed.findNew(tx, { since: sinceOf(came.last), zone })
  await saveCursor(tx, feed.name, { readTo: came.last, rows: count })
}

/** Whether there are no new facts since the last pass. */
export async function isSummed(tx: Transaction, zone: string, feed: Feed): Promise<boolean> {
  return (await findCame(tx, zone, feed)) === undefined
}

/** New facts since the last pass; undefined when there are none. */
async function findCame(tx: Transaction, zone: string, feed: Feed) {
  const mark = await findCursor(tx, feed.name)
  const { count, last, days } = await feed.findNew(tx, { since: sinceOf(mark?.readTo), zone })
  if (last === null || (mark && isSame(mark, { count, last }))) return undefined
  return { last, days }
}

const sinceOf = (readTo: Date | undefined): Date => (readTo ? new Date(readTo.getTime() - SLACK_MS) : BEFORE_ALL)

const isSame = (
  mark: { readonly readTo: Date; readonly rows: number },
  { count, last }: { readonly count: number; readonly last: Date },
): boolean => count === mark.rows && last <= mark.readTo

/** Consecutive days are computed together. */
function stretchesOf(days: readonly string[]): { from: string; to: string }[] {
  const stretches: { from: string; to: string }[] = []
  for (const day of days.toSorted()) {
    const last = stretches.at(-1)
    if (last && daysAfter(last.to, 1) === day) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}
