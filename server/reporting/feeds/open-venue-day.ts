import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { venueFactList } from '#contract/lists/feed-entries.ts'
import { listVenueFacts as call } from '#contract/play-v1/feed-reports.ts'
import {
  makeWalkedList,
  pageLimit,
  pageOf,
  refuse as refuseByCode,
  TransportError,
  type Input,
  type Refuse,
} from '#server/kernel/index.ts'
import { listFactsOfDay } from '#server/venue-play/index.ts'
import type { ReportNeeds } from '../needs.ts'
import { findVenueDay } from './feed-logs.queries.ts'
import { showVenueDays } from './feed-logs.ts'

const refuse: Refuse<typeof call> = refuseByCode
type Needs = Pick<ReportNeeds, 'db'>
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The facts of a row, as a list. */
export const venueFactsListed = (needs: Needs) =>
  makeWalkedList({
    list: venueFactList,
    call,
    read: async (question, _reader, limit) =>
      (await findVenueDay(needs.db, question.rowId)) ? listVenueFacts(needs, { ...question, limit }) : undefined,
  })

/** A page of them, with the row. */
export async function showVenueFacts(
  needs: Needs,
  { query, caller }: Pick<Input<typeof call>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof call>> {
  const { row } = await listVenueFacts(needs, { rowId: query.rowId, limit: 1 })
  return { ...(await venueFactsListed(needs).page(query, caller)), row }
}

/** Facts of a venue that a row of the log of venues sums up. */
export async function listVenueFacts({ db }: Needs, query: QueryOf<typeof call>): Promise<ReplyOf<typeof call>> {
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
