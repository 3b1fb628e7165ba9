import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/feed-reports.ts'
import { pageLimit, pageOf, refuse as refuseByCode, TransportError, type Refuse } from '#server/kernel/index.ts'
import { listFactsOfDay } from '#server/venue-play/index.ts'
import type { ReportNeeds } from '../needs.ts'
import { findVenueDay } from './feed-logs.queries.ts'
import { showVenueDays } from './feed-logs.ts'

const refuse: Refuse<typeof calls.listVenueFacts> = refuseByCode
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Facts of a venue that a row of the log of venues sums up. */
export async function listVenueFacts(
  { db }: Pick<ReportNeeds, 'db'>,
  query: QueryOf<typeof calls.listVenueFacts>,
): Promise<ReplyOf<typeof calls.listVenueFacts>> {
  const row = await findVenueDay(db, query.rowId)
  const [shown] = row ? await showVenueDays(db, [row]) : []
  if (!row || !shown) return refuse('ERR_LOG_ROW_NOT_FOUND')
  const { venueId, day, currency } = row
  const limit = pageLimit(query.limit)
  const after = query.cursor ?? BEFORE_ALL
  if (!UUID.test(after)) throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  const facts = await listFactsOfDay(db, { venueId, day, currency, after, limit: limit + 1 })
  const { rows, nextCursor } = pageOf(facts, limit, ({ id }) => id)
  return {
    row: shown,
    nextCursor,
    rows: rows.map(({ reference, at, kind, playerId, terminalId, amountMinor }) => ({
      reference,
      at: at.toISOString(),
      kind,
      playerId,
      terminalId,
      amount: { amountMinor, currency },
    })),
  }
}
