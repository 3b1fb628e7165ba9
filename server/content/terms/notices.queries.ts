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

/** One process at a time goes on with a version. Gives the account after which it goes on; another day begins anew. */
export async function lockProgress(tx: Transaction, { itemId, version, fromAt }: ComingTerms): Promise<number> {
  await tx.query(sql`
    insert into content.terms_telling (item_id, version, from_at) values (${itemId}, ${version}, ${fromAt})
    on conflict do nothing`)
  const rows = await tx.query<{ afterAccount: number; fromAt: Instant }>(sql`
    select after_account, from_at from content.terms_telling
     where item_id = ${itemId} and version = ${version} for update`)
  const [row] = rows
  return row?.fromAt.getTime() === fromAt.getTime() ? row.afterAccount : 0
}

export async function saveProgress(
  tx: Transaction,
  { itemId, version, fromAt }: ComingTerms,
  afterAccount: number,
): Promise<void> {
  await tx.query(sql`
    update content.terms_telling set after_account = ${afterAccount}, from_at = ${fromAt}
     where item_id = ${itemId} and version = ${version}`)
}

/** False for whom the last letter about this version has told this day; whom it told that they were taken back is told anew. */
export async function insertNotice(
  tx: Transaction,
  { itemId, version, fromAt }: ComingTerms,
  { playerId, at }: { readonly playerId: number; readonly at: Instant },
): Promise<boolean> {
  const rows = await tx.query<{ playerId: number }>(sql`
    insert into content.terms_told (item_id, version, player_id, told_at, from_at)
    select ${itemId}::uuid, ${version}::integer, ${playerId}::bigint, ${at}::timestamptz, ${fromAt}::timestamptz
     where ${fromAt}::timestamptz is distinct from (
       select case when t.is_taken_back then null else t.from_at end from content.terms_told t
        where t.item_id = ${itemId} and t.version = ${version} and t.player_id = ${playerId}
        order by t.told_at desc limit 1)
    on conflict do nothing returning player_id`)
  return rows.length === 1
}

export type LettersOf = {
  readonly itemId: string
  readonly version: number
  /** Of this day alone; null: of any. */
  readonly fromAt: Instant | null
}

export type RecipientRow = { readonly playerId: number; readonly toldAt: Instant }

/** The last ones first; each player once. */
export async function findNotified(
  db: Querier,
  { itemId, version, fromAt }: LettersOf,
  { beforeId, limit }: { readonly beforeId: number | null; readonly limit: number },
): Promise<RecipientRow[]> {
  return db.query<RecipientRow>(sql`
    select distinct on (player_id) player_id, told_at from content.terms_told
     where item_id = ${itemId} and version = ${version} and not is_taken_back
       and (${fromAt}::timestamptz is null or from_at = ${fromAt}::timestamptz)
       and (${beforeId}::bigint is null or player_id < ${beforeId}::bigint)
     order by player_id desc, told_at desc limit ${limit}`)
}

type NotifiedCount = {
  readonly count: number
  readonly firstAt: Instant | null
  /** How many were told later that they were taken back, and since when. */
  readonly takenBack: number
  readonly takenBackAt: Instant | null
}

export async function countNotified(db: Querier, { itemId, version, fromAt }: LettersOf): Promise<NotifiedCount> {
  const rows = await db.query<NotifiedCount>(sql`
    select count(distinct player_id) filter (where not is_taken_back) as count,
           min(told_at) filter (where not is_taken_back) as first_at,
           count(distinct player_id) filter (where is_taken_back) as taken_back,
           min(told_at) filter (where is_taken_back) as taken_back_at
      from content.terms_told
     where item_id = ${itemId} and version = ${version}
       and (${fromAt}::timestamptz is null or from_at = ${fromAt}::timestamptz)`)
  return rows[0] ?? { count: 0, firstAt: null, takenBack: 0, takenBackAt: null }
}

export type LetterOfPlayer = {
  readonly language: string | null
  readonly version: number
  readonly fromAt: Instant
  readonly toldAt: Instant
  /** The letter said that they were taken back. */
  readonly isTakenBack: boolean
}

/** Versions and days of which a player got letters. */
export async function findNoticesTo(db: Querier, playerId: number): Promise<LetterOfPlayer[]> {
  return db.query<LetterOfPlayer>(sql`
    select i.language, t.version, t.from_at, t.told_at, t.is_taken_back
      from content.terms_told t join content.item i on i.id = t.item_id
     where t.player_id = ${playerId} order by t.told_at`)
}
