import type { Querier } from '#server/kernel/index.ts'
import { findNamesOfVenues } from '#server/topology/index.ts'
import { findNewFacts, sumFacts, sumPlayDays } from '#server/venue-play/index.ts'
import type { FigureDifference } from '../check-figures.ts'
import type { Days, Feed } from './feed.ts'
import * as queries from './venue-days.queries.ts'

/** Play at venues by day: the facts that venues reported, compared with the sums that limits read. */
export const venueFeed: Feed = {
  name: 'venue-facts',
  findNew: (db, { since }) => findNewFacts(db, since),
  sum: async (tx, _, days) => queries.replaceVenueDays(tx, days, await makeDays(tx, days)),
  check: async (tx, _, days) => [
    ...(await queries.findWrongVenueDays(tx, days, await makeDays(tx, days))).map(({ detail }) => ({
      rule: 'venue-day',
      detail,
    })),
    ...(await compareWithLimits(tx, days)),
  ],
}

async function makeDays(db: Querier, days: Days): Promise<queries.VenueDayRow[]> {
  const sums = await sumFacts(db, days)
  const ids = [...new Set(sums.map(({ venueId }) => venueId))]
  const brandOf = new Map((await findNamesOfVenues(db, ids)).map(({ venueId, target }) => [venueId, target]))
  return sums.map((sum) => ({ ...sum, target: brandOf.get(sum.venueId) ?? '', ggr: sum.stake - sum.win }))
}

/** The sums of a day over all venues must equal those that were stored for limits from the same facts. */
async function compareWithLimits(db: Querier, days: Days): Promise<FigureDifference[]> {
  const inWords = (one: { rounds: number; stake: number; win: number } | undefined) =>
    `${one?.rounds ?? 0} rounds, ${one?.stake ?? 0} staked, ${one?.win ?? 0} won`
  const kept = new Map((await queries.sumVenueDays(db, days)).map((one) => [one.day, inWords(one)]))
  const limits = new Map((await sumPlayDays(db, days)).map((one) => [one.day, inWords(one)]))
  return [...new Set([...kept.keys(), ...limits.keys()])].flatMap((day) => {
    const [one, other] = [kept.get(day) ?? inWords(undefined), limits.get(day) ?? inWords(undefined)]
    return one === other ? [] : [{ rule: 'venue-limits', detail: `${day}: venues ${one}, limits ${other}` }]
  })
}
