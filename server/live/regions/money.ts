import type { LiveDay, LiveFigures, LiveHour, LiveSums } from '#contract/shapes/live.ts'
import { shareOf } from '#money'
import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { listBrands, readDaySoFar, type DaySoFar } from '#server/reporting/index.ts'
import { forgetCourses, listCourse, saveCourse, type CoursePoint } from '../course.queries.ts'
import type { LiveNeeds } from '../needs.ts'

const QUARTER_MS = 15 * 60_000
const HOUR_MS = 4 * QUARTER_MS
const DAYS_KEPT = 15

/** Stakes, wins and payments of today against the same weekday a week ago. */
export async function readMoney(needs: LiveNeeds): Promise<LiveFigures['money']> {
  const { db, clock, target, currency, timeZone } = needs
  const now = clock.now()
  const day = dayOf(timeZone, now)
  const weekAgo = daysAfter(day, -7)
  const today = await readDaySoFar(db, { target, day, currency })
  const sinceMidnight = now.getTime() - startOfDay(timeZone, day).getTime()
  const quarter = Math.floor(sinceMidnight / QUARTER_MS)
  await saveCourse(db, { target, day, currency }, now, { quarter, ...today })
  await forgetCourses(db, target, daysAfter(day, -DAYS_KEPT))
  const [points, before, wholeBefore] = await Promise.all([
    listCourse(db, { target, day, currency }),
    listCourse(db, { target, day: weekAgo, currency }),
    readDaySoFar(db, { target, day: weekAgo, currency }),
  ])
  return {
    currency,
    today,
    before: sumsAt(before, sinceMidnight),
    wholeBefore,
    course: courseOf(timeZone, day, points, now),
    courseBefore: courseOf(timeZone, weekAgo, before),
    brands: await readBrands(needs, day, today),
  }
}

/** Brands that share these books, each with its day; none where there is only one. */
async function readBrands(
  { db, target, currency }: LiveNeeds,
  day: string,
  own: DaySoFar,
): Promise<LiveFigures['money']['brands']> {
  const brands = await listBrands(db)
  if (brands.length < 2) return []
  return Promise.all(
    brands.map(async (brand) => ({
      brand,
      ...(brand === target ? own : await readDaySoFar(db, { target: brand, day, currency })),
    })),
  )
}

/** What a day had come to at a time of day: within a quarter, as if it had passed evenly. Null where no look was near. */
export function sumsAt(points: readonly CoursePoint[], ms: number): LiveSums | null {
  const at = Math.floor(ms / QUARTER_MS)
  const end = points.find(({ quarter }) => quarter === at)
  const start = at === 0 ? NOTHING : points.find(({ quarter }) => quarter === at - 1)
  if (!end || !start) return null
  const between = (name: Exclude<keyof CoursePoint, 'quarter'>) =>
    start[name] + shareOf(end[name] - start[name], ms % QUARTER_MS, QUARTER_MS)
  const [stakeMinor, winMinor] = [between('stakeMinor'), between('winMinor')]
  return {
    rounds: between('rounds'),
    stakeMinor,
    winMinor,
    ggrMinor: stakeMinor - winMinor,
    depositsMinor: between('depositsMinor'),
    withdrawalsMinor: between('withdrawalsMinor'),
  }
}

const NOTHING: CoursePoint = {
  quarter: -1,
  rounds: 0,
  stakeMinor: 0,
  winMinor: 0,
  depositsMinor: 0,
  withdrawalsMinor: 0,
}

/**
 * A day by its hours; the days of the clock change have 23 or 25. An hour is known where there was a look in its last quarter and
 * in that of the hour before, or where nothing happened between the looks around it; the hour that goes on, where there was one in it.
 * @param now of a day that goes on
 */
export function courseOf(zone: string, day: string, points: readonly CoursePoint[], now?: Date): LiveDay {
  const begin = startOfDay(zone, day).getTime()
  const hours = (startOfDay(zone, daysAfter(day, 1)).getTime() - begin) / HOUR_MS
  const last = points.at(-1)
  const endOf = (hour: number): CoursePoint | undefined => {
    if (hour < 0) return NOTHING
    const end = hour * 4 + 3
    const before = points.findLast(({ quarter }) => quarter <= end) ?? NOTHING
    const isGoingOn = now !== undefined && last && Math.floor(last.quarter / 4) === hour
    if (before.quarter === end || isGoingOn) return before
    // Sums only grow: where two looks are alike, nothing happened between them.
    const after = points.find(({ quarter }) => quarter > end)
    return after && after.stakeMinor === before.stakeMinor && after.winMinor === before.winMinor ? before : undefined
  }
  return {
    day,
    hours: Array.from({ length: hours }, (_, hour): LiveHour => {
      const [start, end] = [endOf(hour - 1), endOf(hour)]
      return {
        startsAt: new Date(begin + hour * HOUR_MS).toISOString(),
        stakeMinor: start && end ? end.stakeMinor - start.stakeMinor : null,
        winMinor: start && end ? end.winMinor - start.winMinor : null,
      }
    }),
  }
}
