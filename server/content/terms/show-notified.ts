import type { ReplyOf } from '#contract/call.ts'
import type { getTermsTold as call } from '#contract/play-v1/staff-content.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import * as queries from '../content.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { countNotified, findNotified } from './notices.queries.ts'

const PAGE = 50

/** Players who got a letter about a version of the terms, for staff. */
export async function showNotified(
  { db, target, termsNoticeDays }: Pick<ContentNeeds, 'db' | 'target' | 'termsNoticeDays'>,
  { query: { contentId, version, from, beforeId } }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const item = await queries.findItem(db, target, contentId)
  if (item?.place !== 'terms' || !(await queries.findVersion(db, item.id, version)))
    return refuse('ERR_CONTENT_NOT_FOUND')
  const of = { itemId: item.id, version, fromAt: from === undefined ? null : new Date(from) }
  const [{ count, firstAt, takenBack, takenBackAt }, rows] = await Promise.all([
    countNotified(db, of),
    findNotified(db, of, { beforeId: beforeId ?? null, limit: PAGE }),
  ])
  return {
    noticeDays: termsNoticeDays(),
    count,
    firstAt: firstAt?.toISOString() ?? null,
    takenBack: { count: takenBack, firstAt: takenBackAt?.toISOString() ?? null },
    rows: rows.map(({ playerId, toldAt }) => ({ playerId, toldAt: toldAt.toISOString() })),
    hasMore: rows.length === PAGE,
  }
}
