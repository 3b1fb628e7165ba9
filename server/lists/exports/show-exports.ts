import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { Export, listExports } from '#contract/play-v1/lists.ts'
import type { Input, Instant } from '#server/kernel/index.ts'
import type { ListNeeds } from '../needs.ts'
import { listExportsOf, type ExportRow } from './exports.queries.ts'

const SHOWN = 20
/** How long an expired export is still listed, so that nobody looks for it in vain. */
const EXPIRED_SHOWN_MS = 7 * 86_400_000

/** An export as its requester sees it. */
export function shownExport(row: ExportRow, now: Instant): Static<typeof Export> {
  const { id, number, list, format, state, problem, rowsTotal, rowsDone, bytes, isWhole } = row
  return {
    exportId: id,
    number,
    list,
    format,
    state,
    problem,
    rowsTotal,
    rowsDone,
    bytes,
    isWhole,
    askedAt: row.askedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    isExpired: state === 'done' && row.expiresAt <= now,
  }
}

/** Recent exports of a person, the newest first. */
export async function showExports(
  { db, clock, target }: Pick<ListNeeds, 'db' | 'clock' | 'target'>,
  { query, caller }: Pick<Input<typeof listExports>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof listExports>> {
  const now = clock.now()
  const expiredSince = new Date(now.getTime() - EXPIRED_SHOWN_MS)
  const of = { target, userId: caller.userId, list: query.list ?? null, expiredSince, limit: SHOWN }
  const rows = await listExportsOf(db, of)
  return { exports: rows.map((row) => shownExport(row, now)) }
}
