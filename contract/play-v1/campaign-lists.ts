import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { CheckedList, LIST_BYTES_MAX, ListedPlayers, PlayerList } from '../shapes/campaigns.ts'
import { IdempotencyKey, text, Uuid } from '../shapes/fields.ts'

/**
 * Lists of players of a campaign. A gift with a fixed amount is given to them at once; a gift that depends on an event, such as a
 * deposit, is given to the players of the list when it happens.
 */
const root = '/capi/BackOffice/v1/Campaigns'

export const checkList = defineCall({
  method: 'POST',
  path: `${root}/CheckList`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Preview of a list: who would get the campaign’s gift, and who is refused and why',
  isReading: true,
  body: Type.Object({ campaignId: Uuid, playerIds: ListedPlayers }),
  bodyBytesMax: LIST_BYTES_MAX,
  reply: CheckedList,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_LIST_NOT_SIGNED'],
  ratePerMinute: 30,
})

/**
 * Processed in the background, by the same rules as the check. A list whose hash is in the terms was signed with them; any other is
 * under the policy of approvals.
 */
export const addList = defineCall({
  method: 'POST',
  path: `${root}/AddList`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary:
    'Add a list of players to an approved campaign; by one person up to a ceiling, unless the terms name the list',
  body: Type.Object({
    campaignId: Uuid,
    playerIds: ListedPlayers,
    explanation: text(2000, 20),
    /** A repeat with the same key returns the same list, in its present state. */
    idempotencyKey: IdempotencyKey,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  bodyBytesMax: LIST_BYTES_MAX,
  reply: PlayerList,
  refusals: [
    'ERR_CAMPAIGN_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_KEY_REUSED',
    'ERR_LIST_NOT_SIGNED',
    ...APPROVAL_REFUSALS,
  ],
  ratePerMinute: 30,
})

export const listLists = defineCall({
  method: 'GET',
  path: `${root}/ListLists`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'The newest lists of a campaign with their progress',
  query: Type.Object({ campaignId: Uuid }),
  reply: Type.Object({ lists: Type.Array(PlayerList) }),
  refusals: ['ERR_CAMPAIGN_NOT_FOUND'],
})
