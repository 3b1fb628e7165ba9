import type { Static } from 'typebox'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/free-round.ts'
import type { PlayerList } from '#contract/shapes/campaigns.ts'
import type { FreeRoundImport } from '#contract/shapes/free-rounds.ts'
import { checkList as checkListOfCampaign, type AddList } from '../campaigns/index.ts'
import { mustFind } from './definitions/show-definition.ts'
import type { FreeRoundNeeds } from './needs.ts'

type Needs = Pick<FreeRoundNeeds, 'campaigns'>

/** Which players of a list would get free rounds now, and who is refused and why. Changes nothing. */
export async function checkList(
  { campaigns }: Needs,
  { definitionId, playerIds }: BodyOf<typeof calls.checkRelations>,
): Promise<ReplyOf<typeof calls.checkRelations>> {
  await mustFind(campaigns.db, campaigns.target, definitionId)
  return checkListOfCampaign(campaigns, { campaignId: definitionId, playerIds })
}

/** Stores a list of players to whom the worker gives free rounds, or requests a second person. */
export async function writeList(
  { campaigns }: Needs,
  addList: AddList,
  {
    body: { definitionId, playerIds, idempotencyKey },
    request,
  }: { readonly body: BodyOf<typeof calls.createRelations>; readonly request: Parameters<AddList>[1] },
): Promise<ReplyOf<typeof calls.createRelations>> {
  await mustFind(campaigns.db, campaigns.target, definitionId)
  return importOf(await addList({ campaignId: definitionId, playerIds, idempotencyKey }, request))
}

/** A list of a campaign, with the field names of free rounds. */
export const importOf = ({
  listId,
  campaignId,
  ...list
}: Static<typeof PlayerList>): Static<typeof FreeRoundImport> => ({
  importId: listId,
  definitionId: campaignId,
  ...list,
})
