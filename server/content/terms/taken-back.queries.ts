import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { ComingTerms } from './notices.queries.ts'

/**
 * Terms of a day that were to be accepted anew and were taken back lately: before they began, or while they were in force. Not those
 * in whose place others begin on the same day.
 */
export async function findTakenBack(
  db: Querier,
  target: string,
  of: {
    /** Taken back after this. */
    readonly since: Instant
    /** And before this, so that staff who withdraw them can publish them again … */
    readonly settled: Instant
    /** … or to begin before this. */
    readonly soon: Instant
  },
): Promise<ComingTerms[]> {
  return db.query<ComingTerms>(sql`
    select i.id as item_id, i.language, p.version, p.from_at
      from content.item i join content.publication p on p.item_id = i.id
     where i.target = ${target} and i.kind = 'page' and i.place = 'terms' and i.language is not null
       and p.asks_again and p.withdrawn_at > ${of.since} and (p.withdrawn_at <= ${of.settled} or p.from_at <= ${of.soon})
       and not exists (
         select 1 from content.publication o
          where o.item_id = p.item_id and o.withdrawn_at is null and o.asks_again and o.from_at = p.from_at)
       and not exists (
         select 1 from content.publication o
          where o.item_id = p.item_id and o.from_at > p.from_at and o.from_at <= p.withdrawn_at
            and (o.withdrawn_at is null or o.withdrawn_at > p.withdrawn_at))
     group by i.id, i.language, p.version, p.from_at order by i.language, p.version, p.from_at`)
}

/** Serializes work on a version with letters. When it is published again, all players are checked again. */
export async function lockNotices(tx: Transaction, { itemId, version }: ComingTerms): Promise<void> {
  await tx.query(sql`
    update content.terms_telling set after_account = 0 where item_id = ${itemId} and version = ${version}`)
}

/** Players, after one and in their order, whose last letter about this version told this day. */
export async function findStillNotified(
  db: Querier,
  { itemId, version, fromAt }: ComingTerms,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select l.player_id from (
      select distinct on (player_id) player_id, from_at, is_taken_back from content.terms_told
       where item_id = ${itemId} and version = ${version} and player_id > ${after}
       order by player_id, told_at desc) l
     where l.from_at = ${fromAt} and not l.is_taken_back order by l.player_id limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

export async function insertTakenBack(
  tx: Transaction,
  { itemId, version, fromAt }: ComingTerms,
  { playerId, at }: { readonly playerId: number; readonly at: Instant },
): Promise<void> {
  await tx.query(sql`
    insert into content.terms_told (item_id, version, player_id, told_at, from_at, is_taken_back)
    values (${itemId}, ${version}, ${playerId}, ${at}, ${fromAt}, true)`)
}
