import { contentList } from '#contract/lists/content.ts'
import { sql, type Instant, type Querier, type SqlList } from '#server/kernel/index.ts'
import { hasNewerProductText } from './pages/product-text.queries.ts'

/** Columns and orders of the list of pages and sections with their newest version. */
export const contentInSql: SqlList = {
  list: contentList,
  select: sql`i.id, i.kind, i.place, i.language, i.latest_version, i.changed_at, v.label, v.written_by,
    ${hasNewerProductText} as has_newer_product_text`,
  from: sql`content.item i join content.version v on v.item_id = i.id and v.version = i.latest_version`,
  key: { by: sql`i.id`, type: 'uuid' },
  columns: {
    place: { by: sql`i.place`, type: 'text' },
    kind: { by: sql`i.kind`, type: 'text' },
    language: { by: sql`i.language`, type: 'text' },
    changedAt: { by: sql`i.changed_at`, type: 'timestamptz' },
    hasNewerProductText: { by: hasNewerProductText, type: 'boolean' },
  },
}

export type Standing = { readonly itemId: string; readonly liveVersion: number | null; readonly isToCome: boolean }

/** Which versions of these items are shown at an instant, and whether any is scheduled. */
export async function findStandings(db: Querier, itemIds: readonly string[], at: Instant): Promise<Standing[]> {
  return db.query<Standing>(sql`
    select i.id as item_id,
           (select p.version from content.publication p
             where p.item_id = i.id and p.published_at <= ${at} and p.from_at <= ${at}
               and (p.until_at is null or p.until_at > ${at}) and (p.withdrawn_at is null or p.withdrawn_at > ${at})
             order by p.from_at desc, p.published_at desc, p.id desc limit 1) as live_version,
           exists (select from content.publication p
                    where p.item_id = i.id and p.from_at > ${at} and p.withdrawn_at is null) as is_to_come
      from content.item i where i.id = any(${[...itemIds]}::uuid[])`)
}
