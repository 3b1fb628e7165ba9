import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type KeptRequest = {
  readonly clientId: string
  readonly key: string
  readonly receipt: string
  readonly path: string
  readonly bodyHash: string
  readonly reply: Readonly<Record<string, unknown>>
  readonly at: Instant
}

export async function findKept(db: Querier, clientId: string, key: string): Promise<KeptRequest | undefined> {
  const rows = await db.query<KeptRequest>(sql`
    select client_id, key, receipt, path, body_hash, reply, at from topology.kept_request
     where client_id = ${clientId} and key = ${key}`)
  return rows[0]
}

export async function findByReceipt(db: Querier, clientId: string, receipt: string): Promise<KeptRequest | undefined> {
  const rows = await db.query<KeptRequest>(sql`
    select client_id, key, receipt, path, body_hash, reply, at from topology.kept_request
     where client_id = ${clientId} and receipt = ${receipt}`)
  return rows[0]
}

export async function insertKept(db: Querier, row: KeptRequest): Promise<void> {
  await db.query(sql`
    insert into topology.kept_request (client_id, key, receipt, path, body_hash, reply, at)
    values (${row.clientId}, ${row.key}, ${row.receipt}, ${row.path}, ${row.bodyHash}, ${JSON.stringify(row.reply)}::jsonb,
            ${row.at})`)
}
