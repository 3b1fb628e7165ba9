import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type FrontEndValue = { readonly value: string; readonly changedAt: Date }

export async function findValue(db: Querier, target: string, name: string): Promise<FrontEndValue | undefined> {
  const rows = await db.query<FrontEndValue>(sql`
    select value, changed_at from platform.front_end_value where target = ${target} and name = ${name}`)
  return rows[0]
}

export async function upsertValue(
  tx: Transaction,
  row: {
    readonly target: string
    readonly name: string
    readonly value: string
    readonly changedBy: string
    readonly changedAt: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into platform.front_end_value (target, name, value, changed_by, changed_at)
    values (${row.target}, ${row.name}, ${row.value}, ${row.changedBy}, ${row.changedAt})
    on conflict (target, name) do update
       set value = excluded.value, changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
}

/** False when there was none. */
export async function deleteValue(db: Querier, target: string, name: string): Promise<boolean> {
  const rows = await db.query(sql`
    delete from platform.front_end_value where target = ${target} and name = ${name} returning 1`)
  return rows.length > 0
}
