import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/campaigns.ts'
import { campaignCan, campaignMoves, type CampaignMove } from '#contract/states/campaign-states.ts'
import { refuse, publish, type Transaction } from '../kernel/index.ts'
import * as queries from './campaigns.queries.ts'
import * as versionQueries from './versions.queries.ts'
import type { CampaignNeeds } from './needs.ts'
import { detailOf, mustBeLawful } from './write-campaign.ts'

type Detail = ReplyOf<typeof calls.check>
type Needs = Pick<CampaignNeeds, 'db' | 'clock' | 'target' | 'currency' | 'judgeTerms' | 'maxMinor' | 'givers'>

/** The newest version is submitted: the law is checked once more, for its current terms. */
export async function checkVersion(
  needs: Needs,
  { campaignId, version: asked }: { readonly campaignId: string; readonly version: number },
): Promise<Detail> {
  const { db, target } = needs
  return db.transaction(async (tx) => {
    const row = await lockOf(needs, tx, campaignId)
    const version = await versionQueries.findVersion(tx, campaignId, asked)
    if (!version) return refuse('ERR_CAMPAIGN_NOT_FOUND')
    const isOpen = version.state === 'draft' || version.state === 'checked'
    if (row.state === 'ended' || row.latestVersion !== asked || !isOpen) return refuse('ERR_STATE_CHANGED')
    mustBeLawful(needs, version.terms)
    await versionQueries.setVersionState(tx, version.id, 'checked')
    if (campaignCan('check', row.state)) await queries.setState(tx, campaignId, campaignMoves.check.to)
    return detailOf(tx, target, campaignId)
  })
}

/** Staff pause a campaign, let it go on, or end it. What was given stays with its player. */
export async function moveCampaign(
  needs: Needs,
  campaignId: string,
  move: Extract<CampaignMove, 'pause' | 'resume' | 'end'>,
): Promise<Detail> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    const row = await lockOf(needs, tx, campaignId)
    if (!campaignCan(move, row.state)) return refuse('ERR_STATE_CHANGED')
    const at = clock.now()
    if (move === 'end') await endWithReason(tx, row, 'staff', at)
    else if (move === 'pause') await queries.setState(tx, campaignId, campaignMoves.pause.to)
    else await resume(needs, tx, row, at)
    if (move !== 'end') await publish(tx, 'campaigns.moved', { campaignId, move })
    return detailOf(tx, target, campaignId)
  })
}

/** The approved version is in force again, if the law still allows it. */
async function resume(needs: Needs, tx: Transaction, row: queries.CampaignRow, at: Date): Promise<void> {
  const live = row.liveVersion === null ? undefined : await versionQueries.findVersion(tx, row.id, row.liveVersion)
  if (!live || row.softEnd <= at) return refuse('ERR_STATE_CHANGED')
  const findings = needs.judgeTerms(live.terms)
  if (findings.length > 0) return refuse('ERR_CAMPAIGN_NOT_LAWFUL', { findings })
  await queries.setState(tx, row.id, row.startsAt <= at ? 'live' : 'approved')
}

/** Ends a locked campaign and publishes the event. */
export async function endWithReason(
  tx: Transaction,
  { id }: Pick<queries.CampaignRow, 'id'>,
  by: queries.EndedBy,
  at: Date,
): Promise<void> {
  await queries.endCampaign(tx, id, by, at)
  await publish(tx, 'campaigns.ended', { campaignId: id, by })
}

async function lockOf({ target }: Needs, tx: Transaction, id: string): Promise<queries.CampaignRow> {
  const row = await queries.lockCampaign(tx, target, id)
  return row ?? refuse('ERR_CAMPAIGN_NOT_FOUND')
}
