import type { Static } from 'typebox'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/free-round.ts'
import type { PlayerList } from '#contract/shapes/campaigns.ts'
import type { FreeRoundImport } from '#contract/shapes/free-rounds.ts'
import { addList, checkList as checkListOfCampaign } from '../campaigns/index.ts'
import { mustFind } from './definitions/show-definition.ts'
import type { FreeRoundNeeds } from './needs.ts'

type Needs = Pick<FreeRoundNeeds, 'campaigns'>

/** Who of a list would be given free rounds now, and who is refused and why. Changes nothing. */
export async function checkList(
  { campaigns }: Needs,
  { definitionId, playerIds }: BodyOf<typeof calls.checkRelations>,
): Promise<ReplyOf<typeof calls.checkRelations>> {
  await mustFind(campaigns.db, campaigns.target, definitionId)
  return checkListOfCampaign(campaigns, { campaignId: definitionId, playerIds })
}

/** Keeps a list of players whom the worker gives free rounds. */
export async function writeList(
  { campaigns }: Needs,
  { definitionId, playerIds, idempotencyKey }: BodyOf<typeof calls.createRelations>,
  createdBy: number,
): Promise<ReplyOf<typeof calls.createRelations>> {
  await mustFind(campaigns.db, campaigns.target, definitionId)
  return importOf(await addList(campaigns, { campaignId: definitionId, playerIds, idempotencyKey }, createdBy))
}

/** A list of a campaign, by the names that it has among free rounds. */
export const importOf = ({
  listId,
  campaignId,
  ...list
}: Static<typeof PlayerList>): Static<typeof FreeRoundImport> => ({
  importId: listId,
  definitionId: campaignId,
  ...list,
})
