import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { bonusStepList } from '#contract/lists/feed-entries.ts'
import { listBonusSteps as call } from '#contract/play-v1/feed-reports.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { listStepsOfDay } from '#server/bonuses/index.ts'
import { findCampaignsOf } from '#server/campaigns/index.ts'
import { listFreeEntries } from '#server/free-rounds/index.ts'
import {
  makeWalkedList,
  pageLimit,
  pageOf,
  refuse as refuseByCode,
  TransportError,
  type Input,
  type Querier,
  type Refuse,
} from '#server/kernel/index.ts'
import type { ReportNeeds } from '../needs.ts'
import { findBonusDay, type BonusDayListed } from './feed-logs.queries.ts'
import { showBonusDays } from './feed-logs.ts'
import { giverOfSource, readFreeRounds, sourceOfGiver } from './free-rounds-days.ts'

const refuse: Refuse<typeof call> = refuseByCode
type Row = ReplyOf<typeof call>['rows'][number]
type Needs = Pick<ReportNeeds, 'db' | 'timeZone'>

/** Order: steps by number, then free rounds by kind. */
const STEP = /^step\.(\d{1,15})$/
const FREE = /^(?:round|paid|offered|accepted)\.[0-9a-f-]{36}$/

/** The steps of a row, as a list. */
export const bonusStepsListed = (needs: Needs) =>
  makeWalkedList({
    list: bonusStepList,
    call,
    read: async (question, _reader, limit) =>
      (await findBonusDay(needs.db, question.rowId)) ? listBonusSteps(needs, { ...question, limit }) : undefined,
  })

/** A page of them, with the row. */
export async function showBonusSteps(
  needs: Needs,
  { query, caller }: Pick<Input<typeof call>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof call>> {
  const { row } = await listBonusSteps(needs, { rowId: query.rowId, limit: 1 })
  return { ...(await bonusStepsListed(needs).page(query, caller)), row }
}

/** The steps and free rounds that a row of the log of bonuses sums up. */
export async function listBonusSteps(
  { db, timeZone }: Needs,
  query: QueryOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const row = await findBonusDay(db, query.rowId)
  const [shown] = row ? await showBonusDays(db, [row]) : []
  if (!row || !shown) return refuse('ERR_LOG_ROW_NOT_FOUND')
  const limit = pageLimit(query.limit)
  const { cursor = 'step.0' } = query
  const after = STEP.exec(cursor)?.[1]
  if (after === undefined && !FREE.test(cursor)) throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  const of = { db, timeZone, row }
  const steps = after === undefined ? [] : await readSteps(of, Number(after), limit + 1)
  const rest = limit + 1 - steps.length
  const free = rest > 0 ? await readFree(of, after === undefined ? cursor : '', rest) : []
  return { row: shown, ...pageOf([...steps, ...free], limit, ({ id }) => id) }
}

type Of = { readonly db: Querier; readonly timeZone: string; readonly row: BonusDayListed }

const momentsOf = ({ timeZone, row }: Of) => ({
  from: startOfDay(timeZone, row.day),
  before: startOfDay(timeZone, daysAfter(row.day, 1)),
})

const versionsOf = async ({ db, row }: Of): Promise<string[]> =>
  row.ofCampaign
    ? (await findCampaignsOf(db, { campaigns: [row.sourceId] })).map(({ versionId }) => versionId)
    : [row.sourceId]

async function readSteps(of: Of, after: number, limit: number): Promise<Row[]> {
  const { currency } = of.row
  const steps = await listStepsOfDay(of.db, { bonusIds: await versionsOf(of), ...momentsOf(of), after, limit })
  return steps.map(({ no, kind, at, awardId, playerId, change, counted }) => ({
    id: `step.${no}`,
    at: at.toISOString(),
    step: kind,
    awardId,
    playerId,
    change: { amountMinor: change, currency },
    wagered: { amountMinor: counted ?? 0, currency },
    free: { amountMinor: 0, currency },
  }))
}

async function readFree(of: Of, after: string, limit: number): Promise<Row[]> {
  const { db, timeZone: zone, row } = of
  const { currency, sourceId, target } = row
  const giver = giverOfSource(sourceId) ?? null
  // Rounds without a campaign are those of the brand's players on that day.
  const rounds = giver === null ? [] : await readFreeRounds(db, { ...momentsOf(of), zone })
  const mine = rounds.filter((one) => one.target === target && sourceOfGiver(one.giver ?? '') === sourceId)
  const entries = await listFreeEntries(db, {
    versions: giver === null ? await versionsOf(of) : [],
    giver,
    players: mine.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])),
    ...momentsOf(of),
    after,
    limit,
  })
  return entries.map(({ id, kind, at, awardId, playerId, free }) => ({
    id,
    at: at.toISOString(),
    step: kind,
    awardId,
    playerId,
    change: { amountMinor: 0, currency },
    wagered: { amountMinor: 0, currency },
    free: { amountMinor: free, currency },
  }))
}
