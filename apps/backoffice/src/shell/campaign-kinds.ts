import type { CampaignState } from '#contract/states/campaign-states.ts'
import type { StatusKind } from './status.tsx'

/** How a state of a campaign looks; a definition of free rounds is one too. */
export const CAMPAIGN_KINDS: Readonly<Record<CampaignState, StatusKind>> = {
  draft: 'idle',
  checked: 'wait',
  approved: 'info',
  live: 'ok',
  paused: 'hold',
  ended: 'idle',
}
