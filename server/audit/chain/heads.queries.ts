import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type HeadRow = {
  readonly hour: Date
  readonly seq: number
  readonly hash: Buffer
  readonly signedAt: Date
  readonly file: string
}

export async function findNewestHead(db: Querier): Promise<HeadRow | undefined> {
  const rows = await db.query<HeadRow>(sql`
    select hour, seq, hash, signed_at, file from audit.head order by hour desc limit 1`)
  return rows[0]
}

/** Heads since an hour, oldest first. */
export async function listHeads(db: Querier, since: Date): Promise<HeadRow[]> {
  return db.query<HeadRow>(sql`
    select hour, seq, hash, signed_at, file from audit.head where hour >= ${since} order by hour`)
}

export async function insertHead(tx: Transaction, head: HeadRow): Promise<void> {
  await tx.query(sql`
    insert into audit.head (hour, seq, hash, signed_at, file)
    values (${head.hour}, ${head.seq}, ${head.hash}, ${head.signedAt}, ${head.file})`)
}
