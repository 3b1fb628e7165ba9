import { useQuery } from '@tanstack/react-query'
import { getDefinitionStats } from '#contract/onling-v2/free-round.ts'
import { api, ask } from '../../shell/api.ts'
import { FREE_ROUNDS } from './free-rounds.ts'

const WHILE_RUNNING_MS = 1_000

/** Results of a definition's rounds; polled while a list of players is being processed. */
export function useStats(definitionId: string) {
  return useQuery({
    queryKey: [...FREE_ROUNDS, definitionId, 'stats'],
    queryFn: () => ask(api(getDefinitionStats, { query: { definitionId } })),
    refetchInterval: ({ state }) =>
      state.data?.imports.some((list) => list.state === 'running') ? WHILE_RUNNING_MS : false,
  })
}
