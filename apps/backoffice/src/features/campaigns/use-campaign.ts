import { useQuery } from '@tanstack/react-query'
import { get } from '#contract/play-v1/campaigns.ts'
import { api, ask } from '../../shell/api.ts'
import { CAMPAIGNS } from './campaigns.ts'

/** One campaign from the server. */
export function useCampaign(campaignId: string) {
  return useQuery({
    queryKey: [...CAMPAIGNS, campaignId, 'detail'],
    queryFn: () => ask(api(get, { query: { campaignId } })),
  })
}
