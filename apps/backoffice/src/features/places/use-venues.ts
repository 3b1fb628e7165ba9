import { useQuery } from '@tanstack/react-query'
import { listTerminals, listVenues } from '#contract/onling-v2/topology.ts'
import { api, ask } from '../../shell/api.ts'
import { readAll } from '../../shell/list/read-all.ts'
import { PLACES, type AsOf } from './places.ts'

const PAGE = 200

/** All venues at an instant, for the map, and for selects; undefined until they are read. */
export function useVenues(moment: AsOf) {
  return useQuery({
    queryKey: [...PLACES, 'venues', 'all', moment],
    queryFn: () => readAll((cursor) => ask(api(listVenues, { query: { ...moment, limit: PAGE, ...cursor } }))),
  }).data
}

/** All terminals at an instant that match a search, for counting. */
export function useTerminals(moment: AsOf, words: string) {
  const found = words === '' ? {} : { words }
  return (
    useQuery({
      queryKey: [...PLACES, 'terminals', 'all', moment, words],
      queryFn: () =>
        readAll((cursor) => ask(api(listTerminals, { query: { ...moment, ...found, limit: PAGE, ...cursor } }))),
    }).data ?? []
  )
}
