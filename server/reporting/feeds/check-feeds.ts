import { daysAfter, dayOf, startOfDay } from '#contract/states/calendar.ts'
import type { Transaction } from '#server/kernel/index.ts'
import type { FigureDifference } from '../check-figures.ts'
import { isCountedTo } from '../is-counted-to.ts'
import { FEEDS, isSummed, sumFeed } from './sum-feeds.ts'

/** Maximum number of repeated comparisons when new facts arrive meanwhile. */
const TRIES = 5

/**
 * Compares past days, from a day on, with the facts of their rooms, and with the books if they are counted to the end
 * of these days.
 */
export async function checkFeeds(
  tx: Transaction,
  zone: string,
  { from, now }: { readonly from: string; readonly now: Date },
): Promise<FigureDifference[]> {
  const today = dayOf(zone, now)
  if (!(await isCountedTo(tx, startOfDay(zone, today)))) return []
  const days = { from, to: daysAfter(today, -1) }
  const found: FigureDifference[] = []
  for (const feed of FEEDS)
    for (let tries = 1; tries <= TRIES; tries += 1) {
      await sumFeed(tx, zone, feed)
      const differences = await feed.check(tx, zone, days)
      if (tries < TRIES && differences.length > 0 && !(await isSummed(tx, zone, feed))) continue
      found.push(...differences)
      break
    }
  return found
}
