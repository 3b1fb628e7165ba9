import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/campaign-lists.ts'
import { requestOf } from '../../approvals/index.ts'
import { serve } from '../../kernel/index.ts'
import { findCampaign } from '../campaigns.queries.ts'
import type { CampaignNeeds } from '../needs.ts'
import type { AddList } from './add-list.ts'
import { checkList } from './check-list.ts'
import { showLists } from './show-list.ts'

/** Mounts lists of players of campaigns. */
export function listRoutes(app: FastifyInstance, needs: CampaignNeeds, addList: AddList): void {
  const { db, target } = needs
  serve(app, calls.checkList, ({ body }) => checkList(needs, body))
  serve(
    app,
    calls.addList,
    (input) => {
      const { campaignId, playerIds, idempotencyKey } = input.body
      return addList({ campaignId, playerIds, idempotencyKey }, requestOf(input))
    },
    ({ listId, players }) => [null, { list: listId, players }],
  )
  serve(app, calls.listLists, async ({ query: { campaignId }, refuse }) => {
    if (!(await findCampaign(db, target, campaignId))) return refuse('ERR_CAMPAIGN_NOT_FOUND')
    return { lists: await showLists(db, campaignId) }
  })
}
