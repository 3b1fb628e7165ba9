import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { getGamePerformance } from '#contract/play-v1/performance.ts'
import { api, ask } from '../../../shell/api.ts'
import { narrowing, type ReportFilter } from '../read-report-filter.ts'

export type Performance = ReplyOf<typeof getGamePerformance>
export type PerformanceRow = Performance['rows'][number]

/** Returns of games for the filter in the URL. */
export function usePerformance(filter: ReportFilter) {
  const { from, to, performanceBy: by, game } = filter
  const query = { from, to, by, ...narrowing(filter), ...(game === '' ? {} : { games: [game] }) }
  return useQuery({
    queryKey: ['reports', 'performance', query],
    queryFn: () => ask(api(getGamePerformance, { query })),
  })
}

/** Key of a row. */
export const keyOfRow = ({ gameKey, version, brand, period, currency }: PerformanceRow): string =>
  [gameKey, version, brand, period, currency].join(' ')
