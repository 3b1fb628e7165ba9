import { assert, sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type ReportRow = {
  readonly id: string
  readonly number: number
  readonly caseId: string
  readonly wordsSealed: string
  readonly madeBy: number
  readonly madeByName: string
  readonly approvedBy: number
  readonly approvedByName: string
  readonly at: Date
  /** The document, a file of the case; reports of before have none. */
  readonly fileId: string | null
  readonly sha256: string | null
}

const columns = sql`id, number, case_id, words_sealed, made_by, made_by_name, approved_by, approved_by_name, at, file_id, sha256`

/** Reports of a case, oldest first. */
export async function findReports(db: Querier, caseId: string): Promise<ReportRow[]> {
  return db.query<ReportRow>(sql`select ${columns} from risk.report where case_id = ${caseId} order by number`)
}

/** Inserts a report; returns its number. */
export async function insertReport(
  tx: Transaction,
  row: Omit<ReportRow, 'number' | 'fileId' | 'sha256'>,
): Promise<number> {
  const rows = await tx.query<{ number: number }>(sql`
    insert into risk.report (id, case_id, words_sealed, made_by, made_by_name, approved_by, approved_by_name, at)
    values (${row.id}, ${row.caseId}, ${row.wordsSealed}, ${row.madeBy}, ${row.madeByName}, ${row.approvedBy},
            ${row.approvedByName}, ${row.at})
    returning number`)
  assert(rows[0], 'An insert returns its row.')
  return rows[0].number
}

export async function setDocument(
  tx: Transaction,
  reportId: string,
  { fileId, sha256 }: { readonly fileId: string; readonly sha256: string },
): Promise<void> {
  await tx.query(sql`update risk.report set file_id = ${fileId}, sha256 = ${sha256} where id = ${reportId}`)
}
