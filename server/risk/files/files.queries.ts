import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type FileRow = { readonly id: string; readonly contentType: string }

/** A file with the number of the report that it is the document of. */
type OpenedRow = FileRow & { readonly reportNumber: number | null }

export async function insertFile(
  tx: Transaction,
  file: {
    readonly id: string
    readonly caseId: string
    readonly target: string
    readonly contentType: string
    readonly bytes: number
    readonly sealedWith: string
    readonly at: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into risk.case_file (id, case_id, target, content_type, bytes, sealed_with, stored_at)
    values (${file.id}, ${file.caseId}, ${file.target}, ${file.contentType}, ${file.bytes}, ${file.sealedWith}, ${file.at})`)
}

/** A file that somebody put into a case: documents of reports have a right of their own. */
export async function findFileOfCase(db: Querier, caseId: string, fileId: string): Promise<FileRow | undefined> {
  const rows = await db.query<FileRow>(sql`
    select id, content_type from risk.case_file where id = ${fileId} and case_id = ${caseId}
       and not exists (select 1 from risk.report r where r.file_id = ${fileId})`)
  return rows[0]
}

export async function findFile(db: Querier, target: string, id: string): Promise<OpenedRow | undefined> {
  const rows = await db.query<OpenedRow>(sql`
    select f.id, f.content_type, r.number as report_number
      from risk.case_file f left join risk.report r on r.file_id = f.id
     where f.id = ${id} and f.target = ${target}`)
  return rows[0]
}

export async function insertOpening(db: Querier, fileId: string, viewerId: string, at: Date): Promise<void> {
  await db.query(sql`
    insert into risk.file_opening (file_id, viewer_id, opened_at) values (${fileId}, ${viewerId}, ${at})`)
}

/** Files that were sealed with another key than the newest. */
export async function findFilesToReseal(db: Querier, currentStart: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from risk.case_file where sealed_with <> ${currentStart} order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function markResealed(db: Querier, id: string, currentStart: string): Promise<void> {
  await db.query(sql`update risk.case_file set sealed_with = ${currentStart} where id = ${id}`)
}
