import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/campaigns.ts'
import type { CampaignVersion } from '#contract/shapes/campaigns.ts'
import type { Static } from 'typebox'
import { requestOf, type Approvals } from '../approvals/index.ts'
import { idOfCursor, pageLimit, pageOf, serve, type Change } from '../kernel/index.ts'
import { approveAction } from './approve-campaign.ts'
import { listCampaigns, listGifts, findVersion } from './campaigns.queries.ts'
import { checkVersion, moveCampaign } from './move-campaign.ts'
import type { CampaignNeeds } from './needs.ts'
import { showCampaign, showDetail, showGift } from './show-campaign.ts'
import { createCampaign, saveVersion } from './write-campaign.ts'

/** Mounts what staff do with campaigns. */
export function campaignRoutes(
  app: FastifyInstance,
  needs: CampaignNeeds,
  approvals: Pick<Approvals, 'register'>,
): void {
  const { db, target } = needs
  const approve = approvals.register(approveAction(needs))
  serve(app, calls.list, async ({ query }) => {
    const limit = pageLimit(query.limit)
    const of = { target, state: query.state ?? null, before: idOfCursor(query.cursor) }
    const rows = await listCampaigns(db, of, limit + 1)
    const shown = await Promise.all(
      rows.map(async (row) => {
        const version = await findVersion(db, row.id, row.liveVersion ?? row.latestVersion)
        return version ? [showCampaign(row, version.terms)] : []
      }),
    )
    return pageOf(shown.flat(), limit, ({ campaignId }) => campaignId)
  })
  serve(
    app,
    calls.get,
    async ({ query, refuse }) => (await showDetail(db, target, query.campaignId)) ?? refuse('ERR_CAMPAIGN_NOT_FOUND'),
  )
  serve(app, calls.judge, async ({ body }) => ({ findings: [...needs.judgeTerms(body.terms)] }))
  serve(
    app,
    calls.create,
    ({ body, caller }) => createCampaign(needs, body, caller.userId),
    ({ versions }) => changeOf(versions),
  )
  serve(
    app,
    calls.saveVersion,
    ({ body, caller }) => saveVersion(needs, body, caller.userId),
    ({ versions }) => changeOf(versions),
  )
  serve(app, calls.check, ({ body }) => checkVersion(needs, body))
  serve(app, calls.approve, (input) => {
    const { campaignId, version } = input.body
    return approve({ campaignId, version }, requestOf(input))
  })
  for (const [call, move] of [
    [calls.pause, 'pause'],
    [calls.resume, 'resume'],
    [calls.end, 'end'],
  ] as const)
    serve(app, call, ({ body }) => moveCampaign(needs, body.campaignId, move))
  serve(app, calls.listGifts, async ({ query }) => {
    const limit = pageLimit(query.limit)
    const of = { target, campaignId: query.campaignId ?? null, playerId: query.playerId ?? null }
    const rows = await listGifts(db, of, { before: idOfCursor(query.cursor), limit: limit + 1 })
    return pageOf(rows.map(showGift), limit, ({ giftId }) => giftId)
  })
}

/** The newest terms beside those before them, for the audit log. */
function changeOf([newest, before]: readonly Static<typeof CampaignVersion>[]): Change {
  const of = (version: Static<typeof CampaignVersion> | undefined) =>
    version ? { version: version.version, terms: JSON.stringify(version.terms) } : null
  return [of(before), of(newest)]
}
