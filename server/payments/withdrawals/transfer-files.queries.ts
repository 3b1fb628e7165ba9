import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type TransferFileRow = {
  readonly id: string
  readonly format: 'abo' | 'pain.001'
  readonly name: string
  readonly content: string
  readonly count: number
  readonly totalMinor: number
  readonly currency: CurrencyCode
  readonly createdAt: Instant
  readonly createdBy: number
  readonly createdByName: string
}

export async function insertFile(tx: Transaction, file: TransferFileRow, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    insert into payments.transfer_file (id, format, name, content, count, total_minor, currency, created_at, created_by,
                                        created_by_name)
    values (${file.id}, ${file.format}, ${file.name}, ${file.content}, ${file.count}, ${file.totalMinor},
            ${file.currency}, ${file.createdAt}, ${file.createdBy}, ${file.createdByName})`)
  await tx.query(sql`update payments.withdrawal set file_id = ${file.id} where id = any(${[...ids]}::uuid[])`)
}

export async function listFiles(db: Querier, before: string | null, limit: number): Promise<TransferFileRow[]> {
  return db.query<TransferFileRow>(sql`
    select * from payments.transfer_file where (${before}::uuid is null or id < ${before}::uuid) order by id desc limit ${limit}`)
}

export async function findFile(db: Querier, id: string): Promise<TransferFileRow | undefined> {
  const rows = await db.query<TransferFileRow>(sql`select * from payments.transfer_file where id = ${id}`)
  return rows[0]
}
