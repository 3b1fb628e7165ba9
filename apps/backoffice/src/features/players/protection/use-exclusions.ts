import { useQuery } from '@tanstack/react-query'
import { getPlayerExclusions } from '#contract/play-v1/staff-exclusion.ts'
import { api, ask } from '../../../shell/api.ts'

/** Current exclusions of the player; undefined while loading. */
export function useExclusionsInForce(playerId: number) {
  const { data } = useQuery({
    queryKey: ['player', playerId, 'exclusions-in-force'],
    queryFn: () => ask(api(getPlayerExclusions, { query: { playerId } })),
    enabled: Number.isSafeInteger(playerId) && playerId > 0,
  })
  return data?.rows.filter(({ isInForce }) => isInForce)
}
