import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMarketZone } from '../../shell/use-place.ts'
import { readReportFilter, type ReportFilter } from './read-report-filter.ts'

/** The filter in the URL, links with some parameters changed, and a setter. */
export function useReportFilter(): {
  readonly filter: ReportFilter
  readonly addressWith: (words: Readonly<Record<string, string>>) => string
  readonly change: (words: Readonly<Record<string, string>>) => void
} {
  const [search, setSearch] = useSearchParams()
  const zone = useMarketZone()
  // One instant while the screen is open, so that the default days do not change.
  const [now] = useState(() => new Date())
  const withWords = (before: URLSearchParams, words: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(before)
    for (const [name, value] of Object.entries(words))
      if (value === '') next.delete(name)
      else next.set(name, value)
    return next
  }
  return {
    filter: readReportFilter(search, now, zone),
    addressWith: (words) => `?${withWords(search, words).toString()}`,
    change: (words) => setSearch((before) => withWords(before, words), { replace: true }),
  }
}
