import type { CONTENT_KINDS } from '#contract/lists/content.ts'
import { sql, type Instant, type Querier, type Sql, type Transaction } from '#server/kernel/index.ts'
import type { LanguageCode } from './needs.ts'

export type ItemRow = {
  readonly id: string
  readonly kind: (typeof CONTENT_KINDS)[number]
  readonly place: string
  readonly language: LanguageCode | null
  readonly latestVersion: number
}

export type VersionRow = {
  readonly itemId: string
  readonly version: number
  readonly label: string
  readonly content: unknown
  readonly writerId: number | null
  readonly writtenBy: string | null
  readonly writtenAt: Instant
}

export type PublicationRow = {
  readonly id: string
  readonly itemId: string
  readonly version: number
  readonly fromAt: Instant
  readonly untilAt: Instant | null
  readonly publishedAt: Instant
  readonly askedBy: string | null
  readonly approvedBy: string | null
  readonly withdrawnAt: Instant | null
  readonly withdrawnBy: string | null
  /** For terms: players have to accept this version again. */
  readonly asksAgain: boolean
}

const itemColumns = sql`id, kind, place, language, latest_version`
const versionColumns = sql`item_id, version, label, content, writer_id, written_by, written_at`
const publicationColumns = sql`id, item_id, version, from_at, until_at, published_at, asked_by, approved_by,
  withdrawn_at, withdrawn_by, asks_again`

/** Publications in force at an instant, the one that began last first. */
export const standsAt = (at: Instant): Sql => sql`p.published_at <= ${at} and p.from_at <= ${at}
  and (p.until_at is null or p.until_at > ${at}) and (p.withdrawn_at is null or p.withdrawn_at > ${at})`
export const lastBegun = sql`p.from_at desc, p.published_at desc, p.id desc`

export async function findItem(db: Querier, target: string, id: string): Promise<ItemRow | undefined> {
  const rows = await db.query<ItemRow>(sql`
    select ${itemColumns} from content.item where id = ${id} and target = ${target}`)
  return rows[0]
}

export async function lockItem(tx: Transaction, target: string, id: string): Promise<ItemRow | undefined> {
  const rows = await tx.query<ItemRow>(sql`
    select ${itemColumns} from content.item where id = ${id} and target = ${target} for update`)
  return rows[0]
}

export async function insertItem(
  tx: Transaction,
  row: Omit<ItemRow, 'latestVersion'> & { readonly target: string; readonly at: Instant },
): Promise<void> {
  await tx.query(sql`
    insert into content.item (id, target, kind, place, language, latest_version, changed_at)
    values (${row.id}, ${row.target}, ${row.kind}, ${row.place}, ${row.language}, 1, ${row.at})`)
}

export async function insertVersion(
  tx: Transaction,
  row: Omit<VersionRow, 'content'> & { content: object },
): Promise<void> {
  await tx.query(sql`
    insert into content.version (item_id, version, label, content, writer_id, written_by, written_at)
    values (${row.itemId}, ${row.version}, ${row.label}, ${JSON.stringify(row.content)}::jsonb, ${row.writerId},
      ${row.writtenBy}, ${row.writtenAt})`)
}

export async function setLatest(tx: Transaction, itemId: string, version: number, at: Instant): Promise<void> {
  await tx.query(sql`update content.item set latest_version = ${version}, changed_at = ${at} where id = ${itemId}`)
}

export async function touchItem(tx: Transaction, itemId: string, at: Instant): Promise<void> {
  await tx.query(sql`update content.item set changed_at = ${at} where id = ${itemId}`)
}

export async function findVersion(db: Querier, itemId: string, version: number): Promise<VersionRow | undefined> {
  const rows = await db.query<VersionRow>(sql`
    select ${versionColumns} from content.version where item_id = ${itemId} and version = ${version}`)
  return rows[0]
}

export async function listVersions(db: Querier, itemId: string): Promise<Omit<VersionRow, 'content'>[]> {
  return db.query<Omit<VersionRow, 'content'>>(sql`
    select item_id, version, label, writer_id, written_by, written_at
      from content.version where item_id = ${itemId} order by version desc limit 200`)
}

export async function insertPublication(tx: Transaction, row: PublicationRow): Promise<void> {
  await tx.query(sql`
    insert into content.publication (id, item_id, version, from_at, until_at, published_at, asked_by, approved_by,
      asks_again)
    values (${row.id}, ${row.itemId}, ${row.version}, ${row.fromAt}, ${row.untilAt}, ${row.publishedAt}, ${row.askedBy},
      ${row.approvedBy}, ${row.asksAgain})`)
}

export async function listPublications(db: Querier, itemId: string): Promise<PublicationRow[]> {
  return db.query<PublicationRow>(sql`
    select ${publicationColumns} from content.publication p where item_id = ${itemId} order by ${lastBegun} limit 200`)
}

/** Periods of publications that were not withdrawn and have not ended. */
export async function listOpenPeriods(
  db: Querier,
  itemId: string,
  at: Instant,
): Promise<Pick<PublicationRow, 'id' | 'version' | 'fromAt' | 'untilAt'>[]> {
  return db.query<Pick<PublicationRow, 'id' | 'version' | 'fromAt' | 'untilAt'>>(sql`
    select p.id, p.version, p.from_at, p.until_at from content.publication p
     where p.item_id = ${itemId} and p.withdrawn_at is null and (p.until_at is null or p.until_at > ${at})
     order by ${lastBegun}`)
}

/** A publication that was neither withdrawn nor has ended, with its item locked. */
export async function lockPublication(
  tx: Transaction,
  target: string,
  id: string,
): Promise<(PublicationRow & Pick<ItemRow, 'kind' | 'place' | 'language'>) | undefined> {
  const rows = await tx.query<PublicationRow & Pick<ItemRow, 'kind' | 'place' | 'language'>>(sql`
    select p.id, p.item_id, p.version, p.from_at, p.until_at, p.published_at, p.asked_by, p.approved_by,
           p.withdrawn_at, p.withdrawn_by, p.asks_again, i.kind, i.place, i.language
      from content.publication p join content.item i on i.id = p.item_id
     where p.id = ${id} and i.target = ${target} for update`)
  return rows[0]
}

export async function markWithdrawn(tx: Transaction, id: string, by: string, at: Instant): Promise<void> {
  await tx.query(sql`
    update content.publication set withdrawn_at = ${at}, withdrawn_by = ${by} where id = ${id} and withdrawn_at is null`)
}

/** The publication of an item in force at an instant. */
export async function findStanding(db: Querier, itemId: string, at: Instant): Promise<PublicationRow | undefined> {
  const rows = await db.query<PublicationRow>(sql`
    select ${publicationColumns} from content.publication p
     where p.item_id = ${itemId} and ${standsAt(at)} order by ${lastBegun} limit 1`)
  return rows[0]
}

/** When a version with letters to players begins; undefined when every such publication was withdrawn. */
export async function findComing(
  db: Querier,
  { itemId, version }: Pick<VersionRow, 'itemId' | 'version'>,
  at: Instant,
): Promise<Instant | undefined> {
  const rows = await db.query<{ fromAt: Instant }>(sql`
    select from_at from content.publication
     where item_id = ${itemId} and version = ${version} and withdrawn_at is null
       and (until_at is null or until_at > ${at})
     order by from_at limit 1`)
  return rows[0]?.fromAt
}

export type StandingPage = Pick<VersionRow, 'version' | 'content'> & Pick<PublicationRow, 'fromAt'>

/** The version of a page in force at an instant. */
export async function findPageAt(
  db: Querier,
  { target, page, language }: { target: string; page: string; language: LanguageCode },
  at: Instant,
): Promise<StandingPage | undefined> {
  const rows = await db.query<StandingPage>(sql`
    select v.version, v.content, p.from_at
      from content.item i join content.publication p on p.item_id = i.id
      join content.version v on v.item_id = p.item_id and v.version = p.version
     where i.target = ${target} and i.kind = 'page' and i.place = ${page} and i.language = ${language} and ${standsAt(at)}
     order by ${lastBegun} limit 1`)
  return rows[0]
}

/**
 * The instant of the last change of what is shown, and the number of all changes; future ones do not count. Of two
 * changes the earlier may be committed last: then only the number differs.
 */
export async function findLastChange(
  db: Querier,
  target: string,
  at: Instant,
): Promise<{ at: Instant | null; changes: number } | undefined> {
  const rows = await db.query<{ at: Instant | null; changes: number }>(sql`
    select (count(*) filter (where p.from_at <= ${at} and p.published_at <= ${at})
            + count(*) filter (where p.until_at <= ${at})
            + count(*) filter (where p.withdrawn_at <= ${at}))::int as changes,
           max(greatest(
             case when p.from_at <= ${at} and p.published_at <= ${at} then greatest(p.from_at, p.published_at) end,
             case when p.until_at <= ${at} then p.until_at end,
             case when p.withdrawn_at <= ${at} then p.withdrawn_at end)) as at
      from content.publication p join content.item i on i.id = p.item_id where i.target = ${target}`)
  return rows[0]
}
