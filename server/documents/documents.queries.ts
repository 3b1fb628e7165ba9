import type { DocumentActor, DocumentKind, DocumentState, RejectReason } from '#contract/states/document-states.ts'
import { prepared, sql, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'

export type Variant = 'primary' | 'secondary'

export type DocumentRow = {
  readonly id: string
  readonly playerId: number
  readonly kind: DocumentKind
  readonly variant: Variant
  readonly country: string
  readonly numberSealed: string
  readonly numberIndex: string
  readonly numberHint: string
  readonly isNumberUsual: boolean
  /** `YYYY-MM-DD` */
  readonly expiresOn: string | null
  readonly state: DocumentState
  readonly rejectReason: RejectReason | null
  readonly rejectMessage: string | null
  readonly createdAt: Date
  readonly changedAt: Date
  readonly waitingSince: Date | null
}

const columns = sql`id, player_id, kind, variant, country, number_sealed, number_index, number_hint, is_number_usual,
  expires_on, state, reject_reason, reject_message, created_at, changed_at, waiting_since`

/** Raises the unique violation `document_open_of_kind` when one of the kind is open. */
export async function insertDocument(
  tx: Transaction,
  row: Omit<DocumentRow, 'state' | 'rejectReason' | 'rejectMessage' | 'changedAt' | 'waitingSince'> & {
    readonly target: string
  },
): Promise<void> {
  await tx.query(sql`
    insert into documents.identity_document (id, target, player_id, kind, variant, country, number_sealed, number_index,
      number_hint, is_number_usual, expires_on, created_at, changed_at)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.kind}, ${row.variant}, ${row.country}, ${row.numberSealed},
      ${row.numberIndex}, ${row.numberHint}, ${row.isNumberUsual}, ${row.expiresOn}, ${row.createdAt}, ${row.createdAt})`)
}

export async function updateDocument(
  tx: Transaction,
  row: Pick<
    DocumentRow,
    'id' | 'variant' | 'country' | 'numberSealed' | 'numberIndex' | 'numberHint' | 'isNumberUsual' | 'expiresOn'
  > & { readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    update documents.identity_document
       set variant = ${row.variant}, country = ${row.country}, number_sealed = ${row.numberSealed},
           number_index = ${row.numberIndex}, number_hint = ${row.numberHint}, is_number_usual = ${row.isNumberUsual},
           expires_on = ${row.expiresOn}, changed_at = ${row.at}
     where id = ${row.id}`)
}

export async function findDocuments(db: Querier, target: string, playerId: number): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(prepared`
    select ${columns} from documents.identity_document
     where player_id = ${playerId} and target = ${target} and state <> 'removed' order by id desc`)
}

/** Data of some players' documents that decides whether they are verified. */
export async function findDocumentsOf(
  db: Querier,
  target: string,
  playerIds: readonly number[],
): Promise<Pick<DocumentRow, 'playerId' | 'variant' | 'state' | 'expiresOn'>[]> {
  return db.query<Pick<DocumentRow, 'playerId' | 'variant' | 'state' | 'expiresOn'>>(sql`
    select player_id, variant, state, expires_on from documents.identity_document
     where player_id = any(${[...playerIds]}::bigint[]) and target = ${target} and state = 'approved'`)
}

export async function findDocument(
  db: Querier,
  target: string,
  playerId: number,
  id: string,
): Promise<DocumentRow | undefined> {
  const rows = await db.query<DocumentRow>(sql`
    select ${columns} from documents.identity_document
     where id = ${id} and player_id = ${playerId} and target = ${target} and state <> 'removed'`)
  return rows[0]
}

/** The same, locked until the end of the transaction. */
export async function lockDocument(
  tx: Transaction,
  target: string,
  playerId: number,
  id: string,
): Promise<DocumentRow | undefined> {
  const rows = await tx.query<DocumentRow>(sql`
    select ${columns} from documents.identity_document
     where id = ${id} and player_id = ${playerId} and target = ${target} and state <> 'removed' for update`)
  return rows[0]
}

export type StateChange = {
  readonly id: string
  readonly to: DocumentState
  readonly reason: RejectReason | null
  readonly message: string | null
  readonly at: Date
}

/** Raises the unique violation `document_approved_once` when the number is approved for somebody else. */
export async function setDocumentState(tx: Transaction, { id, to, reason, message, at }: StateChange): Promise<void> {
  await tx.query(sql`
    update documents.identity_document
       set state = ${to}, reject_reason = ${reason}, reject_message = ${message}, changed_at = ${at},
           waiting_since = ${to === 'waiting' ? at : null}
     where id = ${id}`)
}

export type MoveRow = {
  readonly itemId: string
  readonly playerId: number
  readonly fromState: DocumentState | null
  readonly toState: DocumentState
  readonly actor: DocumentActor
  readonly userId: number | null
  readonly userName: string | null
  readonly reason: RejectReason | null
  readonly message: string | null
  readonly explanation: string | null
  readonly movedAt: Date
}

export async function insertMove(tx: Transaction, move: MoveRow): Promise<void> {
  await tx.query(sql`
    insert into documents.move (item_id, player_id, from_state, to_state, actor, user_id, user_name, reason, message,
      explanation, moved_at)
    values (${move.itemId}, ${move.playerId}, ${move.fromState}, ${move.toState}, ${move.actor}, ${move.userId},
      ${move.userName}, ${move.reason}, ${move.message}, ${move.explanation}, ${move.movedAt})`)
}

export async function findMoves(db: Querier, itemId: string): Promise<MoveRow[]> {
  return db.query<MoveRow>(sql`
    select item_id, player_id, from_state, to_state, actor, user_id, user_name, reason, message, explanation, moved_at
      from documents.move where item_id = ${itemId} order by id`)
}

/** Number of other players with a document of this number, in any state. */
export async function countOthersWithNumber(db: Querier, numberIndex: string, playerId: number): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(distinct player_id) as count from documents.identity_document
     where number_index = ${numberIndex} and player_id <> ${playerId} and state <> 'removed'`)
  return rows[0]?.count ?? 0
}

/** Whether a number is approved for another player now. */
export async function isApprovedForAnother(
  db: Querier,
  { target, numberIndex, playerId }: Pick<DocumentRow, 'numberIndex' | 'playerId'> & { readonly target: string },
): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from documents.identity_document
     where target = ${target} and number_index = ${numberIndex} and player_id <> ${playerId} and state = 'approved'`)
  return rows.length > 0
}

/** Approved or waiting documents whose last day is before a day, in the order of their ids. */
export async function listExpired(
  db: Querier,
  target: string,
  { day, after, limit }: PageOf<string> & { readonly day: string },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from documents.identity_document
     where target = ${target} and ${hasExpired(day)} and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
     order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Locks one of them; undefined when it was moved meanwhile, or another worker has locked it. */
export async function lockExpired(tx: Transaction, id: string, day: string): Promise<DocumentRow | undefined> {
  const rows = await tx.query<DocumentRow>(sql`
    select ${columns} from documents.identity_document where id = ${id} and ${hasExpired(day)} for update skip locked`)
  return rows[0]
}

const hasExpired = (day: string) => sql`state in ('waiting', 'approved') and expires_on < ${day}`

/** Approved documents that expire by a day and whose player has not got a letter about it, in the order of their ids. */
export async function listExpiring(
  db: Querier,
  target: string,
  { untilDay, after, limit }: PageOf<string> & { readonly untilDay: string },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from documents.identity_document
     where target = ${target} and ${isToRemind(untilDay)} and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
     order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Locks one of them; undefined when its player was reminded meanwhile, or another worker has locked it. */
export async function lockExpiring(tx: Transaction, id: string, untilDay: string): Promise<DocumentRow | undefined> {
  const rows = await tx.query<DocumentRow>(sql`
    select ${columns} from documents.identity_document where id = ${id} and ${isToRemind(untilDay)}
       for update skip locked`)
  return rows[0]
}

const isToRemind = (untilDay: string) => sql`state = 'approved' and expires_on <= ${untilDay} and reminded_at is null`

export async function markReminded(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`update documents.identity_document set reminded_at = ${at} where id = ${id}`)
}
