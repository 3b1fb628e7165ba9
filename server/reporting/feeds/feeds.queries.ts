import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

/** Cursor of a feed, and the number of rows in the hour before it. */
export type FeedCursor = { readonly readTo: Date; readonly rows: number }

export async function findCursor(db: Querier, name: string): Promise<FeedCursor | undefined> {
  const [mark] = await db.query<FeedCursor>(sql`select read_to, rows from reporting.feed where name = ${name}`)
  return mark
}

export async function saveCursor(tx: Transaction, name: string, { readTo, rows }: FeedCursor): Promise<void> {
  await tx.query(sql`
    insert into reporting.feed (name, read_to, rows) values (${name}, ${readTo}, ${rows})
        on conflict (name) do update set read_to = excluded.read_to, rows = excluded.rows`)
}

/** Deletes a cursor; returns whether it existed. */
export async function deleteCursor(tx: Transaction, name: string): Promise<boolean> {
  const rows = await tx.query<{ name: string }>(sql`delete from reporting.feed where name = ${name} returning name`)
  return rows.length > 0
}
