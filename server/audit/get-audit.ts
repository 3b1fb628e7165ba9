import type { ReplyOf } from '#contract/call.ts'
import type { getAudit as call } from '#contract/onling-v2/user.ts'
import { pageLimit, pageOf, type Database, type Input } from '#server/kernel/index.ts'
import { findRecords } from './audit.queries.ts'

/** Who did or saw what, newest first. This look is in the log itself. */
export async function getAudit(
  { db }: { readonly db: Database },
  { query }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const limit = pageLimit(query.limit)
  const found = await findRecords(db, {
    before: /^\d{1,15}$/.test(query.cursor ?? '') ? Number(query.cursor) : Number.MAX_SAFE_INTEGER,
    limit: limit + 1,
    playerId: query.playerId ?? null,
    userId: query.userId ?? null,
    action: query.action || null,
    outcome: query.outcome ?? null,
    from: momentOf(query.from),
    until: momentOf(query.before),
  })
  const page = pageOf(found, limit, ({ id }) => String(id))
  const rows = page.rows.map((record) => ({
    auditId: record.id,
    at: record.at.toISOString(),
    userId: record.userId,
    userName: record.userName,
    action: record.action,
    outcome: record.outcome,
    playerId: record.playerId,
    reason: record.reason,
    explanation: record.explanation,
    areWordsErased: record.areWordsErased,
    subject: record.subject,
    requestId: record.requestId,
  }))
  return { rows, nextCursor: page.nextCursor }
}

function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text)
}
