import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

/** Stores a file under its hash, and deletes those that nobody approved. */
export async function storeStatement(
  db: Querier,
  row: { readonly contentHash: string; readonly content: Uint8Array; readonly now: Instant; readonly keptMs: number },
): Promise<void> {
  await db.query(sql`
    insert into payments.brought_statement (content_hash, content, brought_at)
    values (${row.contentHash}, ${Buffer.from(row.content)}, ${row.now})
    on conflict (content_hash) do update set brought_at = excluded.brought_at`)
  await db.query(sql`
    delete from payments.brought_statement where brought_at < ${new Date(row.now.getTime() - row.keptMs)}`)
}

export async function findStatement(tx: Transaction, contentHash: string): Promise<Buffer | undefined> {
  const rows = await tx.query<{ content: Buffer }>(sql`
    select content from payments.brought_statement where content_hash = ${contentHash}`)
  return rows[0]?.content
}

export async function removeStatement(tx: Transaction, contentHash: string): Promise<void> {
  await tx.query(sql`delete from payments.brought_statement where content_hash = ${contentHash}`)
}
