import type { CampaignState } from '#contract/states/campaign-states.ts'
import type { StatusKind } from './status.tsx'

/** Status kind of a campaign's state; also for definitions of free rounds. */
export const CAMPAIGN_KINDS: Readonly<Record<CampaignState, StatusKind>> = {
  draft: 'idle',
  checked: 'wait',
  approved: 'info',
  live: 'ok',
  paused: 'hold',
  ended: 'idle',
}
