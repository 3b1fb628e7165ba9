import type { AisgRecord } from '#exchange/aisg/records.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type GivenRecord = { readonly file: string; readonly key: string; readonly fixed: AisgRecord }

/** Records of one file in current packages of earlier periods. */
export async function findGivenBefore(
  db: Querier,
  of: { readonly target: string; readonly from: Date; readonly file: string; readonly keys: readonly string[] },
): Promise<{ key: string }[]> {
  if (of.keys.length === 0) return []
  return db.query<{ key: string }>(sql`
    select distinct r.key from authorities.package_record r join authorities.package p on p.id = r.package_id
     where r.file = ${of.file} and r.key = any(${[...of.keys]}::text[])
       and p.target = ${of.target} and p.is_current and p.period_from < ${of.from}`)
}

/** The latest values of some records in current packages of earlier periods; refused packages do not count. */
export async function findKnown(
  db: Querier,
  of: {
    readonly target: string
    readonly from: Date
    readonly named: readonly { readonly file: string; readonly key: string }[]
  },
): Promise<GivenRecord[]> {
  return db.query<GivenRecord>(sql`
    select distinct on (r.file, r.key) r.file, r.key, r.fixed
      from unnest(${of.named.map(({ file }) => file)}::text[], ${of.named.map(({ key }) => key)}::text[]) as n (file, key)
      join authorities.package_record r on r.file = n.file and r.key = n.key
      join authorities.package p on p.id = r.package_id
     where p.target = ${of.target} and p.is_current and p.state not in ('rejected', 'held') and p.period_from < ${of.from}
     order by r.file, r.key, p.period_from desc`)
}

export async function insertRecords(tx: Transaction, packageId: string, rows: readonly GivenRecord[]): Promise<void> {
  await tx.query(sql`
    insert into authorities.package_record (package_id, file, key, fixed)
    select ${packageId}::uuid, file, key, fixed
      from unnest(${rows.map(({ file }) => file)}::text[], ${rows.map(({ key }) => key)}::text[],
                  ${rows.map(({ fixed }) => JSON.stringify(fixed))}::jsonb[]) as r (file, key, fixed)`)
}
