/**
 * States of a campaign. `checked`: the legality gate found nothing against its terms, and it waits for its second person.
 * `approved`: its window has not begun.
 */
export const CAMPAIGN_STATES = ['draft', 'checked', 'approved', 'live', 'paused', 'ended'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

export const campaignMoves = {
  /** New terms before the approval: they have to be checked again. */
  edit: { from: ['draft', 'checked'], to: 'draft' },
  /** The legality gate found nothing against its terms. */
  check: { from: ['draft', 'checked'], to: 'checked' },
  /** By a second person, never by the author of the terms. */
  approve: { from: ['checked'], to: 'approved' },
  /** By time, at the start of its window. */
  start: { from: ['approved'], to: 'live' },
  pause: { from: ['approved', 'live'], to: 'paused' },
  resume: { from: ['paused'], to: 'approved' },
  /** By staff, by its soft end, or because its budget is used up. Players keep their gifts. */
  end: { from: ['draft', 'checked', 'approved', 'live', 'paused'], to: 'ended' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>

export type CampaignMove = keyof typeof campaignMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function campaignCan(move: CampaignMove, state: CampaignState): boolean {
  const from: readonly CampaignState[] = campaignMoves[move].from
  return from.includes(state)
}

/** States of one version of a campaign's terms. `dropped`: replaced before it was approved. */
export const VERSION_STATES = ['draft', 'checked', 'approved', 'dropped'] as const
export type VersionState = (typeof VERSION_STATES)[number]
