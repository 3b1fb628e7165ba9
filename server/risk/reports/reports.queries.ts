import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

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
}

const columns = sql`id, number, case_id, words_sealed, made_by, made_by_name, approved_by, approved_by_name, at`

/** Reports of a case, oldest first. */
export async function findReports(db: Querier, caseId: string): Promise<ReportRow[]> {
  return db.query<ReportRow>(sql`select ${columns} from risk.report where case_id = ${caseId} order by number`)
}

export async function insertReport(tx: Transaction, row: Omit<ReportRow, 'number'>): Promise<void> {
  await tx.query(sql`
    insert into risk.report (id, case_id, words_sealed, made_by, made_by_name, approved_by, approved_by_name, at)
    values (${row.id}, ${row.caseId}, ${row.wordsSealed}, ${row.madeBy}, ${row.madeByName}, ${row.approvedBy},
            ${row.approvedByName}, ${row.at})`)
}
