import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { Export, listExports } from '#contract/play-v1/lists.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ListNeeds } from '../needs.ts'
import { listExportsOf, type ExportRow } from './exports.queries.ts'

const SHOWN = 20

/** An export as its requester sees it. */
export function shownExport(row: ExportRow): Static<typeof Export> {
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
  }
}

/** Recent exports of a person, the newest first. */
export async function showExports(
  { db, target }: Pick<ListNeeds, 'db' | 'target'>,
  { query, caller }: Pick<Input<typeof listExports>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof listExports>> {
  const rows = await listExportsOf(db, { target, userId: caller.userId, list: query.list ?? null, limit: SHOWN })
  return { exports: rows.map(shownExport) }
}
