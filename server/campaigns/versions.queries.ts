import type { CampaignEstimate, CampaignTerms, GiftKind } from '#contract/shapes/campaigns.ts'
import type { CampaignState, VersionState } from '#contract/states/campaign-states.ts'
import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type VersionRow = {
  readonly id: string
  readonly campaignId: string
  readonly version: number
  readonly state: VersionState
  readonly terms: CampaignTerms
  readonly writtenBy: number
  readonly writtenAt: Date
  readonly approvedBy: number | null
  readonly approvedAt: Date | null
}

const versionColumns = sql`
  id, campaign_id, version, state, terms, written_by, written_at, approved_by, approved_at`

export async function insertVersion(
  tx: Transaction,
  version: Pick<VersionRow, 'id' | 'campaignId' | 'version' | 'terms' | 'writtenBy' | 'writtenAt'>,
): Promise<void> {
  await tx.query(sql`
    insert into campaigns.version (id, campaign_id, version, state, terms, written_by, written_at)
    values (${version.id}, ${version.campaignId}, ${version.version}, 'draft', ${JSON.stringify(version.terms)},
            ${version.writtenBy}, ${version.writtenAt})`)
}

/** Versions without approval, except one: it replaces them. */
export async function dropUnsigned(tx: Transaction, campaignId: string, besides: number): Promise<void> {
  await tx.query(sql`
    update campaigns.version set state = 'dropped'
     where campaign_id = ${campaignId} and version <> ${besides} and state in ('draft', 'checked')`)
}

/** Newest first. */
export async function listVersions(db: Querier, campaignId: string): Promise<VersionRow[]> {
  return db.query<VersionRow>(sql`
    select ${versionColumns} from campaigns.version where campaign_id = ${campaignId} order by version desc`)
}

export async function findVersion(db: Querier, campaignId: string, version: number): Promise<VersionRow | undefined> {
  const rows = await db.query<VersionRow>(sql`
    select ${versionColumns} from campaigns.version where campaign_id = ${campaignId} and version = ${version}`)
  return rows[0]
}

/** The campaign of a version, with the name that its latest version has. */
export type CampaignOfVersion = {
  readonly versionId: string
  readonly campaignId: string
  readonly target: string
  readonly name: string
  /** What it gives. */
  readonly gift: GiftKind | null
}

/** Campaigns that some versions are of, or all versions of some campaigns. */
export async function findCampaignsOf(
  db: Querier,
  of: { readonly versions: readonly string[] } | { readonly campaigns: readonly string[] },
): Promise<CampaignOfVersion[]> {
  const [versions, campaigns] = 'versions' in of ? [of.versions, []] : [[], of.campaigns]
  return db.query<CampaignOfVersion>(sql`
    select v.id as version_id, v.campaign_id, c.target, coalesce(l.terms ->> 'name', c.id::text) as name,
           l.terms -> 'gift' ->> 'kind' as gift
      from campaigns.version v join campaigns.campaign c on c.id = v.campaign_id
           join campaigns.version l on l.campaign_id = c.id and l.version = c.latest_version
     where v.id = any(${[...versions]}::uuid[]) or v.campaign_id = any(${[...campaigns]}::uuid[])`)
}

export async function setVersionState(tx: Transaction, versionId: string, state: 'draft' | 'checked'): Promise<void> {
  await tx.query(sql`update campaigns.version set state = ${state} where id = ${versionId}`)
}

/** This version of a locked campaign is in force from now on. */
export async function approveVersion(
  tx: Transaction,
  version: Pick<VersionRow, 'id' | 'campaignId' | 'version'>,
  by: { readonly approvedBy: number; readonly at: Date; readonly state: CampaignState },
): Promise<void> {
  await tx.query(sql`
    update campaigns.version set state = 'approved', approved_by = ${by.approvedBy}, approved_at = ${by.at}
     where id = ${version.id}`)
  await tx.query(sql`
    update campaigns.campaign set state = ${by.state}, live_version = ${version.version} where id = ${version.campaignId}`)
}

/** Cost and reach of a version at the last request for its approval. */
export async function saveEstimate(
  db: Querier,
  versionId: string,
  estimate: CampaignEstimate,
  at: Date,
): Promise<void> {
  await db.query(sql`
    insert into campaigns.asked_estimate (version_id, estimate, asked_at)
    values (${versionId}, ${JSON.stringify(estimate)}::jsonb, ${at})
    on conflict (version_id) do update set estimate = excluded.estimate, asked_at = excluded.asked_at`)
}

export async function findEstimate(
  db: Querier,
  versionId: string,
): Promise<{ readonly estimate: CampaignEstimate; readonly askedAt: Date } | undefined> {
  const rows = await db.query<{ estimate: CampaignEstimate; askedAt: Date }>(sql`
    select estimate, asked_at from campaigns.asked_estimate where version_id = ${versionId}`)
  return rows[0]
}
