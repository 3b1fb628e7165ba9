import { useQuery } from '@tanstack/react-query'
import { listDefinitions } from '#contract/onling-v2/platform-event.ts'
import { listEvents } from '#contract/play-v1/triggers.ts'
import { api, ask } from '../../shell/api.ts'
import { TRIGGERS, type Definition } from './triggers.ts'

const ALL = 200

/** All definitions of events, for a select. */
export function useDefinitions() {
  return useQuery({
    queryKey: [...TRIGGERS, 'definitions', 'all'],
    queryFn: async (): Promise<readonly Definition[]> =>
      (await ask(api(listDefinitions, { query: { limit: ALL } }))).rows,
  })
}

/** The catalogue of events, and the languages of the brand. It changes only with a release. */
export function useEvents() {
  return useQuery({
    queryKey: [...TRIGGERS, 'events'],
    queryFn: () => ask(api(listEvents, {})),
    staleTime: Infinity,
  })
}
