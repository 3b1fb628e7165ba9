import type { ListName } from '#contract/lists/all-lists.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type ExportFormat = 'csv' | 'xlsx'
export type ExportProblem = 'not-allowed' | 'too-wide' | 'fault'
export type ExportColumn = {
  readonly key: string
  readonly title: string
  readonly currencyTitle?: string
  /** Texts of values, in the language of the requester's screen. */
  readonly words?: readonly { readonly value: string; readonly text: string }[]
}

export type ExportRow = {
  readonly id: string
  readonly number: number
  readonly target: string
  readonly list: ListName
  readonly format: ExportFormat
  readonly questionSealed: string
  readonly columns: readonly ExportColumn[]
  readonly askedBy: number
  readonly askedByName: string
  readonly asksWhole: boolean
  /** The client that may fetch the file; null: none. */
  readonly forClient: string | null
  readonly isWhole: boolean | null
  readonly state: 'waiting' | 'making' | 'done' | 'failed' | 'cancelled'
  readonly problem: ExportProblem | null
  readonly rowsTotal: number | null
  readonly rowsDone: number
  readonly parts: number
  readonly bytes: number
  readonly cursor: string | null
  readonly leases: readonly string[]
  readonly tries: number
  readonly askedAt: Instant
  readonly endedAt: Instant | null
  readonly expiresAt: Instant
  readonly removedAt: Instant | null
}

export type NewExport = Pick<
  ExportRow,
  | 'id'
  | 'target'
  | 'list'
  | 'format'
  | 'questionSealed'
  | 'columns'
  | 'askedBy'
  | 'askedByName'
  | 'asksWhole'
  | 'forClient'
> & { readonly askedAt: Instant; readonly expiresAt: Instant }

export async function insertExport(tx: Transaction, of: NewExport): Promise<ExportRow[]> {
  return tx.query<ExportRow>(sql`
    insert into lists.export (id, target, list, format, question_sealed, columns, asked_by, asked_by_name, asks_whole,
                              for_client, asked_at, expires_at)
    values (${of.id}, ${of.target}, ${of.list}, ${of.format}, ${of.questionSealed}, ${JSON.stringify(of.columns)}::jsonb,
      ${of.askedBy}, ${of.askedByName}, ${of.asksWhole}, ${of.forClient}, ${of.askedAt}, ${of.expiresAt})
    returning *`)
}

/** Serializes requests, so that the count before the insert does not change meanwhile. */
export async function lockAsker(tx: Transaction, userId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('lists.export'), ${userId}::integer)`)
}

export async function countUnderWay(tx: Transaction, target: string, userId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*) as count from lists.export
     where asked_by = ${userId} and target = ${target} and state in ('waiting', 'making')`)
  return row?.count ?? 0
}

/** Recent exports of a person, the newest first, of one list or of all; files that expired since an instant too. */
export async function listExportsOf(
  db: Querier,
  of: {
    readonly target: string
    readonly userId: number
    readonly list: string | null
    readonly expiredSince: Instant
    readonly limit: number
  },
): Promise<ExportRow[]> {
  return db.query<ExportRow>(sql`
    select * from lists.export
     where asked_by = ${of.userId} and target = ${of.target}
       and (removed_at is null or (state = 'done' and expires_at > ${of.expiredSince}))
       and (${of.list}::text is null or list = ${of.list}::text)
     order by asked_at desc, id desc limit ${of.limit}`)
}

export async function findExport(db: Querier, target: string, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.query<ExportRow>(sql`select * from lists.export where id = ${id} and target = ${target}`)
  return row
}

/** Cancels an own export; undefined when there is none, or when it has ended. */
export async function cancelExport(
  db: Querier,
  of: { readonly target: string; readonly userId: number; readonly id: string; readonly at: Instant },
): Promise<ExportRow | undefined> {
  const [row] = await db.query<ExportRow>(sql`
    update lists.export set state = 'cancelled', ended_at = ${of.at}, lease = null
     where id = ${of.id} and target = ${of.target} and asked_by = ${of.userId} and state in ('waiting', 'making')
     returning *`)
  return row
}
