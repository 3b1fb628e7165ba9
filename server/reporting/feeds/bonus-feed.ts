import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { findNewSteps, sumSteps, type BonusDay } from '#server/bonuses/index.ts'
import { findCampaignsOf } from '#server/campaigns/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import * as queries from './bonus-days.queries.ts'
import type { Days, Feed } from './feed.ts'

/** Bonus money by campaign and day: the steps of bonuses, each at the moment at which the books have what it moved. */
export const bonusFeed: Feed = {
  name: 'bonus-steps',
  findNew: findNewSteps,
  sum: async (tx, zone, days) => queries.replaceBonusDays(tx, days, await makeDays(tx, zone, days)),
  check: async (tx, zone, days) => [
    ...(await queries.findWrongBonusDays(tx, days, await makeDays(tx, zone, days))).map(({ detail }) => ({
      rule: 'bonus-day',
      detail,
    })),
    ...(await queries.findUnbookedBonuses(tx, days)).map(({ detail }) => ({ rule: 'bonus-books', detail })),
  ],
}

/** Sums of steps by campaign: its versions are bonuses of their own. */
async function makeDays(db: Querier, zone: string, { from, to }: Days): Promise<queries.BonusDayRow[]> {
  const steps = await sumSteps(db, [{ from: startOfDay(zone, from), before: startOfDay(zone, daysAfter(to, 1)) }], zone)
  const versions = [...new Set(steps.flatMap(({ bonusId, isOfCampaign }) => (isOfCampaign ? [bonusId] : [])))]
  const campaigns = new Map((await findCampaignsOf(db, { versions })).map((one) => [one.versionId, one]))
  const rows = new Map<string, queries.BonusDayRow>()
  for (const step of steps) {
    const campaign = campaigns.get(step.bonusId)
    const place = {
      day: step.day,
      target: campaign?.target ?? step.target ?? '',
      currency: step.currency,
      sourceId: campaign?.campaignId ?? step.bonusId,
      ofCampaign: campaign !== undefined,
    }
    const key = Object.values(place).join(' ')
    rows.set(key, { ...place, ...added(rows.get(key), step) })
  }
  return [...rows.values()]
}

function added(before: queries.BonusDayRow | undefined, step: BonusDay): queries.BonusSums {
  const sum = (of: Exclude<keyof queries.BonusSums, 'cost'>) => (before?.[of] ?? 0) + step[of]
  const [staked, won, converted] = [sum('staked'), sum('won'), sum('converted')]
  return {
    offered: sum('offered'),
    accepted: sum('accepted'),
    given: sum('given'),
    staked,
    wagered: sum('wagered'),
    won,
    converted,
    takenBack: sum('takenBack'),
    // What NGR leaves out for it: what of GGR bonus money has lost, and what of it became cash.
    cost: staked - won + converted,
  }
}
