import type { CampaignEstimate, CampaignTerms, GiftKind, WhyNot } from '#contract/shapes/campaigns.ts'
import type { CampaignState, VersionState } from '#contract/states/campaign-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type EndedBy = 'staff' | 'time' | 'budget'

/** A campaign as it stands. Amounts in minor units. */
export type CampaignRow = {
  readonly id: string
  readonly kind: GiftKind
  readonly currency: CurrencyCode
  readonly state: CampaignState
  readonly liveVersion: number | null
  readonly latestVersion: number
  readonly budget: number
  readonly startsAt: Date
  readonly softEnd: Date
  readonly given: number
  readonly gifts: number
  readonly createdBy: number
  readonly createdAt: Date
  readonly endedBy: EndedBy | null
}

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

export type GiftRow = {
  readonly id: string
  readonly campaignId: string
  readonly version: number
  readonly playerId: number
  readonly cause: string
  readonly amount: number
  readonly made: string
  readonly givenAt: Date
  readonly takenBack: number
}

const campaignColumns = sql`
  id, kind, currency, state, live_version, latest_version, budget, starts_at, soft_end, given, gifts, created_by,
  created_at, ended_by`
const versionColumns = sql`
  id, campaign_id, version, state, terms, written_by, written_at, approved_by, approved_at`
const giftColumns = sql`id, campaign_id, version, player_id, cause, amount, made, given_at, taken_back`

/** False when the same person has used this key. */
export async function insertCampaign(
  tx: Transaction,
  campaign: Pick<
    CampaignRow,
    'id' | 'kind' | 'currency' | 'budget' | 'startsAt' | 'softEnd' | 'createdBy' | 'createdAt'
  >,
  { target, idempotencyKey }: { readonly target: string; readonly idempotencyKey: string | null },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into campaigns.campaign (id, target, kind, currency, state, latest_version, budget, starts_at, soft_end, created_by,
                                    created_at, idempotency_key)
    values (${campaign.id}, ${target}, ${campaign.kind}, ${campaign.currency}, 'draft', 1, ${campaign.budget},
            ${campaign.startsAt}, ${campaign.softEnd}, ${campaign.createdBy}, ${campaign.createdAt}, ${idempotencyKey})
    on conflict (created_by, idempotency_key) where idempotency_key is not null do nothing
    returning id`)
  return rows.length === 1
}

/** The campaign that a person wrote with a key. */
export async function findByKey(db: Querier, createdBy: number, key: string | null): Promise<CampaignRow | undefined> {
  const rows = await db.query<CampaignRow>(sql`
    select ${campaignColumns} from campaigns.campaign where created_by = ${createdBy} and idempotency_key = ${key}`)
  return rows[0]
}

export async function insertVersion(
  tx: Transaction,
  version: Pick<VersionRow, 'id' | 'campaignId' | 'version' | 'terms' | 'writtenBy' | 'writtenAt'>,
): Promise<void> {
  await tx.query(sql`
    insert into campaigns.version (id, campaign_id, version, state, terms, written_by, written_at)
    values (${version.id}, ${version.campaignId}, ${version.version}, 'draft', ${JSON.stringify(version.terms)},
            ${version.writtenBy}, ${version.writtenAt})`)
}

/** Versions that nobody signed, besides one: another takes their place. */
export async function dropUnsigned(tx: Transaction, campaignId: string, besides: number): Promise<void> {
  await tx.query(sql`
    update campaigns.version set state = 'dropped'
     where campaign_id = ${campaignId} and version <> ${besides} and state in ('draft', 'checked')`)
}

export async function findCampaign(db: Querier, target: string, id: string): Promise<CampaignRow | undefined> {
  const rows = await db.query<CampaignRow>(sql`
    select ${campaignColumns} from campaigns.campaign where id = ${id} and target = ${target}`)
  return rows[0]
}

export async function lockCampaign(tx: Transaction, target: string, id: string): Promise<CampaignRow | undefined> {
  const rows = await tx.query<CampaignRow>(sql`
    select ${campaignColumns} from campaigns.campaign where id = ${id} and target = ${target} for update`)
  return rows[0]
}

/** The state of a campaign, which nobody moves before the transaction ends; others may ask for it too. */
export async function shareCampaign(tx: Transaction, id: string): Promise<CampaignState | undefined> {
  const rows = await tx.query<{ state: CampaignState }>(sql`
    select state from campaigns.campaign where id = ${id} for share`)
  return rows[0]?.state
}

/** Newest first, below an id, each with the terms that give or, before there are some, the newest. */
export async function listCampaigns(
  db: Querier,
  {
    target,
    state,
    kind = null,
  }: {
    readonly target: string
    readonly state: string | null
    readonly kind?: GiftKind | null
  },
  limit: number,
): Promise<(CampaignRow & Pick<VersionRow, 'terms'>)[]> {
  return db.query<CampaignRow & Pick<VersionRow, 'terms'>>(sql`
    select c.id, c.kind, c.currency, c.state, c.live_version, c.latest_version, c.budget, c.starts_at, c.soft_end, c.given,
           c.gifts, c.created_by, c.created_at, c.ended_by, v.terms
      from campaigns.campaign c
      join campaigns.version v on v.campaign_id = c.id and v.version = coalesce(c.live_version, c.latest_version)
     where c.target = ${target} and (${state}::text is null or c.state = ${state})
       and (${kind}::text is null or c.kind = ${kind})
     order by c.id desc limit ${limit}`)
}

/** Every campaign of a kind. */
export async function listIds(db: Querier, target: string, kind: GiftKind): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from campaigns.campaign where target = ${target} and kind = ${kind}`)
  return rows.map(({ id }) => id)
}

/** Campaigns of some kinds that give at a moment. */
export async function listGiving(
  db: Querier,
  { target, kinds, at }: { readonly target: string; readonly kinds: readonly GiftKind[]; readonly at: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from campaigns.campaign
     where target = ${target} and kind = any(${[...kinds]}::text[]) and state in ('approved', 'live')
       and starts_at <= ${at} and soft_end > ${at}
     order by id`)
  return rows.map(({ id }) => id)
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

/** Moves a locked campaign. */
export async function setState(tx: Transaction, id: string, state: CampaignState): Promise<void> {
  await tx.query(sql`update campaigns.campaign set state = ${state} where id = ${id}`)
}

export async function setLatest(tx: Transaction, id: string, latestVersion: number): Promise<void> {
  await tx.query(sql`update campaigns.campaign set latest_version = ${latestVersion} where id = ${id}`)
}

/** The budget and the window are those of the version that gives; before there is one, of the newest. */
export async function setFrame(
  tx: Transaction,
  id: string,
  frame: Pick<CampaignRow, 'budget' | 'startsAt' | 'softEnd'>,
): Promise<void> {
  await tx.query(sql`
    update campaigns.campaign
       set budget = ${frame.budget}, starts_at = ${frame.startsAt}, soft_end = ${frame.softEnd} where id = ${id}`)
}

export async function setVersionState(tx: Transaction, versionId: string, state: 'draft' | 'checked'): Promise<void> {
  await tx.query(sql`update campaigns.version set state = ${state} where id = ${versionId}`)
}

/** A locked campaign gives by this version from now on. */
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

export async function endCampaign(tx: Transaction, id: string, by: EndedBy, at: Date): Promise<void> {
  await tx.query(sql`
    update campaigns.campaign set state = 'ended', ended_by = ${by}, ended_at = ${at} where id = ${id}`)
}

/** Campaigns whose window begins or is over, locked; those that somebody else holds are left out. */
export async function lockDue(tx: Transaction, target: string, at: Date, limit: number): Promise<CampaignRow[]> {
  return tx.query<CampaignRow>(sql`
    select ${campaignColumns} from campaigns.campaign
     where target = ${target}
       and ((state = 'approved' and starts_at <= ${at}) or (state in ('approved', 'live', 'paused') and soft_end <= ${at}))
     order by id limit ${limit} for update skip locked`)
}

/** What an earlier call gave for the same cause. */
export async function findGift(
  db: Querier,
  of: { readonly campaignId: string; readonly playerId: number; readonly cause: string },
): Promise<GiftRow | undefined> {
  const rows = await db.query<GiftRow>(sql`
    select ${giftColumns} from campaigns.gift
     where campaign_id = ${of.campaignId} and player_id = ${of.playerId} and cause = ${of.cause}`)
  return rows[0]
}

export async function countGifts(db: Querier, campaignId: string, playerId: number): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from campaigns.gift where campaign_id = ${campaignId} and player_id = ${playerId}`)
  return rows[0]?.count ?? 0
}

/** Writes a gift of a locked campaign and takes its amount from the budget. */
export async function insertGift(
  tx: Transaction,
  gift: Omit<GiftRow, 'takenBack'> & { readonly givenBy: number | null },
): Promise<void> {
  await tx.query(sql`
    insert into campaigns.gift (id, campaign_id, version, player_id, cause, amount, made, given_at, given_by)
    values (${gift.id}, ${gift.campaignId}, ${gift.version}, ${gift.playerId}, ${gift.cause}, ${gift.amount}, ${gift.made},
            ${gift.givenAt}, ${gift.givenBy})`)
  await tx.query(sql`
    update campaigns.campaign set given = given + ${gift.amount}, gifts = gifts + 1 where id = ${gift.campaignId}`)
}

/** Keeps why nothing was given for a cause, where nothing was; the first reason stays. */
export async function insertNotGiven(
  db: Querier,
  of: {
    readonly campaignId: string
    readonly playerId: number
    readonly cause: string
    readonly why: WhyNot
    readonly at: Date
  },
): Promise<void> {
  await db.query(sql`
    insert into campaigns.not_given (campaign_id, player_id, cause, why, at)
    select ${of.campaignId}, ${of.playerId}, ${of.cause}, ${of.why}, ${of.at}
     where not exists (select from campaigns.gift
                        where campaign_id = ${of.campaignId} and player_id = ${of.playerId} and cause = ${of.cause})
    on conflict do nothing`)
}

export type NotGivenRow = {
  readonly no: number
  readonly campaignId: string
  readonly playerId: number
  readonly cause: string
  readonly why: WhyNot
  readonly at: Date
}

/** Whom nothing was given and why, newest first, below a number. */
export async function listNotGiven(
  db: Querier,
  of: { readonly target: string; readonly campaignId: string | null; readonly playerId: number | null },
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<NotGivenRow[]> {
  return db.query<NotGivenRow>(sql`
    select n.no, n.campaign_id, n.player_id, n.cause, n.why, n.at
      from campaigns.not_given n join campaigns.campaign c on c.id = n.campaign_id
     where c.target = ${of.target} and (${of.campaignId}::uuid is null or n.campaign_id = ${of.campaignId}::uuid)
       and (${of.playerId}::bigint is null or n.player_id = ${of.playerId}::bigint)
       and (${before}::bigint is null or n.no < ${before}::bigint)
     order by n.no desc limit ${limit}`)
}

/** What a version may cost and whom it reaches, as it was when somebody last asked for its signature. */
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

/** What a gift was given for, and by which version of which campaign. */
export async function findGiftTerms(
  db: Querier,
  giftId: string,
): Promise<Pick<GiftRow, 'campaignId' | 'version' | 'cause'> | undefined> {
  const rows = await db.query<Pick<GiftRow, 'campaignId' | 'version' | 'cause'>>(sql`
    select campaign_id, version, cause from campaigns.gift where id = ${giftId}`)
  return rows[0]
}

/** Gifts for a cause, locked. */
export async function lockGiftsFor(tx: Transaction, cause: string): Promise<GiftRow[]> {
  return tx.query<GiftRow>(sql`select ${giftColumns} from campaigns.gift where cause = ${cause} order by id for update`)
}

export async function noteTakenBack(tx: Transaction, giftId: string, amountMinor: number): Promise<void> {
  await tx.query(sql`update campaigns.gift set taken_back = taken_back + ${amountMinor} where id = ${giftId}`)
}

/** Newest first, below an id. */
export async function listGifts(
  db: Querier,
  of: {
    readonly target: string
    readonly campaignId: string | null
    readonly playerId: number | null
    readonly giftId?: string
  },
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<(GiftRow & { readonly currency: CurrencyCode })[]> {
  return db.query<GiftRow & { readonly currency: CurrencyCode }>(sql`
    select g.id, g.campaign_id, g.version, g.player_id, g.cause, g.amount, g.made, g.given_at, g.taken_back, c.currency
      from campaigns.gift g join campaigns.campaign c on c.id = g.campaign_id
     where c.target = ${of.target} and (${of.campaignId}::uuid is null or g.campaign_id = ${of.campaignId}::uuid)
       and (${of.playerId}::bigint is null or g.player_id = ${of.playerId}::bigint)
       and (${of.giftId ?? null}::uuid is null or g.id = ${of.giftId ?? null}::uuid)
       and (${before}::uuid is null or g.id < ${before}::uuid)
     order by g.id desc limit ${limit}`)
}
