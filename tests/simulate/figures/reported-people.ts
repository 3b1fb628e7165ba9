import { firstOfNextMonth } from '#contract/states/calendar.ts'
import { getDeclines } from '#server/reporting/declines.ts'
import { venueDaysListed } from '#server/reporting/feeds/feed-logs.ts'
import { getVenueSums } from '#server/reporting/feeds/venue-sums.ts'
import type { ReportNeeds } from '#server/reporting/needs.ts'
import { getOverview } from '#server/reporting/overview.ts'
import { getPlayCohorts } from '#server/reporting/people/funnel.ts'
import { getGamePerformance } from '#server/reporting/performance/game-performance.ts'
import type { Line } from './plain-sums.ts'
import { line, PART, PERIOD, readAll } from './reported-sums.ts'

type ReadReport = (needs: ReportNeeds) => Promise<Line[]>

const performanceBy =
  (by: 'game' | 'version' | 'brand' | 'month' | 'day', period = PERIOD): ReadReport =>
  async (needs) => {
    const { rows, isMore } = await getGamePerformance(needs, { ...period, by })
    if (isMore) throw new Error('The report of games is longer than what is compared.')
    return rows.map(({ gameKey, version, brand, period, currency, players, rounds, stake, win, returned, band }) =>
      line(
        [gameKey, version, brand, period, currency],
        [
          players,
          rounds,
          stake.amountMinor,
          win.amountMinor,
          ...(returned === null ? [] : [returned.toFixed(6), band?.high.toFixed(6) ?? 'none']),
        ],
      ),
    )
  }

/** The reports of people, games, declines and venues for the whole time. */
export const REPORTED_PEOPLE: Readonly<Record<string, ReadReport>> = {
  months: async (needs) =>
    (await getOverview(needs, PERIOD, 'month')).rows
      // A month without movements of money has no row in the books.
      .filter(({ stakeMinor, winMinor, depositsMinor, withdrawalsMinor, otherMinor, freeMinor }) =>
        [stakeMinor, winMinor, depositsMinor, withdrawalsMinor, otherMinor, freeMinor].some(Boolean),
      )
      .map((row) => line([row.day, row.currency], [row.stakeMinor, row.winMinor, row.actives, row.playersMoneyMinor])),
  'performance by game': performanceBy('game'),
  'performance by version': performanceBy('version'),
  'performance by brand': performanceBy('brand'),
  'performance by month': performanceBy('month'),
  'performance by day': performanceBy('day'),
  'performance by game of a part': performanceBy('game', PART),
  'performance by month of a part': performanceBy('month', PART),
  cohorts: async (needs) =>
    (await getPlayCohorts(needs, PERIOD)).rows.flatMap(({ month, registered, active }) => {
      let later = month
      const lines = active.flatMap((people) => {
        const of = later
        later = firstOfNextMonth(later)
        return people > 0 ? [line([month.slice(0, 7), of.slice(0, 7)], [people])] : []
      })
      return registered > 0 ? [...lines, line([month.slice(0, 7), 'registered'], [registered])] : lines
    }),
  declines: async (needs) => {
    const { rows, isMore } = await getDeclines(needs, PERIOD)
    if (isMore) throw new Error('There are more reasons than are compared.')
    return rows.map(({ direction, method, gateway, state, reason, currency, count, sum }) =>
      line([direction, method, gateway, state, reason ?? '-', currency], [count, sum.amountMinor]),
    )
  },
  venues: async (needs) => {
    const reader = { userId: 1, permissions: ['reports.read' as const] }
    const rows = await readAll((cursor) => venueDaysListed(needs).page({ limit: 200, ...cursor }, reader))
    const sums = (await getVenueSums(needs, PERIOD)).rows
    const wrong = sums.flatMap(({ venueId, currency, stake, ggr, visits }) => {
      const of = rows.filter((row) => row.venueId === venueId && row.currency === currency)
      const total = (figure: (row: (typeof rows)[number]) => number) => of.reduce((sum, row) => sum + figure(row), 0)
      const isSum =
        total((row) => row.stake.amountMinor) === stake.amountMinor &&
        total((row) => row.ggr.amountMinor) === ggr.amountMinor &&
        total((row) => row.visits) === visits
      return isSum ? [] : [line(['the sum of', venueId, currency], ['is not that of its days'])]
    })
    return [
      ...wrong,
      ...rows.map((row) =>
        line(
          [row.day, row.venueId, row.currency],
          [row.visits, row.players, row.rounds, row.stake.amountMinor, row.win.amountMinor, row.jackpot.amountMinor],
        ),
      ),
    ]
  },
}
