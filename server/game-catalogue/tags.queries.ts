import { sql, type Querier } from '../kernel/index.ts'

type TagFields = { readonly key: string; readonly type: string; readonly badgeColor?: string }

export async function insertTag(db: Querier, { key, type, badgeColor }: TagFields): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.tag (key, type, badge_color) values (${key}, ${type}, ${badgeColor ?? null})`)
}

/** False when there is no such tag. */
export async function updateTag(db: Querier, { key, type, badgeColor }: TagFields): Promise<boolean> {
  const rows = await db.query(sql`
    update game_catalogue.tag set type = ${type}, badge_color = ${badgeColor ?? null} where key = ${key} returning key`)
  return rows.length > 0
}

export async function replaceTexts(
  db: Querier,
  key: string,
  texts: readonly (readonly [language: string, text: string])[],
): Promise<void> {
  await db.query(sql`delete from game_catalogue.tag_text where tag_key = ${key}`)
  for (const [language, text] of texts)
    await db.query(sql`
      insert into game_catalogue.tag_text (tag_key, language, text) values (${key}, ${language}, ${text})`)
}

/** Its texts, its assignments to games and its order are deleted with it. False when there is no such tag. */
export async function deleteTag(db: Querier, key: string): Promise<boolean> {
  await db.query(sql`delete from game_catalogue.list_order where list = ${`tag:${key}`}`)
  const rows = await db.query(sql`delete from game_catalogue.tag where key = ${key} returning key`)
  return rows.length > 0
}

export async function storeTag(db: Querier, gameKey: string, tagKey: string, isCarried: boolean): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.game_tag (game_key, tag_key, is_carried) values (${gameKey}, ${tagKey}, ${isCarried})
        on conflict (game_key, tag_key) do update set is_carried = excluded.is_carried`)
}

export async function forgetTag(db: Querier, gameKey: string, tagKey: string): Promise<void> {
  await db.query(sql`
    delete from game_catalogue.game_tag where game_key = ${gameKey} and tag_key = ${tagKey}`)
}
