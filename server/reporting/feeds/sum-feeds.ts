import { daysAfter } from '#contract/states/calendar.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { takeCounting } from '../day-book.queries.ts'
import type { CountNeeds } from '../needs.ts'
import { bonusFeed } from './bonus-feed.ts'
import type { Feed } from './feed.ts'
import { findMark, forgetMark, saveMark } from './feeds.queries.ts'
import { venueFeed } from './venue-feed.ts'

export const FEEDS: readonly Feed[] = [bonusFeed, venueFeed]

const BEFORE_ALL = new Date(0)
/** Moments are those at which transactions began: one that commits late is found within this time. */
const SLACK_MS = 3_600_000

/**
 * Sums up anew the days of which another room has written something down since the last pass (decision 0157). Days are made
 * whole, never added to: a pass that is repeated, or killed, changes nothing. Of two processes one sums.
 */
export async function sumFeeds({ db, timeZone }: Pick<CountNeeds, 'db' | 'timeZone'>): Promise<void> {
  for (const feed of FEEDS)
    await db.transaction(async (tx) => {
      if (await takeCounting(tx)) await sumFeed(tx, timeZone, feed)
    })
}

/** The same inside the transaction of whoever holds the count. */
export async function sumFeed(tx: Transaction, zone: string, feed: Feed): Promise<void> {
  // A process of the release before has made days in its own way, which lacks what is new: all are made anew.
  if (feed.former !== undefined && (await forgetMark(tx, feed.former))) await forgetMark(tx, feed.name)
  const came = await findCame(tx, zone, feed)
  if (!came) return
  for (const days of stretchesOf(came.days)) await feed.sum(tx, zone, days)
  const { count } = await feed.findNew(tx, { since: sinceOf(came.last), zone })
  await saveMark(tx, feed.name, { readTo: came.last, rows: count })
}

/** Whether nothing was written down since the last pass. */
export async function isSummed(tx: Transaction, zone: string, feed: Feed): Promise<boolean> {
  return (await findCame(tx, zone, feed)) === undefined
}

/** What was written down since the last pass; undefined where nothing was. */
async function findCame(tx: Transaction, zone: string, feed: Feed) {
  const mark = await findMark(tx, feed.name)
  const { count, last, days } = await feed.findNew(tx, { since: sinceOf(mark?.readTo), zone })
  if (last === null || (mark && isSame(mark, { count, last }))) return undefined
  return { last, days }
}

const sinceOf = (readTo: Date | undefined): Date => (readTo ? new Date(readTo.getTime() - SLACK_MS) : BEFORE_ALL)

const isSame = (
  mark: { readonly readTo: Date; readonly rows: number },
  { count, last }: { readonly count: number; readonly last: Date },
): boolean => count === mark.rows && last <= mark.readTo

/** Days that follow each other are made together. */
function stretchesOf(days: readonly string[]): { from: string; to: string }[] {
  const stretches: { from: string; to: string }[] = []
  for (const day of days.toSorted()) {
    const last = stretches.at(-1)
    if (last && daysAfter(last.to, 1) === day) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}
