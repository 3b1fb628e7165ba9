import type { FastifyInstance } from 'fastify'
import * as restrictions from '#contract/onling-v2/bonus-restrictions.ts'
import { useCode as useCodeCall } from '#contract/onling-v2/bonuses.ts'
import * as calls from '#contract/play-v1/campaigns.ts'
import type { CampaignVersion } from '#contract/shapes/campaigns.ts'
import type { Static } from 'typebox'
import type { PromotionNeeds } from './promotions/needs.ts'
import { requestOf, type Approvals } from '../approvals/index.ts'
import { refuse, serve, type Change } from '../kernel/index.ts'
import { approveAction } from './approve-campaign.ts'
import { storeEstimate } from './estimate/store-estimate.ts'
import { estimateCampaign } from './estimate/estimate-campaign.ts'
import { giveByHandAction } from './give-by-hand.ts'
import { findCampaign } from './campaigns.queries.ts'
import { countGifts } from './gifts.queries.ts'
import { endCodes } from './codes.queries.ts'
import { campaignsListed, codesListed, giftsListed, notGivenListed, restrictedListed } from './list-campaigns.ts'
import { makeCodes } from './make-codes.ts'
import { addRestricted, checkRestricted, removeRestricted } from './restrict-players.ts'
import type { AddList } from './lists/add-list.ts'
import { listRoutes } from './lists/lists.routes.ts'
import { useCode } from './use-code.ts'
import { checkVersion, moveCampaign } from './move-campaign.ts'
import type { CampaignNeeds } from './needs.ts'
import { showDetail } from './show-campaign.ts'
import { createCampaign, problemsOf, saveVersion } from './write-campaign.ts'

/** Mounts what staff do with campaigns. */
export function campaignRoutes(
  app: FastifyInstance,
  needs: PromotionNeeds,
  { approvals, addList }: { readonly approvals: Pick<Approvals, 'register'>; readonly addList: AddList },
): void {
  const { db, target } = needs
  const approve = approvals.register(approveAction(needs))
  const listed = campaignsListed(needs)
  serve(app, calls.list, ({ query, caller }) => listed.page(query, caller))
  serve(app, calls.get, async ({ query: { campaignId, playerId }, refuse }) => {
    const detail = (await showDetail(db, target, campaignId)) ?? refuse('ERR_CAMPAIGN_NOT_FOUND')
    return { ...detail, giftsToPlayer: playerId === undefined ? null : await countGifts(db, campaignId, [playerId]) }
  })
  serve(app, calls.estimate, async ({ body }) => {
    const [problem] = problemsOf(needs, body.terms)
    return problem ? refuse('ERR_CAMPAIGN_TERMS', problem) : estimateCampaign(needs, body.terms)
  })
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
  serve(app, calls.approve, async (input) => {
    const { campaignId, version } = input.body
    await storeEstimate(needs, { campaignId, version })
    return approve({ campaignId, version }, requestOf(input))
  })
  for (const [call, move] of [
    [calls.pause, 'pause'],
    [calls.resume, 'resume'],
    [calls.end, 'end'],
  ] as const)
    serve(app, call, async (input) => {
      const { campaignId } = input.body
      const before = (await findCampaign(db, target, campaignId))?.state
      const moved = await moveCampaign(needs, campaignId, move)
      input.changed({ state: before ?? '' }, { state: moved.campaign.state })
      return moved
    })
  const giveByHand = approvals.register(giveByHandAction(needs))
  serve(app, calls.giveByHand, (input) => {
    const { campaignId, playerId, nth } = input.body
    return giveByHand({ campaignId, playerId, nth }, requestOf(input))
  })
  codeRoutes(app, needs)
  listRoutes(app, needs, addList)
  const gifts = giftsListed(needs)
  serve(app, calls.listGifts, ({ query, caller }) => gifts.page(query, caller))
  const notGiven = notGivenListed(needs)
  serve(app, calls.listNotGiven, ({ query, caller }) => notGiven.page(query, caller))
}

/** Mounts the codes of campaigns, and restricted players. */
function codeRoutes(app: FastifyInstance, needs: CampaignNeeds): void {
  const { db, clock, target } = needs
  const [codes, restricted] = [codesListed(needs), restrictedListed(needs)]
  serve(
    app,
    calls.makeCodes,
    ({ body: { explanation: _why, ...body }, caller }) => makeCodes(needs, body, caller.userId),
    ({ codes }, { body }) => [null, { codes: codes.length, usesMax: body.usesMax }],
  )
  serve(app, calls.listCodes, async ({ query, caller, refuse }) => {
    const { campaignId } = query
    if (!(await findCampaign(db, target, campaignId))) return refuse('ERR_CAMPAIGN_NOT_FOUND')
    return codes.page(query, caller)
  })
  serve(app, calls.endCodes, async ({ body: { campaignId, codeIds }, refuse, changed }) => {
    if (!(await findCampaign(db, target, campaignId))) return refuse('ERR_CAMPAIGN_NOT_FOUND')
    const ended = await db.transaction((tx) => endCodes(tx, campaignId, codeIds, clock.now()))
    changed({ usable: ended }, { usable: 0 })
    return { ended }
  })
  serve(app, useCodeCall, async ({ body, caller }) => ({
    gift: await useCode(needs, { code: body.code, playerId: caller.playerId }),
  }))
  serve(app, restrictions.getRestrictedPlayers, ({ query, caller }) => restricted.page(query, caller))
  serve(app, restrictions.checkRestrictedPlayer, ({ body }) => checkRestricted(needs, body))
  serve(
    app,
    restrictions.addRestrictedPlayer,
    ({ body, caller }) => addRestricted(needs, body, caller),
    ({ rows }, { body }) => {
      const added = rows.filter(({ outcome }) => outcome === 'added').map(({ playerId }) => playerId)
      return [null, { players: added.join(', '), until: body.until ?? '' }]
    },
  )
  serve(
    app,
    restrictions.deleteRestrictedPlayer,
    ({ query, caller }) => removeRestricted(needs, query, caller),
    ({ playerId, reason }) => [{ players: String(playerId), reason }, null],
  )
}

/** The newest terms beside those before them, for the audit log. */
function changeOf([newest, before]: readonly Static<typeof CampaignVersion>[]): Change {
  const of = (version: Static<typeof CampaignVersion> | undefined) =>
    version ? { version: version.version, terms: JSON.stringify(version.terms) } : null
  return [of(before), of(newest)]
}
