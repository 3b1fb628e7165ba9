import { sql, type Querier, type Sql, type Transaction } from '#server/kernel/index.ts'
import type { LanguageCode } from '../needs.ts'

/** Whether the product's text of a page has changed since staff took it over or judged it; false for other items. */
export const hasNewerProductText: Sql = sql`coalesce(i.product_hash <> i.judged_hash, false)`

type HashOfPage = { readonly place: string; readonly language: LanguageCode; readonly hash: string }

/**
 * The product's texts of this release, for the pages that exist. Where nobody has judged one yet, it is the text that came as the
 * first version.
 */
export async function setProductHashes(tx: Transaction, target: string, hashes: readonly HashOfPage[]): Promise<void> {
  await tx.query(sql`
    update content.item i
       set product_hash = g.hash,
           judged_hash = coalesce(i.judged_hash, (
             select encode(sha256(convert_to((v.content->>'title') || chr(10) || (v.content->>'text'), 'UTF8')), 'hex')
               from content.version v where v.item_id = i.id and v.version = 1))
      from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as g(place text, language text, hash text)
     where i.target = ${target} and i.kind = 'page' and i.place = g.place and i.language = g.language
       and (i.product_hash is distinct from g.hash or i.judged_hash is null)`)
}

/** Staff have taken the product's text over, or decided to keep theirs. */
export async function setJudged(tx: Transaction, itemId: string, hash: string): Promise<void> {
  await tx.query(sql`update content.item set judged_hash = ${hash} where id = ${itemId}`)
}

export async function findHasNewerProductText(db: Querier, itemId: string): Promise<boolean> {
  const rows = await db.query<{ isNewer: boolean }>(sql`
    select ${hasNewerProductText} as is_newer from content.item i where i.id = ${itemId}`)
  return rows[0]?.isNewer ?? false
}
