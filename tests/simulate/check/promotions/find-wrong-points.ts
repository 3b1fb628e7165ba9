import { STAKED_FOR_A_POINT } from '../../promotions/plan.ts'
import type { Person, ReportViolation } from '../check-facts.ts'
import { dayNumberOf } from '../calendar.ts'

const DAY_MS = 86_400_000
/** A day within one's limits, by the club that comes with the product. */
const QUIET_DAY = { source: 'rule:quiet-day', points: 100 } as const
const OF_LIMITS = /^ERR_(?:STAKE|LOSS|DEPOSIT)_LIMIT_REACHED$|^ERR_LIMIT_REACHED_/
/** The second brand of SVK has no club. */
const HAS_CLUB = { CZE: [true, true], SVK: [true, false] } as const

/**
 * Points add up to what their owner has, and each has something that it is for: so much of what was staked, as the books have it,
 * or a day that is over and on which no limit of one's own refused anything. None at a brand without a club.
 */
export function findWrongPoints({ market, deeds, promotions }: Person, tell: ReportViolation): void {
  const { points: all, purses } = promotions
  for (const { brand, points: has, staked } of purses) {
    const own = all.filter((move) => move.brand === brand)
    let sum = 0
    for (const { at, points, after, source } of own) {
      sum += points
      if (sum < 0 || sum !== after)
        tell('points', Date.parse(at), `${after} points after ${source}, ${sum} by the moves`)
    }
    if (sum !== has) tell('points', NaN, `${has} points, the moves make ${sum}`)
    if (own.length > 0 && !HAS_CLUB[market][brand]) tell('points', NaN, `${sum} points where there is no club`)
    const forStakes = sumOf(own, 'rule:stakes')
    const due = market === 'SVK' && HAS_CLUB.SVK[brand] ? Math.floor(staked / STAKED_FOR_A_POINT) : 0
    if (forStakes !== due) tell('points', NaN, `${forStakes} points for ${staked} staked, ${due} are due`)
    const days = own.filter(({ source }) => source === QUIET_DAY.source)
    if (new Set(days.map(({ event }) => event)).size < days.length) tell('points', NaN, 'a day counts twice')
    for (const { event, at, points } of days) {
      const day = Math.floor(Date.parse(`${event}T00:00:00Z`) / DAY_MS)
      const when = Date.parse(at)
      if (points !== QUIET_DAY.points) tell('points', when, `${points} for a quiet day`)
      if (dayNumberOf(when) <= day) tell('points', when, `${event} is not over`)
      const reached = deeds.find(
        (deed) =>
          deed.brand === brand && OF_LIMITS.test(deed.refused?.code ?? '') && dayNumberOf(Date.parse(deed.at)) === day,
      )
      if (reached) tell('points', when, `${event} counts as quiet, and ${reached.refused?.code} was told on it`)
    }
  }
}

const sumOf = (moves: readonly { readonly source: string; readonly points: number }[], source: string) =>
  moves.filter((move) => move.source === source).reduce((sum, { points }) => sum + points, 0)
