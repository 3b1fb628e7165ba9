import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { lastBegun, standsAt } from '../content.queries.ts'
import type { LanguageCode } from '../needs.ts'

export type TextsItem = { readonly id: string; readonly latestVersion: number }

/** What of a brand's texts in a language is kept; undefined before anybody has written some. */
export async function findTextsItem(
  db: Querier,
  target: string,
  language: LanguageCode,
): Promise<TextsItem | undefined> {
  const rows = await db.query<TextsItem>(sql`
    select id, latest_version from content.item
     where target = ${target} and kind = 'texts' and language = ${language}`)
  return rows[0]
}

/** Serializes first versions of one language until the end of the transaction. */
export async function lockTexts(tx: Transaction, target: string, language: LanguageCode): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`content.texts:${target}:${language}`}, 0))`)
}

export type StoredTexts = {
  readonly itemId: string
  readonly version: number
  readonly language: LanguageCode | null
  readonly texts: unknown
}

/** The versions in force at an instant, one for each language that has one. */
export async function listTextsAt(db: Querier, target: string, at: Instant): Promise<StoredTexts[]> {
  return db.query<StoredTexts>(sql`
    select distinct on (i.language) v.item_id, v.version, i.language, v.content as texts
      from content.item i join content.publication p on p.item_id = i.id
      join content.version v on v.item_id = p.item_id and v.version = p.version
     where i.target = ${target} and i.kind = 'texts' and ${standsAt(at)}
     order by i.language, ${lastBegun}`)
}

/** The newest version of each language. */
export async function listNewestTexts(db: Querier, target: string): Promise<StoredTexts[]> {
  return db.query<StoredTexts>(sql`
    select v.item_id, v.version, i.language, v.content as texts
      from content.item i join content.version v on v.item_id = i.id and v.version = i.latest_version
     where i.target = ${target} and i.kind = 'texts'`)
}

type Draft = { readonly target: string; readonly writerId: number }
type Tried = { readonly language: LanguageCode; readonly texts: object }

export async function saveTextsDraft(
  db: Querier,
  { target, writerId }: Draft,
  { language, texts }: Tried,
  at: Instant,
): Promise<void> {
  await db.query(sql`
    insert into content.texts_draft (target, writer_id, language, texts, tried_at)
    values (${target}, ${writerId}, ${language}, ${JSON.stringify(texts)}::jsonb, ${at})
    on conflict (target, writer_id)
      do update set language = excluded.language, texts = excluded.texts, tried_at = excluded.tried_at`)
}

export async function findTextsDraft(
  db: Querier,
  { target, writerId }: Draft,
): Promise<{ readonly language: LanguageCode; readonly texts: unknown } | undefined> {
  const rows = await db.query<{ language: LanguageCode; texts: unknown }>(sql`
    select language, texts from content.texts_draft where target = ${target} and writer_id = ${writerId}`)
  return rows[0]
}
