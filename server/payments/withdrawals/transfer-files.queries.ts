import type { CurrencyCode } from '#money'
import { transferFileList } from '#contract/lists/transfer-files.ts'
import { sql, type Instant, type Querier, type SqlList, type Transaction } from '#server/kernel/index.ts'

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

/** The files as a list of the product, without their content. */
export const filesInSql: SqlList = {
  list: transferFileList,
  select: sql`f.id, f.format, f.name, f.count, f.total_minor, f.currency, f.created_at, f.created_by, f.created_by_name`,
  from: sql`payments.transfer_file f`,
  key: { by: sql`f.id`, type: 'uuid' },
  columns: {
    createdAt: { by: sql`f.created_at`, type: 'timestamptz' },
    format: { by: sql`f.format`, type: 'text' },
    total: { by: sql`f.total_minor`, type: 'bigint' },
  },
  currency: sql`f.currency`,
}

export async function findFile(db: Querier, id: string): Promise<TransferFileRow | undefined> {
  const rows = await db.query<TransferFileRow>(sql`select * from payments.transfer_file where id = ${id}`)
  return rows[0]
}
