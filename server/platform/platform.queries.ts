import { sql, type Instant, type Querier } from '../kernel/index.ts'

export type ShutdownRow = {
  readonly shutdownId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly message: string
}

const LISTED_MAX = 100

export async function insertShutdown(db: Querier, row: ShutdownRow): Promise<void> {
  await db.query(sql`
    insert into platform.planned_shutdown (shutdown_id, starts_at, ends_at, message)
    values (${row.shutdownId}, ${row.startsAt}, ${row.endsAt}, ${row.message})`)
}

/** False when it was taken back meanwhile. */
export async function updateShutdown(db: Querier, row: ShutdownRow): Promise<boolean> {
  const rows = await db.query(sql`
    update platform.planned_shutdown
       set starts_at = ${row.startsAt}, ends_at = ${row.endsAt}, message = ${row.message}
     where shutdown_id = ${row.shutdownId}
     returning shutdown_id`)
  return rows.length > 0
}

/** False when it was taken back before. */
export async function deleteShutdown(db: Querier, shutdownId: string): Promise<boolean> {
  const rows = await db.query(sql`
    delete from platform.planned_shutdown where shutdown_id = ${shutdownId} returning shutdown_id`)
  return rows.length > 0
}

/** Those that have not ended, the nearest first. */
export async function listShutdownsAfter(db: Querier, now: Instant): Promise<ShutdownRow[]> {
  return db.query<ShutdownRow>(sql`
    select shutdown_id, starts_at, ends_at, message
      from platform.planned_shutdown
     where ends_at > ${now}
     order by starts_at
     limit ${LISTED_MAX}`)
}

export async function hasShutdownAt(db: Querier, now: Instant): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from platform.planned_shutdown where starts_at <= ${now} and ends_at > ${now} limit 1`)
  return rows.length > 0
}
