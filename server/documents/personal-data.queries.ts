import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type EvidenceRow = {
  readonly id: string
  readonly method: string
  readonly state: string
  readonly startedAt: Date
  readonly evidenceSealed: string | null
}

export async function findEvidence(db: Querier, target: string, playerId: number): Promise<EvidenceRow[]> {
  return db.query<EvidenceRow>(sql`
    select id, method, state, started_at, evidence_sealed from documents.kyc_verification
     where player_id = ${playerId} and target = ${target} order by id`)
}

export type ItemMoveRow = {
  readonly toState: string
  readonly actor: string
  readonly reason: string | null
  readonly message: string | null
  readonly movedAt: Date
}

export async function findItemMoves(db: Querier, playerId: number): Promise<ItemMoveRow[]> {
  return db.query<ItemMoveRow>(sql`
    select to_state, actor, reason, message, moved_at from documents.move where player_id = ${playerId} order by id`)
}

export async function findDocumentIds(db: Querier, playerId: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from documents.identity_document where player_id = ${playerId}`)
  return rows.map(({ id }) => id)
}

/** Ends what staff still had to decide; what was approved stays approved, without its content. */
export async function eraseDocument(tx: Transaction, id: string, emptySealed: string, now: Date): Promise<void> {
  await tx.query(sql`
    update documents.identity_document
       set number_sealed = ${emptySealed}, number_index = ${`erased:${id}`}, number_hint = '', expires_on = null,
           state = case when state in ('incomplete', 'waiting', 'rejected') then 'removed' else state end,
           waiting_since = null, reject_reason = null, reject_message = null, changed_at = ${now}
     where id = ${id} and number_hint <> ''`)
}

export async function eraseScans(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    update documents.scan
       set state = 'removed', waiting_since = null, reject_reason = null, reject_message = null
     where player_id = ${playerId} and state in ('incomplete', 'waiting', 'rejected')`)
  await tx.query(sql`
    update documents.move
       set message = case when message is null then null else '' end,
           explanation = case when explanation is null then null else '' end
     where player_id = ${playerId}`)
  await tx.query(sql`
    update documents.kyc_verification set secret_sealed = null, evidence_sealed = null where player_id = ${playerId}`)
  await tx.query(sql`
    update documents.newcomer_check set secret_sealed = null, person_sealed = null, evidence_sealed = null
     where player_id = ${playerId}`)
}

export async function deleteBankAccounts(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`delete from documents.bank_account where player_id = ${playerId}`)
}

export type StoredFile = { readonly id: string; readonly contentType: string }

export async function findStoredFiles(db: Querier, playerId: number): Promise<StoredFile[]> {
  return db.query<StoredFile>(sql`
    select id, content_type from documents.file where player_id = ${playerId} and destroyed_at is null order by id`)
}

/** Removes the index that shows whether somebody else sent the same picture. */
export async function eraseContentIndex(tx: Transaction, fileId: string): Promise<void> {
  await tx.query(sql`update documents.file set content_index = ${`erased:${fileId}`} where id = ${fileId}`)
}
