import type { ShutdownPart } from '#contract/shutdown-parts.ts'
import { sql, type Instant, type Querier, type Transaction } from '../kernel/index.ts'

export type ShutdownRow = {
  readonly shutdownId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly message: string
  readonly leadMinutes: number
  readonly holds: readonly ShutdownPart[]
}

const LISTED_MAX = 100
const columns = sql`shutdown_id, starts_at, ends_at, message, lead_minutes, holds`

export async function insertShutdown(db: Transaction, row: ShutdownRow): Promise<void> {
  await db.query(sql`
    insert into platform.planned_shutdown (shutdown_id, starts_at, ends_at, message, lead_minutes, holds)
    values (${row.shutdownId}, ${row.startsAt}, ${row.endsAt}, ${row.message}, ${row.leadMinutes}, ${row.holds})`)
}

/** False when it was cancelled meanwhile. */
export async function updateShutdown(db: Transaction, row: ShutdownRow): Promise<boolean> {
  const rows = await db.query(sql`
    update platform.planned_shutdown
       set starts_at = ${row.startsAt}, ends_at = ${row.endsAt}, message = ${row.message},
           lead_minutes = ${row.leadMinutes}, holds = ${row.holds}
     where shutdown_id = ${row.shutdownId} and taken_back_at is null
     returning shutdown_id`)
  return rows.length > 0
}

/** The shutdown of an id, locked until the end of the transaction; undefined where there is none or it was cancelled. */
export async function lockShutdown(tx: Transaction, shutdownId: string): Promise<ShutdownRow | undefined> {
  const rows = await tx.query<ShutdownRow>(sql`
    select ${columns} from platform.planned_shutdown
     where shutdown_id = ${shutdownId} and taken_back_at is null for update`)
  return rows[0]
}

/** False when it is over or was cancelled before. */
export async function takeBackShutdown(tx: Transaction, shutdownId: string, now: Instant): Promise<boolean> {
  const rows = await tx.query(sql`
    update platform.planned_shutdown set taken_back_at = ${now}
     where shutdown_id = ${shutdownId} and taken_back_at is null and ends_at > ${now} returning shutdown_id`)
  return rows.length > 0
}

/** Those that have not ended, the next one first. */
export async function listShutdownsAfter(db: Querier, now: Instant): Promise<ShutdownRow[]> {
  return db.query<ShutdownRow>(sql`
    select ${columns}
      from platform.planned_shutdown
     where ends_at > ${now} and taken_back_at is null
     order by starts_at, shutdown_id
     limit ${LISTED_MAX}`)
}
