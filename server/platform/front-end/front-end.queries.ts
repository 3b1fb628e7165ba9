import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type FrontEndValue = { readonly value: string; readonly changedAt: Date }

export async function findValue(db: Querier, target: string, name: string): Promise<FrontEndValue | undefined> {
  const rows = await db.query<FrontEndValue>(sql`
    select value, changed_at from platform.front_end_value where target = ${target} and name = ${name}`)
  return rows[0]
}

/** The same, held until the end of the transaction; also a name under which nothing is kept. */
export async function lockValue(tx: Transaction, target: string, name: string): Promise<FrontEndValue | undefined> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`front end ${target} ${name}`}, 0))`)
  return findValue(tx, target, name)
}

export type KeptValue = FrontEndValue & {
  readonly name: string
  readonly changedBy: string
  readonly approvedBy: string | null
}

export async function listValues(db: Querier, target: string): Promise<KeptValue[]> {
  return db.query<KeptValue>(sql`
    select name, value, changed_at, changed_by, approved_by from platform.front_end_value
     where target = ${target} order by name`)
}

export async function upsertValue(tx: Transaction, row: KeptValue & { readonly target: string }): Promise<void> {
  await tx.query(sql`
    insert into platform.front_end_value (target, name, value, changed_by, approved_by, changed_at)
    values (${row.target}, ${row.name}, ${row.value}, ${row.changedBy}, ${row.approvedBy}, ${row.changedAt})
    on conflict (target, name) do update
       set value = excluded.value, changed_by = excluded.changed_by, approved_by = excluded.approved_by,
           changed_at = excluded.changed_at`)
}

export async function deleteValue(tx: Transaction, target: string, name: string): Promise<void> {
  await tx.query(sql`delete from platform.front_end_value where target = ${target} and name = ${name}`)
}
