import { keysOfSharedSeries } from '#server/crash/index.ts'
import { keysOfSeries, keysOfSteps, type HourLoss } from '#server/game-rounds/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { hourEndOf, readRoundLosses } from '#server/ledger/index.ts'
import { findSamePerson } from '#server/players/index.ts'
import { findVenueLosses } from '#server/venue-play/index.ts'

const HOUR_MS = 3_600_000

/**
 * What a person has lost in a game in this hour of the clock, at every brand of the market, read from the books and
 * from the reports of venues.
 */
export function hourLosses(
  target: string,
  findAccount: (db: Querier, playerId: number) => Promise<{ readonly accountId: number } | undefined>,
): HourLoss['lostIn'] {
  return async (db, { playerId, gameKey, at }) => {
    const since = new Date(hourEndOf(at).getTime() - HOUR_MS)
    const people = await findSamePerson(db, target, playerId)
    const ids = people.map((one) => one.playerId)
    // Play at terminals counts in the same hour of the game.
    let lostMinor = (await findVenueLosses(db, ids, { from: since, until: hourEndOf(at) })).get(gameKey) ?? 0
    for (const one of people) {
      const account = await findAccount(db, one.playerId)
      const losses = account ? await readRoundLosses(db, account.accountId, since) : []
      const series = losses.flatMap(({ reference, seriesId }) => (reference === null ? seriesId : []))
      const keys = new Map([...(await keysOfSeries(db, series)), ...(await keysOfSharedSeries(db, series))])
      const keysBySteps = await keysOfSteps(
        db,
        losses.flatMap(({ reference }) => reference ?? []),
      )
      for (const loss of losses) {
        const key = loss.reference === null ? keys.get(loss.seriesId) : keysBySteps.get(loss.reference)
        if (key === gameKey) lostMinor += loss.lostMinor
      }
    }
    return Math.max(0, lostMinor)
  }
}
