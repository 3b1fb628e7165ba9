import { sql, type Instant, type Querier } from '#server/kernel/index.ts'
import { standsAt, lastBegun } from '../content.queries.ts'

export type TermsStanding = {
  readonly language: string
  readonly version: number
  readonly since: Instant
  /** When the last version began that requires a new acceptance; null: none. */
  readonly askedSince: Instant | null
}

/** The version of the terms in force in each language, and since when players must accept it. */
export async function findTermsInForce(db: Querier, target: string, at: Instant): Promise<TermsStanding[]> {
  return db.query<TermsStanding>(sql`
    select distinct on (i.language) i.language, p.version, greatest(p.from_at, p.published_at) as since,
           max(greatest(p.from_at, p.published_at)) filter (where p.asks_again) over (partition by i.language) as asked_since
      from content.item i join content.publication p on p.item_id = i.id
     where i.target = ${target} and i.kind = 'page' and i.place = 'terms' and i.language is not null and ${standsAt(at)}
     order by i.language, ${lastBegun}`)
}

export type TermsBegun = { readonly language: string; readonly version: number; readonly beganAt: Instant }

/** Every version of the terms that was in force, with when it began for the last time. */
export async function findTermsBegun(db: Querier, target: string, at: Instant): Promise<TermsBegun[]> {
  return db.query<TermsBegun>(sql`
    select i.language, p.version, max(greatest(p.from_at, p.published_at)) as began_at
      from content.item i join content.publication p on p.item_id = i.id
     where i.target = ${target} and i.kind = 'page' and i.place = 'terms' and i.language is not null
       and greatest(p.from_at, p.published_at) <= ${at}
     group by i.language, p.version`)
}

/** The text of a version of the terms in a language. */
export async function findTermsText(
  db: Querier,
  { target, language, version }: { readonly target: string; readonly language: string; readonly version: number },
): Promise<unknown> {
  const rows = await db.query<{ readonly content: unknown }>(sql`
    select v.content from content.item i join content.version v on v.item_id = i.id
     where i.target = ${target} and i.kind = 'page' and i.place = 'terms' and i.language = ${language}
       and v.version = ${version}`)
  return rows[0]?.content
}
