import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { LanguageCode } from '../needs.ts'

export type ComingTerms = {
  readonly itemId: string
  readonly language: LanguageCode
  readonly version: number
  readonly fromAt: Instant
}

/** Versions of the terms that are to be accepted anew and begin after one moment, and by another. */
export async function findComingTerms(
  db: Querier,
  target: string,
  { after, until }: { readonly after: Instant; readonly until: Instant },
): Promise<ComingTerms[]> {
  return db.query<ComingTerms>(sql`
    select i.id as item_id, i.language, p.version, min(p.from_at) as from_at
      from content.item i join content.publication p on p.item_id = i.id
     where i.target = ${target} and i.kind = 'page' and i.place = 'terms' and i.language is not null
       and p.asks_again and p.withdrawn_at is null and p.from_at > ${after} and p.from_at <= ${until}
     group by i.id, i.language, p.version order by i.language, p.version`)
}

/** One process at a time goes on with a version. Gives the account after which it goes on. */
export async function lockTelling(
  tx: Transaction,
  { itemId, version }: Pick<ComingTerms, 'itemId' | 'version'>,
): Promise<number> {
  await tx.query(sql`
    insert into content.terms_telling (item_id, version) values (${itemId}, ${version}) on conflict do nothing`)
  const rows = await tx.query<{ afterAccount: number }>(sql`
    select after_account from content.terms_telling
     where item_id = ${itemId} and version = ${version} for update`)
  return rows[0]?.afterAccount ?? 0
}

export async function moveTelling(
  tx: Transaction,
  { itemId, version }: Pick<ComingTerms, 'itemId' | 'version'>,
  afterAccount: number,
): Promise<void> {
  await tx.query(sql`
    update content.terms_telling set after_account = ${afterAccount}
     where item_id = ${itemId} and version = ${version}`)
}

/** False for who was told of this version before. */
export async function insertTold(
  tx: Transaction,
  { itemId, version }: Pick<ComingTerms, 'itemId' | 'version'>,
  { playerId, at }: { readonly playerId: number; readonly at: Instant },
): Promise<boolean> {
  const rows = await tx.query<{ playerId: number }>(sql`
    insert into content.terms_told (item_id, version, player_id, told_at)
    values (${itemId}, ${version}, ${playerId}, ${at}) on conflict do nothing returning player_id`)
  return rows.length === 1
}

export type ToldRow = { readonly playerId: number; readonly toldAt: Instant }

/** The last ones first. */
export async function findTold(
  db: Querier,
  { itemId, version }: Pick<ComingTerms, 'itemId' | 'version'>,
  { beforeId, limit }: { readonly beforeId: number | null; readonly limit: number },
): Promise<ToldRow[]> {
  return db.query<ToldRow>(sql`
    select player_id, told_at from content.terms_told
     where item_id = ${itemId} and version = ${version}
       and (${beforeId}::bigint is null or player_id < ${beforeId}::bigint)
     order by player_id desc limit ${limit}`)
}

export async function countTold(
  db: Querier,
  { itemId, version }: Pick<ComingTerms, 'itemId' | 'version'>,
): Promise<{ readonly count: number; readonly firstAt: Instant | null }> {
  const rows = await db.query<{ count: number; firstAt: Instant | null }>(sql`
    select count(*) as count, min(told_at) as first_at from content.terms_told
     where item_id = ${itemId} and version = ${version}`)
  return rows[0] ?? { count: 0, firstAt: null }
}

export type ToldOfPlayer = { readonly language: string | null; readonly version: number; readonly toldAt: Instant }

/** Of which versions a letter has told a player. */
export async function findToldOf(db: Querier, playerId: number): Promise<ToldOfPlayer[]> {
  return db.query<ToldOfPlayer>(sql`
    select i.language, t.version, t.told_at
      from content.terms_told t join content.item i on i.id = t.item_id
     where t.player_id = ${playerId} order by t.told_at`)
}
