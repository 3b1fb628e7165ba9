import { limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import type { Person, Stake, ReportViolation } from './check-facts.ts'
import { dayNumberOf, monthNumberOf, startOfDayNumber } from './calendar.ts'

/** The greatest stake and win of a game, in minor units; the other market's were not found. */
const GREATEST = { CZE: { stake: 100_000, win: 50_000_000 }, SVK: undefined } as const

/** No stake above a limit of money or time, none over what a market allows at all, and no sign-in over its count. */
export function findPassedLimits(person: Person, tell: ReportViolation): void {
  const { rounds, signed, limits, market } = person
  const greatest = GREATEST[market]
  for (const kind of limits.kinds()) {
    const { measure, games } = limitFacts(kind)
    // Everybody plays one reel game: limits of live and crash games count nothing of it.
    if (games === 'casino') findPassedSums(person, kind, tell)
    if (measure === 'logon-duration') findPassedTime(person, kind, tell)
    if (measure !== 'logon-count') continue
    for (const [index, { from }] of signed.entries()) {
      const value = limits.valueAt(kind, from)
      const before = signed.slice(0, index).filter((one) => isSamePeriod(kind, one.from, from)).length
      if (value !== null && before + 1 > value) tell(kind, from, `sign-in ${before + 1} of ${value}`)
    }
  }
  for (const { at, stake, win } of rounds) {
    if (greatest && stake > greatest.stake) tell('stake-max', at, `a stake of ${stake}`)
    if (greatest && win > greatest.win) tell('win-max', at, `a win of ${win}`)
  }
}

function findPassedSums({ rounds, limits }: Person, kind: LimitKind, tell: ReportViolation): void {
  const isLoss = limitFacts(kind).measure === 'loss'
  let period: Stake | undefined
  let used = 0
  for (const one of rounds) {
    if (!period || !isSamePeriod(kind, period.at, one.at)) used = 0
    period = one
    const value = limits.valueAt(kind, one.at)
    if (value !== null && one.stake > 0 && used + one.stake > value)
      tell(kind, one.at, `a stake of ${one.stake} after ${used} passes ${value}`)
    used += one.stake - (isLoss ? one.win : 0)
  }
}

/** Nobody stakes once the day's time signed in is spent. */
function findPassedTime({ stakes, signed, limits }: Person, kind: LimitKind, tell: ReportViolation): void {
  for (const { at } of stakes) {
    const value = limits.valueAt(kind, at)
    if (value === null) continue
    const minutes = timeSignedIn(signed, startOfDayNumber(dayNumberOf(at)), at) / 60_000
    if (minutes >= value) tell(kind, at, `a stake after ${Math.floor(minutes)} minutes of ${value}`)
  }
}

/** Two devices at once are one time. */
function timeSignedIn(signed: Person['signed'], from: number, to: number): number {
  let sum = 0
  let end = from
  for (const one of signed) {
    const begins = Math.max(one.from, end)
    const ends = Math.min(one.to, to)
    if (ends > begins) sum += ends - begins
    end = Math.max(end, ends)
  }
  return sum
}

function isSamePeriod(kind: LimitKind, a: number, b: number): boolean {
  const numberOf = limitFacts(kind).period === 'day' ? dayNumberOf : monthNumberOf
  return numberOf(a) === numberOf(b)
}
