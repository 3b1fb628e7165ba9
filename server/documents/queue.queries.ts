import type { MergeMethod } from '#contract/states/account-migration-states.ts'
import type { DocumentKind, ScanKind } from '#contract/states/document-states.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

export type QueueRow = {
  readonly itemId: string
  readonly item: 'document' | 'scan' | 'migration'
  readonly playerId: number
  /** For a migration: its merge method. */
  readonly kind: DocumentKind | ScanKind | MergeMethod
  readonly waitingSince: Date
  readonly isAgain: boolean
}

const waiting = (target: string) => sql`
  select id as item_id, 'document' as item, player_id, kind, waiting_since from documents.identity_document
   where target = ${target} and state = 'waiting' and waiting_since is not null
  union all
  select id, 'scan', player_id, kind, waiting_since from documents.scan
   where target = ${target} and state = 'waiting' and document_id is null and waiting_since is not null`

const isAgain = sql`exists (
  select from documents.move m where m.item_id = w.item_id and m.to_state = 'rejected') as is_again`

/** The oldest first. */
export async function findWaiting(db: Querier, target: string, limit: number): Promise<QueueRow[]> {
  return db.query<QueueRow>(sql`
    select w.*, ${isAgain} from (${waiting(target)}) w order by waiting_since, item_id limit ${limit}`)
}

export async function countWaiting(
  db: Querier,
  target: string,
): Promise<{ readonly count: number; readonly oldestAt: Date | null }> {
  const rows = await db.query<{ count: number; oldestAt: Date | null }>(sql`
    select count(*) as count, min(waiting_since) as oldest_at from (${waiting(target)}) w`)
  return rows[0] ?? { count: 0, oldestAt: null }
}

/** The number of items that have waited since before an instant. */
export async function countLate(db: Querier, target: string, before: Date): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from (${waiting(target)}) w where waiting_since < ${before}`)
  return rows[0]?.count ?? 0
}
