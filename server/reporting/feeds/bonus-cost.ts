import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { VALUE_DAYS, type getBonusCost as call } from '#contract/play-v1/feed-reports.ts'
import { daysAfter, dayOf, startOfDay } from '#contract/states/calendar.ts'
import { listAcceptances } from '#server/bonuses/index.ts'
import { findCampaignsOf } from '#server/campaigns/index.ts'
import { listFreeAcceptances } from '#server/free-rounds/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { freshnessOf } from '../game-sums.ts'
import type { ReportNeeds } from '../needs.ts'
import { readList, readPeriod, type Period } from '../read-filter.ts'
import * as queries from './bonus-cost.queries.ts'
import { moneyOf, readNames } from './feed-logs.ts'

/** Cost of bonuses, and NGR of their receivers before and after (decision 0157). */
export async function getBonusCost(
  { db, clock, timeZone: zone }: ReportNeeds,
  query: QueryOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const period = readPeriod(query)
  const selection = { ...period, brands: readList(query.brands), currencies: readList(query.currencies) }
  const sources = await queries.listBonusSources(db, selection)
  const namesOf = await readNames(db, sources)
  const receivers = await readReceivers(db, zone, period, sources)
  const ngrOf = new Map((await queries.sumReceiversNgr(db, receivers, VALUE_DAYS)).map((one) => [one.sourceId, one]))
  const receiversOf = Map.groupBy(receivers, ({ sourceId }) => sourceId)
  const today = dayOf(zone, clock.now())
  const days = await queries.listBonusCostDays(db, selection)
  return {
    rows: sources.map((source) => {
      const { sourceId, ofCampaign, target, currency } = source
      const people = receiversOf.get(sourceId) ?? []
      const money = (amountMinor: number) => ({ amountMinor, currency })
      return {
        sourceId,
        ofCampaign,
        ...namesOf(sourceId),
        brand: target || null,
        ...moneyOf(source),
        receivers: people.length,
        ngrBefore: money(ngrOf.get(sourceId)?.before ?? 0),
        ngrAfter: money(ngrOf.get(sourceId)?.after ?? 0),
        isWhole: people.every(({ day }) => daysAfter(day, VALUE_DAYS) <= today),
      }
    }),
    days: days.map(({ day, currency, given, cost }) => ({
      day,
      given: { amountMinor: given, currency },
      cost: { amountMinor: cost, currency },
    })),
    ...(await freshnessOf(db)),
  }
}

/** People who accepted something of the sources in these days, once per source, on the first such day. */
async function readReceivers(
  db: Querier,
  zone: string,
  { from, to }: Period,
  sources: Awaited<ReturnType<typeof queries.listBonusSources>>,
): Promise<queries.Receiver[]> {
  const moments = { from: startOfDay(zone, from), before: startOfDay(zone, daysAfter(to, 1)) }
  const rounds = await listFreeAcceptances(db, { ...moments, zone })
  const accepted = [
    ...(await listAcceptances(db, { ...moments, zone })),
    ...rounds.map(({ versionId, ...one }) => ({ ...one, bonusId: versionId })),
  ]
  const versions = [...new Set(accepted.map(({ bonusId }) => bonusId))]
  const campaignOf = new Map((await findCampaignsOf(db, { versions })).map((one) => [one.versionId, one.campaignId]))
  const currencyOf = new Map(sources.map(({ sourceId, currency }) => [sourceId, currency]))
  const first = new Map<string, queries.Receiver>()
  for (const { bonusId, playerId, day } of accepted) {
    const sourceId = campaignOf.get(bonusId) ?? bonusId
    const currency = currencyOf.get(sourceId)
    const key = `${sourceId} ${playerId}`
    const before = first.get(key)
    if (currency !== undefined && (before === undefined || day < before.day))
      first.set(key, { sourceId, playerId, day, currency })
  }
  return [...first.values()]
}
