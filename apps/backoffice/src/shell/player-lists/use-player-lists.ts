import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { listLists, type checkList } from '#contract/play-v1/campaign-lists.ts'
import { api, ask } from '../api.ts'

const WHILE_RUNNING_MS = 1_000

export type List = ReplyOf<typeof listLists>['lists'][number]
export type Checked = ReplyOf<typeof checkList>

/** Lists of players of a campaign; polled while one is being processed. */
export function usePlayerLists(campaignId: string) {
  return useQuery({
    queryKey: ['campaigns', campaignId, 'lists'],
    queryFn: () => ask(api(listLists, { query: { campaignId } })),
    refetchInterval: ({ state }) =>
      state.data?.lists.some((list) => list.state === 'running') ? WHILE_RUNNING_MS : false,
  })
}
