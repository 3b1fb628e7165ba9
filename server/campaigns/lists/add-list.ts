import type { Static } from 'typebox'
import type { PlayerList } from '#contract/shapes/campaigns.ts'
import type { Approvals, Guarded } from '../../approvals/index.ts'
import { refuse } from '../../kernel/index.ts'
import { findCampaign } from '../campaigns.queries.ts'
import { mustTakeLists } from '../give-many.ts'
import type { CampaignNeeds } from '../needs.ts'
import { findVersion } from '../versions.queries.ts'
import { addListAction } from './add-list-action.ts'
import { findSameList, keepList, type ListInput } from './keep-list.ts'
import { showList } from './show-list.ts'
import { mustBeSigned } from './signed-list.ts'

export type AddList = (
  input: ListInput,
  request: Parameters<Guarded<ListInput, unknown>>[1],
) => Promise<Static<typeof PlayerList>>

/**
 * Opens the adding of lists for one process. A list that the terms name has two signatures already and is added by one person;
 * any other stands under the policy. The same key of the same person with the same players is the same list.
 */
export function openAddList(needs: CampaignNeeds, approvals: Pick<Approvals, 'register'>): AddList {
  const addUnnamed = approvals.register(addListAction(needs))
  const { db, target } = needs
  return async (input, request) => {
    const row = await findCampaign(db, target, input.campaignId)
    if (!row) return refuse('ERR_CAMPAIGN_NOT_FOUND')
    const kept = await findSameList(db, input, request.caller.userId)
    if (kept) return showList(db, kept)
    const version = row.liveVersion === null ? undefined : await findVersion(db, row.id, row.liveVersion)
    if (version?.terms.people.kind !== 'list') return addUnnamed(input, request)
    return addNamed(needs, input, request.caller.userId)
  }
}

/** Adds the list that the terms name. */
export async function addNamed(
  needs: CampaignNeeds,
  input: ListInput,
  createdBy: number,
): Promise<Static<typeof PlayerList>> {
  return needs.db.transaction(async (tx) => {
    const { terms } = await mustTakeLists(needs, tx, input.campaignId)
    if (terms.people.kind !== 'list') return refuse('ERR_STATE_CHANGED')
    mustBeSigned(terms, input.playerIds)
    return keepList(needs, tx, input, { createdBy, mayGive: null, approvedBy: null })
  })
}
