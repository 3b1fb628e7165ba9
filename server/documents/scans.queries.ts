import type { DocumentState, RejectReason, ScanKind } from '#contract/states/document-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type ScanRow = {
  readonly id: string
  readonly playerId: number
  readonly documentId: string | null
  readonly kind: ScanKind
  readonly fileId: string
  readonly state: DocumentState
  readonly rejectReason: RejectReason | null
  readonly rejectMessage: string | null
  readonly uploadedAt: Date
  readonly waitingSince: Date | null
  readonly contentType: string
  readonly bytes: number
  readonly contentIndex: string
}

const scans = sql`
  select s.id, s.player_id, s.document_id, s.kind, s.file_id, s.state, s.reject_reason, s.reject_message, s.uploaded_at,
         s.waiting_since, f.content_type, f.bytes, f.content_index
    from documents.scan s join documents.file f on f.id = s.file_id`

export async function insertScan(
  tx: Transaction,
  row: Pick<ScanRow, 'id' | 'playerId' | 'documentId' | 'kind' | 'fileId' | 'uploadedAt'> & { readonly target: string },
): Promise<void> {
  await tx.query(sql`
    insert into documents.scan (id, target, player_id, document_id, kind, file_id, uploaded_at, waiting_since)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.documentId}, ${row.kind}, ${row.fileId}, ${row.uploadedAt},
      ${row.uploadedAt})`)
}

/** Pictures of documents, without those that were replaced. */
export async function findScansOfDocuments(db: Querier, documentIds: readonly string[]): Promise<ScanRow[]> {
  return db.query<ScanRow>(sql`
    ${scans} where s.document_id = any(${documentIds}::uuid[]) and s.state <> 'removed' order by s.kind desc, s.id`)
}

/** Newest first. */
export async function findScansOfPlayer(
  db: Querier,
  target: string,
  playerId: number,
  { onlyAlone }: { readonly onlyAlone: boolean },
): Promise<ScanRow[]> {
  return db.query<ScanRow>(sql`
    ${scans} where s.player_id = ${playerId} and s.target = ${target} and s.state <> 'removed'
      and (s.document_id is null or not ${onlyAlone}) order by s.id desc`)
}

export async function findScan(
  db: Querier,
  target: string,
  playerId: number,
  id: string,
): Promise<ScanRow | undefined> {
  const rows = await db.query<ScanRow>(sql`
    ${scans} where s.id = ${id} and s.player_id = ${playerId} and s.target = ${target} and s.state <> 'removed'`)
  return rows[0]
}

export async function lockScan(
  tx: Transaction,
  target: string,
  playerId: number,
  id: string,
): Promise<ScanRow | undefined> {
  const rows = await tx.query<ScanRow>(sql`
    ${scans} where s.id = ${id} and s.player_id = ${playerId} and s.target = ${target} and s.state <> 'removed'
    for update of s`)
  return rows[0]
}

/** Open papers of a kind that stand alone, locked: a newer one replaces them. */
export async function lockOpenScans(
  tx: Transaction,
  target: string,
  playerId: number,
  kind: ScanKind,
): Promise<ScanRow[]> {
  return tx.query<ScanRow>(sql`
    ${scans} where s.player_id = ${playerId} and s.target = ${target} and s.kind = ${kind} and s.document_id is null
      and s.state in ('waiting', 'rejected') for update of s`)
}

export async function setScanState(
  tx: Transaction,
  change: {
    readonly ids: readonly string[]
    readonly to: DocumentState
    readonly reason: RejectReason | null
    readonly message: string | null
  },
): Promise<void> {
  await tx.query(sql`
    update documents.scan
       set state = ${change.to}, reject_reason = ${change.reason}, reject_message = ${change.message},
           waiting_since = case when ${change.to} = 'waiting' then waiting_since end
     where id = any(${change.ids}::uuid[])`)
}

export async function replaceScanFile(tx: Transaction, id: string, fileId: string, at: Date): Promise<void> {
  await tx.query(sql`update documents.scan set file_id = ${fileId}, uploaded_at = ${at} where id = ${id}`)
}

/** Number of other players who sent the same file. */
export async function countOthersWithContent(
  db: Querier,
  contentIndexes: readonly string[],
  playerId: number,
): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(distinct player_id) as count from documents.file
     where content_index = any(${contentIndexes}::text[]) and player_id <> ${playerId}`)
  return rows[0]?.count ?? 0
}
