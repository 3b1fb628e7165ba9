import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type RestrictionRow = {
  readonly id: string
  readonly playerId: number
  readonly campaignId: string | null
  readonly reason: string
  readonly until: Date | null
  readonly addedByName: string
  readonly addedAt: Date
}

const columns = sql`id, player_id, campaign_id, reason, until, added_by_name, added_at`

/** Those of some players who are restricted at a moment for a campaign, or for all where it is null. */
export async function findRestricted(
  db: Querier,
  of: {
    readonly target: string
    readonly playerIds: readonly number[]
    readonly campaignId: string | null
    readonly at: Date
  },
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select distinct player_id from campaigns.restricted_player
     where target = ${of.target} and player_id = any(${[...of.playerIds]}::bigint[]) and removed_at is null
       and (campaign_id is null or campaign_id = ${of.campaignId}::uuid) and (until is null or until > ${of.at})`)
  return rows.map(({ playerId }) => playerId)
}

/** Deletes expired restrictions of exactly this scope, so that new ones can be inserted. */
export async function removeOver(
  tx: Transaction,
  of: {
    readonly target: string
    readonly playerIds: readonly number[]
    readonly campaignId: string | null
    readonly at: Date
    readonly by: number
  },
): Promise<void> {
  await tx.query(sql`
    update campaigns.restricted_player set removed_at = ${of.at}, removed_by = ${of.by}, removed_why = 'over'
     where target = ${of.target} and player_id = any(${[...of.playerIds]}::bigint[]) and removed_at is null
       and campaign_id is not distinct from ${of.campaignId}::uuid and until <= ${of.at}`)
}

/** Returns the players who had no such restriction yet. */
export async function insertRestrictions(
  tx: Transaction,
  rows: readonly { readonly id: string; readonly playerId: number }[],
  of: {
    readonly target: string
    readonly campaignId: string | null
    readonly reason: string
    readonly until: Date | null
    readonly by: { readonly userId: number; readonly name: string }
    readonly at: Date
  },
): Promise<number[]> {
  const added = await tx.query<{ playerId: number }>(sql`
    insert into campaigns.restricted_player (id, target, campaign_id, player_id, reason, until, added_by, added_by_name, added_at)
    select id, ${of.target}, ${of.campaignId}, player_id, ${of.reason}, ${of.until}, ${of.by.userId}, ${of.by.name}, ${of.at}
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ playerId }) => playerId)}::bigint[]) as added (id, player_id)
    on conflict do nothing returning player_id`)
  return added.map(({ playerId }) => playerId)
}

/** Newest first, below an id. */
export async function listRestrictions(
  db: Querier,
  of: {
    readonly target: string
    readonly campaignId: string | null
    readonly playerId: number | null
    readonly at: Date
  },
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<RestrictionRow[]> {
  return db.query<RestrictionRow>(sql`
    select ${columns} from campaigns.restricted_player
     where target = ${of.target} and removed_at is null and (until is null or until > ${of.at})
       and (${of.campaignId}::uuid is null or campaign_id = ${of.campaignId}::uuid)
       and (${of.playerId}::bigint is null or player_id = ${of.playerId}::bigint)
       and (${before}::uuid is null or id < ${before}::uuid)
     order by id desc limit ${limit}`)
}

/** Removes one; undefined when none is in force. */
export async function removeRestriction(
  tx: Transaction,
  of: { readonly target: string; readonly id: string; readonly by: number; readonly why: string; readonly at: Date },
): Promise<RestrictionRow | undefined> {
  const rows = await tx.query<RestrictionRow>(sql`
    update campaigns.restricted_player set removed_at = ${of.at}, removed_by = ${of.by}, removed_why = ${of.why}
     where target = ${of.target} and id = ${of.id} and removed_at is null returning ${columns}`)
  return rows[0]
}
