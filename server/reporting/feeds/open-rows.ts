import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/feed-reports.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { listStepsOfDay } from '#server/bonuses/index.ts'
import { findCampaignsOf } from '#server/campaigns/index.ts'
import { pageLimit, pageOf, refuse as refuseByCode, TransportError, type Refuse } from '#server/kernel/index.ts'
import { listFactsOfDay } from '#server/venue-play/index.ts'
import type { ReportNeeds } from '../needs.ts'
import { findBonusDay, findVenueDay } from './feed-logs.queries.ts'
import { showBonusDays, showVenueDays } from './feed-logs.ts'

const refuse: Refuse<typeof calls.listBonusSteps> = refuseByCode
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The steps that a row of the log of bonuses sums up. */
export async function listBonusSteps(
  { db, timeZone }: Pick<ReportNeeds, 'db' | 'timeZone'>,
  query: QueryOf<typeof calls.listBonusSteps>,
): Promise<ReplyOf<typeof calls.listBonusSteps>> {
  const row = await findBonusDay(db, query.rowId)
  const [shown] = row ? await showBonusDays(db, [row]) : []
  if (!row || !shown) return refuse('ERR_LOG_ROW_NOT_FOUND')
  const versions = row.ofCampaign ? await findCampaignsOf(db, { campaigns: [row.sourceId] }) : []
  const limit = pageLimit(query.limit)
  const after = Number(query.cursor ?? 0)
  if (!Number.isSafeInteger(after)) throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  const steps = await listStepsOfDay(db, {
    bonusIds: row.ofCampaign ? versions.map(({ versionId }) => versionId) : [row.sourceId],
    from: startOfDay(timeZone, row.day),
    before: startOfDay(timeZone, daysAfter(row.day, 1)),
    after,
    limit: limit + 1,
  })
  const { currency } = row
  const { rows, nextCursor } = pageOf(steps, limit, ({ no }) => String(no))
  return {
    row: shown,
    nextCursor,
    rows: rows.map(({ no, kind, at, awardId, playerId, change, counted }) => ({
      no,
      at: at.toISOString(),
      step: kind,
      awardId,
      playerId,
      change: { amountMinor: change, currency },
      wagered: { amountMinor: counted ?? 0, currency },
    })),
  }
}

/** What a venue told that a row of the log of venues sums up. */
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
