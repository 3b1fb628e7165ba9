import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/feed-reports.ts'
import { findBonusNames } from '#server/bonuses/index.ts'
import { findCampaignsOf } from '#server/campaigns/index.ts'
import { makeListSource, type Querier } from '#server/kernel/index.ts'
import { findNamesOfVenues } from '#server/topology/index.ts'
import type { ReportNeeds } from '../needs.ts'
import type { BonusSums } from './bonus-days.queries.ts'
import * as queries from './feed-logs.queries.ts'
import { giverOfSource } from './free-rounds-days.ts'

type Needs = Pick<ReportNeeds, 'db'>
type BonusRow = ReplyOf<typeof calls.listBonusDays>['rows'][number]
type VenueRow = ReplyOf<typeof calls.listVenueDays>['rows'][number]

/** Bonus money by day and campaign. */
export const bonusDaysListed = ({ db }: Needs) =>
  makeListSource(
    { db },
    {
      of: queries.bonusDaysInSql,
      call: calls.listBonusDays,
      show: (rows: readonly queries.BonusDayListed[]) => showBonusDays(db, rows),
    },
  )

/** Play at venues by day. */
export const venueDaysListed = ({ db }: Needs) =>
  makeListSource(
    { db },
    {
      of: queries.venueDaysInSql,
      call: calls.listVenueDays,
      show: (rows: readonly queries.VenueDayListed[]) => showVenueDays(db, rows),
    },
  )

export async function showBonusDays(db: Querier, rows: readonly queries.BonusDayListed[]): Promise<BonusRow[]> {
  const namesOf = await readNames(db, rows)
  return rows.map((row) => {
    const { id, day, target, currency, sourceId, ofCampaign } = row
    const source = { sourceId, ofCampaign, ...namesOf(sourceId), brand: target || null }
    return { id, day, currency, ...source, ...moneyOf(row) }
  })
}

export const moneyOf = ({
  currency,
  offered,
  accepted,
  freeRounds,
  ...sums
}: BonusSums & Pick<BonusRow, 'currency'>) => {
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    offered,
    accepted,
    given: money(sums.given),
    staked: money(sums.staked),
    wagered: money(sums.wagered),
    won: money(sums.won),
    converted: money(sums.converted),
    takenBack: money(sums.takenBack),
    freeRounds,
    free: money(sums.free),
    cost: money(sums.cost),
  }
}

type Names = Pick<BonusRow, 'name' | 'gift'>

/** Current names, and kinds of gifts: for campaigns those of the latest version. */
export async function readNames(
  db: Querier,
  sources: readonly { readonly sourceId: string; readonly ofCampaign: boolean }[],
): Promise<(sourceId: string) => Names> {
  const ids = (isOfCampaign: boolean) => [
    ...new Set(sources.flatMap(({ sourceId, ofCampaign }) => (ofCampaign === isOfCampaign ? [sourceId] : []))),
  ]
  const campaigns = await findCampaignsOf(db, { campaigns: ids(true) })
  const bonuses = await findBonusNames(db, ids(false))
  const names = new Map([
    ...campaigns.map(({ campaignId, name, gift }): [string, Names] => [campaignId, { name, gift }]),
    ...bonuses.map(({ id, name }): [string, Names] => [id, { name, gift: null }]),
  ])
  return (sourceId) => {
    const giver = giverOfSource(sourceId)
    return names.get(sourceId) ?? { name: giver ?? sourceId, gift: giver ? 'free-rounds' : null }
  }
}

export async function showVenueDays(db: Querier, rows: readonly queries.VenueDayListed[]): Promise<VenueRow[]> {
  const venues = await findNamesOfVenues(db, [...new Set(rows.map(({ venueId }) => venueId))])
  const nameOf = new Map(venues.map(({ venueId, name }) => [venueId, name]))
  return rows.map(({ id, day, target, venueId, currency, visits, players, rounds, ...sums }) => {
    const money = (amountMinor: number) => ({ amountMinor, currency })
    return {
      id,
      day,
      currency,
      venueId,
      venue: nameOf.get(venueId) ?? venueId,
      brand: target || null,
      visits,
      players,
      rounds,
      stake: money(sums.stake),
      win: money(sums.win),
      jackpot: money(sums.jackpot),
      ggr: money(sums.ggr),
    }
  })
}
