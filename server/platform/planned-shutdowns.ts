import type {
  createPlannedShutdown,
  deletePlannedShutdown,
  updatePlannedShutdown,
} from '#contract/onling-v2/diagnostics.ts'
import { newId, type Clock, type Database, type Input } from '../kernel/index.ts'
import * as queries from './platform.queries.ts'

export type ShutdownNeeds = { readonly db: Database; readonly clock: Clock }

/** Announces a shutdown. It must end after it starts, and in the future. */
export async function planShutdown(
  { db, clock }: ShutdownNeeds,
  { body, refuse }: Input<typeof createPlannedShutdown>,
) {
  const period = periodOf(body)
  if (!isSensible(period, clock.now())) return refuse('ERR_INVALID_CONTRACT', { field: 'endsAt' })
  const row = { shutdownId: newId(clock.now()), ...period, message: body.message }
  await queries.insertShutdown(db, row)
  return shown(row)
}

/** Moves or rewords a shutdown that has not been taken back. */
export async function changeShutdown(
  { db, clock }: ShutdownNeeds,
  { body, refuse }: Input<typeof updatePlannedShutdown>,
) {
  const period = periodOf(body)
  if (!isSensible(period, clock.now())) return refuse('ERR_INVALID_CONTRACT', { field: 'endsAt' })
  const row = { shutdownId: body.shutdownId.toLowerCase(), ...period, message: body.message }
  return (await queries.updateShutdown(db, row)) ? shown(row) : refuse('ERR_STATE_CHANGED')
}

export async function takeBackShutdown({ db }: ShutdownNeeds, { query, refuse }: Input<typeof deletePlannedShutdown>) {
  const isDeleted = await queries.deleteShutdown(db, query.shutdownId)
  return isDeleted ? { done: true as const } : refuse('ERR_STATE_CHANGED')
}

/** Shutdowns that have not ended, the nearest first. */
export async function listShutdowns({ db, clock }: ShutdownNeeds) {
  const rows = await queries.listShutdownsAfter(db, clock.now())
  return { shutdowns: rows.map(shown) }
}

/** True while a planned shutdown lasts: no new round begins, a round in flight settles. */
export async function isShutDown({ db, clock }: ShutdownNeeds): Promise<boolean> {
  return queries.hasShutdownAt(db, clock.now())
}

function periodOf(body: { readonly startsAt: string; readonly endsAt: string }) {
  return { startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) }
}

function isSensible({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): boolean {
  return endsAt > startsAt && endsAt > now
}

function shown({ shutdownId, startsAt, endsAt, message }: queries.ShutdownRow) {
  return { shutdownId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), message }
}
