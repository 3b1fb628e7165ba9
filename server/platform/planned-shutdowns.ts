import type {
  createPlannedShutdown,
  deletePlannedShutdown,
  updatePlannedShutdown,
} from '#contract/onling-v2/diagnostics.ts'
import { newId, sql, type Clock, type Database, type Input } from '../kernel/index.ts'

export type ShutdownNeeds = { readonly db: Database; readonly clock: Clock }

type ShutdownRow = { shutdownId: string; startsAt: Date; endsAt: Date; message: string }

/** Announces a shutdown. It must end after it starts, and in the future. */
export async function planShutdown(
  { db, clock }: ShutdownNeeds,
  { body, refuse }: Input<typeof createPlannedShutdown>,
) {
  const period = periodOf(body)
  if (!isSensible(period, clock.now())) return refuse('ERR_INVALID_CONTRACT', { field: 'endsAt' })
  const [row] = await db.query<ShutdownRow>(sql`
    insert into platform.planned_shutdown (shutdown_id, starts_at, ends_at, message)
    values (${newId(clock.now())}, ${period.startsAt}, ${period.endsAt}, ${body.message})
    returning shutdown_id, starts_at, ends_at, message`)
  return row ? shown(row) : refuse('ERR_INVALID_CONTRACT')
}

/** Moves or rewords a shutdown that has not been taken back. */
export async function changeShutdown(
  { db, clock }: ShutdownNeeds,
  { body, refuse }: Input<typeof updatePlannedShutdown>,
) {
  const period = periodOf(body)
  if (!isSensible(period, clock.now())) return refuse('ERR_INVALID_CONTRACT', { field: 'endsAt' })
  const [row] = await db.query<ShutdownRow>(sql`
    update platform.planned_shutdown
       set starts_at = ${period.startsAt}, ends_at = ${period.endsAt}, message = ${body.message}
     where shutdown_id = ${body.shutdownId}
     returning shutdown_id, starts_at, ends_at, message`)
  return row ? shown(row) : refuse('ERR_STATE_CHANGED')
}

export async function takeBackShutdown({ db }: ShutdownNeeds, { query, refuse }: Input<typeof deletePlannedShutdown>) {
  const rows = await db.query(sql`
    delete from platform.planned_shutdown where shutdown_id = ${query.shutdownId} returning shutdown_id`)
  return rows.length > 0 ? { done: true as const } : refuse('ERR_STATE_CHANGED')
}

/** Shutdowns that have not ended, the nearest first. */
export async function listShutdowns({ db, clock }: ShutdownNeeds) {
  const rows = await db.query<ShutdownRow>(sql`
    select shutdown_id, starts_at, ends_at, message
      from platform.planned_shutdown
     where ends_at > ${clock.now()}
     order by starts_at
     limit 100`)
  return { shutdowns: rows.map(shown) }
}

/** True while a planned shutdown lasts: no new round begins, a round in flight settles. */
export async function isShutDown({ db, clock }: ShutdownNeeds): Promise<boolean> {
  const now = clock.now()
  const rows = await db.query(sql`
    select 1 from platform.planned_shutdown where starts_at <= ${now} and ends_at > ${now} limit 1`)
  return rows.length > 0
}

function periodOf(body: { readonly startsAt: string; readonly endsAt: string }) {
  return { startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) }
}

function isSensible({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): boolean {
  return endsAt > startsAt && endsAt > now
}

function shown({ shutdownId, startsAt, endsAt, message }: ShutdownRow) {
  return { shutdownId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), message }
}
