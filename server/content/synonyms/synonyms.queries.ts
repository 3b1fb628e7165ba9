import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type SynonymsRow = {
  readonly version: number
  readonly entries: unknown
  readonly changedAt: Instant
  readonly changedBy: string
}

export async function findSynonyms(db: Querier, target: string): Promise<SynonymsRow | undefined> {
  const rows = await db.query<SynonymsRow>(sql`
    select version, entries, changed_at, changed_by from content.synonyms where target = ${target}`)
  return rows[0]
}

/** The next version, unless somebody else has written one since `basedOn`. */
export async function putSynonyms(
  tx: Transaction,
  target: string,
  row: { readonly basedOn: number; readonly entries: object; readonly by: string; readonly at: Instant },
): Promise<number | undefined> {
  const rows = await tx.query<{ version: number }>(sql`
    insert into content.synonyms as s (target, version, entries, changed_at, changed_by)
    values (${target}, 1, ${JSON.stringify(row.entries)}::jsonb, ${row.at}, ${row.by})
    on conflict (target) do update
       set version = s.version + 1, entries = excluded.entries, changed_at = excluded.changed_at,
           changed_by = excluded.changed_by
     where s.version = ${row.basedOn}
    returning version`)
  return rows[0]?.version
}
