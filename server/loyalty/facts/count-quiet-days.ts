import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import type { CountNeeds } from '../needs.ts'
import { recordFact } from './record-fact.ts'
import { lockProgress, saveProgress, workOf } from './progress.queries.ts'

const AT_ONCE = 200
/** What a worker that stood still missed is counted later, up to so many days back. */
const DAYS_BACK_MAX = 31

/**
 * Notes every day that is over for everybody who had a limit of their own on it that refused nothing. A day is counted once for
 * a player; a day whose counting was killed is counted again. Gives how many days of players were new.
 */
export async function countQuietDays(needs: CountNeeds): Promise<number> {
  const { db, clock, zone } = needs
  if (!needs.isOurs) return 0
  const work = workOf(needs, 'quiet-days')
  const today = dayOf(zone, clock.now())
  const startedAt = startOfDay(zone, daysAfter(today, -1))
  let noted = 0
  for (;;) {
    const doneTo = await db.transaction((tx) => lockProgress(tx, work, startedAt))
    const oldest = startOfDay(zone, daysAfter(today, -DAYS_BACK_MAX))
    const day = dayOf(zone, doneTo < oldest ? oldest : doneTo)
    if (day >= today) return noted
    noted += await countDay(needs, day)
    await db.transaction(async (tx) => {
      await lockProgress(tx, work, startedAt)
      await saveProgress(tx, work, startOfDay(zone, daysAfter(day, 1)))
    })
  }
}

async function countDay(needs: CountNeeds, day: string): Promise<number> {
  const { db, zone } = needs
  const range = { from: startOfDay(zone, day), to: startOfDay(zone, daysAfter(day, 1)) }
  let noted = 0
  let after = 0
  for (;;) {
    const { quiet, last } = await needs.listQuietPlayers(db, range, after, AT_ONCE)
    for (const playerId of quiet)
      noted += Number(
        await db.transaction((tx) => recordFact(needs, tx, { playerId, kind: 'quiet-day', eventId: day })),
      )
    if (last === null) return noted
    after = last
  }
}
