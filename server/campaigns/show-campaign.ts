import type { Static } from 'typebox'
import type { Campaign, CampaignGift, CampaignVersion } from '#contract/shapes/campaigns.ts'
import type { CurrencyCode } from '#money'
import { assert, type Querier } from '../kernel/index.ts'
import * as queries from './campaigns.queries.ts'
import type * as giftQueries from './gifts.queries.ts'
import * as versionQueries from './versions.queries.ts'

type Detail = { campaign: Static<typeof Campaign>; versions: Static<typeof CampaignVersion>[] }

/** A campaign as calls show it; window and name are those of the version that gives, or of the newest before there is one. */
export function showCampaign(
  row: queries.CampaignRow,
  { name, window }: versionQueries.VersionRow['terms'],
): Static<typeof Campaign> {
  const { currency } = row
  return {
    campaignId: row.id,
    state: row.state,
    kind: row.kind,
    name,
    given: { amountMinor: row.given, currency },
    budget: { amountMinor: row.budget, currency },
    gifts: row.gifts,
    liveVersion: row.liveVersion,
    latestVersion: row.latestVersion,
    window,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    endedBy: row.endedBy,
  }
}

export function showVersion(row: versionQueries.VersionRow): Static<typeof CampaignVersion> {
  return {
    versionId: row.id,
    version: row.version,
    state: row.state,
    terms: row.terms,
    writtenBy: row.writtenBy,
    writtenAt: row.writtenAt.toISOString(),
    approvedBy: row.approvedBy,
    approvedAt: row.approvedAt?.toISOString() ?? null,
  }
}

/** A campaign with all of its versions, newest first. */
export async function showDetail(db: Querier, target: string, id: string): Promise<Detail | undefined> {
  const row = await queries.findCampaign(db, target, id)
  if (!row) return undefined
  const versions = await versionQueries.listVersions(db, id)
  const shown = versions.find(({ version }) => version === (row.liveVersion ?? row.latestVersion))
  assert(shown, 'A campaign has the version that it names.')
  return { campaign: showCampaign(row, shown.terms), versions: versions.map(showVersion) }
}

export function showGift(row: giftQueries.GiftRow & { readonly currency: CurrencyCode }): Static<typeof CampaignGift> {
  return {
    giftId: row.id,
    campaignId: row.campaignId,
    version: row.version,
    playerId: row.playerId,
    cause: row.cause,
    amount: { amountMinor: row.amount, currency: row.currency },
    givenAt: row.givenAt.toISOString(),
    takenBackMinor: row.takenBack,
  }
}
