import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { CurrencyCode } from '#money'
import { sql, type Querier } from '../../kernel/index.ts'

export type PromotionRow = {
  readonly campaignId: string
  readonly version: number
  readonly currency: CurrencyCode
  readonly terms: CampaignTerms
}

/** Campaigns that give now or will, with the terms that were signed; those that begin first are first. */
export async function listPromotions(db: Querier, target: string, at: Date, limit: number): Promise<PromotionRow[]> {
  return db.query<PromotionRow>(sql`
    select c.id as campaign_id, v.version, c.currency, v.terms
      from campaigns.campaign c join campaigns.version v on v.campaign_id = c.id and v.version = c.live_version
     where c.target = ${target} and c.state in ('approved', 'live') and c.soft_end > ${at}
     order by c.starts_at, c.id limit ${limit}`)
}

/** How often each of some campaigns has given to some accounts. */
export async function countGiftsOf(
  db: Querier,
  playerIds: readonly number[],
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ campaignId: string; gifts: number }>(sql`
    select campaign_id, count(*)::int as gifts from campaigns.gift
     where player_id = any(${[...playerIds]}::bigint[]) and campaign_id = any(${[...campaignIds]}::uuid[])
     group by campaign_id`)
  return new Map(rows.map(({ campaignId, gifts }) => [campaignId, gifts]))
}

/** Which of some campaigns give nothing to a player because staff said so; null stands for all of them. */
export async function findRestrictionsOf(
  db: Querier,
  of: { readonly target: string; readonly playerId: number; readonly at: Date },
): Promise<(string | null)[]> {
  const rows = await db.query<{ campaignId: string | null }>(sql`
    select campaign_id from campaigns.restricted_player
     where target = ${of.target} and player_id = ${of.playerId} and removed_at is null
       and (until is null or until > ${of.at})`)
  return rows.map(({ campaignId }) => campaignId)
}
