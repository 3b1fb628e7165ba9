/**
 * Life of a campaign. `checked`: the law was asked about its terms and found nothing, and it waits for its second person. `approved`: signed, and its
 * window has not begun.
 */
export const CAMPAIGN_STATES = ['draft', 'checked', 'approved', 'live', 'paused', 'ended'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

export const campaignMoves = {
  /** New terms before anybody has signed: what was checked is checked again. */
  edit: { from: ['draft', 'checked'], to: 'draft' },
  /** The legality gate found nothing against its terms. */
  check: { from: ['draft', 'checked'], to: 'checked' },
  /** By a second person, never by whoever wrote the terms. */
  approve: { from: ['checked'], to: 'approved' },
  /** By time, once its window has begun. */
  start: { from: ['approved'], to: 'live' },
  pause: { from: ['approved', 'live'], to: 'paused' },
  resume: { from: ['paused'], to: 'approved' },
  /** By staff, by its soft end, or because its budget is used up. What was given stays with its player. */
  end: { from: ['draft', 'checked', 'approved', 'live', 'paused'], to: 'ended' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>

export type CampaignMove = keyof typeof campaignMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function campaignCan(move: CampaignMove, state: CampaignState): boolean {
  const from: readonly CampaignState[] = campaignMoves[move].from
  return from.includes(state)
}

/** Life of one version of a campaign's terms. `dropped`: never signed, another one took its place. */
export const VERSION_STATES = ['draft', 'checked', 'approved', 'dropped'] as const
export type VersionState = (typeof VERSION_STATES)[number]
