import type { LiveFigures } from '#contract/shapes/live.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { readDaySoFar } from '#server/reporting/index.ts'
import { countOnline } from '#server/sign-in/index.ts'
import { addSample, forgetSamples, listSamples, type Sample } from '../course.queries.ts'
import type { LiveNeeds } from '../needs.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Seen within so long is online. */
const ONLINE_MS = 5 * MINUTE_MS

/** Who is online, and how many rounds a second the last minute had. */
export async function readTraffic(needs: LiveNeeds): Promise<LiveFigures['traffic']> {
  const { db, clock, target, currency, timeZone } = needs
  const now = clock.now()
  const day = dayOf(timeZone, now)
  const online = await countOnline(db, { target, now, seenSince: new Date(now.getTime() - ONLINE_MS) })
  const { rounds } = await readDaySoFar(db, { target, day, currency })
  const sample: Sample = { measuredAt: now, day, online, rounds }
  await addSample(db, target, sample)
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  await forgetSamples(db, target, hourAgo)
  return trafficOf(await listSamples(db, target, hourAgo), sample)
}

/** The course of an hour by minutes. Within each, rounds are what the day's count has grown by. */
export function trafficOf(samples: readonly Sample[], now: Sample): LiveFigures['traffic'] {
  const ends = lastOfMinutes(samples, now)
  const course = ends.map((end, index) => ({
    at: end.measuredAt.toISOString(),
    online: end.online,
    roundsPerSecond: rateBetween(ends[index - 1], end),
  }))
  const minuteAgo = samples.findLast(({ measuredAt }) => now.measuredAt.getTime() - measuredAt.getTime() >= MINUTE_MS)
  const roundsPerSecond = rateBetween(minuteAgo ?? samples[0], now)
  return {
    online: now.online,
    roundsPerSecond,
    peakPerSecond: Math.max(roundsPerSecond, ...course.map((one) => one.roundsPerSecond)),
    course,
  }
}

/** The last look of each minute, counted back from now. */
function lastOfMinutes(samples: readonly Sample[], now: Sample): Sample[] {
  const minuteOf = ({ measuredAt }: Sample) => Math.floor((now.measuredAt.getTime() - measuredAt.getTime()) / MINUTE_MS)
  return samples.filter((one, index) => {
    const next = samples[index + 1]
    return next === undefined || minuteOf(next) !== minuteOf(one)
  })
}

/** Rounds a second between two looks. A day that has begun between them began with no round. */
function rateBetween(before: Sample | undefined, now: Sample): number {
  if (!before) return 0
  const seconds = (now.measuredAt.getTime() - before.measuredAt.getTime()) / 1000
  const rounds = now.day === before.day ? now.rounds - before.rounds : now.rounds
  return seconds <= 0 || rounds <= 0 ? 0 : Number((rounds / seconds).toFixed(1))
}
