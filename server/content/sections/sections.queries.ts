import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type StandingSection = { readonly id: string; readonly place: string; readonly content: unknown }

/** The sections of a brand in force at an instant, in their versions. */
export async function findSectionsAt(db: Querier, target: string, at: Instant): Promise<StandingSection[]> {
  return db.query<StandingSection>(sql`
    select distinct on (i.id) i.id, i.place, v.content
      from content.item i join content.publication p on p.item_id = i.id
      join content.version v on v.item_id = p.item_id and v.version = p.version
     where i.target = ${target} and i.kind = 'section' and p.published_at <= ${at} and p.from_at <= ${at}
       and (p.until_at is null or p.until_at > ${at}) and (p.withdrawn_at is null or p.withdrawn_at > ${at})
     order by i.id, p.from_at desc, p.published_at desc, p.id desc`)
}
