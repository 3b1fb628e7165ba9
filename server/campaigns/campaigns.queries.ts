import type { GiftKind } from '#contract/shapes/campaigns.ts'
import type { CampaignState } from '#contract/states/campaign-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type PageOf, type Querier, type Transaction } from '../kernel/index.ts'
import type { VersionRow } from './versions.queries.ts'

export type EndedBy = 'staff' | 'time' | 'budget'

/** A campaign in its current state. Amounts in minor units. */
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

const campaignColumns = sql`
  id, kind, currency, state, live_version, latest_version, budget, starts_at, soft_end, given, gifts, created_by,
  created_at, ended_by`

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

/** The state of a campaign, under a shared lock: no move until the transaction ends, but other readers. */
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

/** Campaigns of some kinds that are active at an instant. */
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

export async function endCampaign(tx: Transaction, id: string, by: EndedBy, at: Date): Promise<void> {
  await tx.query(sql`
    update campaigns.campaign set state = 'ended', ended_by = ${by}, ended_at = ${at} where id = ${id}`)
}

/** Campaigns whose window begins or has ended, in the order of their ids. */
export async function listDue(
  db: Querier,
  target: string,
  { at, after, limit }: PageOf<string> & { readonly at: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from campaigns.campaign
     where target = ${target} and ${isDue(at)} and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
     order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Locks one of them; undefined when it was moved meanwhile, or another worker has locked it. */
export async function lockDue(tx: Transaction, id: string, at: Date): Promise<CampaignRow | undefined> {
  const rows = await tx.query<CampaignRow>(sql`
    select ${campaignColumns} from campaigns.campaign where id = ${id} and ${isDue(at)} for update skip locked`)
  return rows[0]
}

const isDue = (at: Date) => sql`
  ((state = 'approved' and starts_at <= ${at}) or (state in ('approved', 'live', 'paused') and soft_end <= ${at}))`
