import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { findNewSteps, sumSteps } from '#server/bonuses/index.ts'
import { findCampaignsOf } from '#server/campaigns/index.ts'
import { findNewFreeRounds } from '#server/free-rounds/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import * as queries from './bonus-days.queries.ts'
import type { Days, Feed } from './feed.ts'
import { readFreeRounds, sourceOfGiver } from './free-rounds-days.ts'

/** Bonus money and free rounds by campaign and day, dated as their movements are in the books. */
export const bonusFeed: Feed = {
  name: 'bonus-days',
  former: 'bonus-steps',
  findNew: async (db, of) => {
    const [steps, rounds] = [await findNewSteps(db, of), await findNewFreeRounds(db, of)]
    const moments = [steps.last, rounds.last].flatMap((last) => (last ? [last.getTime()] : []))
    return {
      count: steps.count + rounds.count,
      last: moments.length > 0 ? new Date(Math.max(...moments)) : null,
      days: [...new Set([...steps.days, ...rounds.days])],
    }
  },
  sum: async (tx, zone, days) => queries.replaceBonusDays(tx, days, await makeDays(tx, zone, days)),
  check: async (tx, zone, days) => [
    ...(await queries.findWrongBonusDays(tx, days, await makeDays(tx, zone, days))).map(({ detail }) => ({
      rule: 'bonus-day',
      detail,
    })),
    ...(await queries.findUnbookedBonuses(tx, days)).map(({ detail }) => ({ rule: 'bonus-books', detail })),
  ],
}

/** Figures of one day of a campaign version, or of a source without a campaign. */
type Happened = {
  readonly day: string
  readonly currency: queries.BonusDayRow['currency']
  readonly target: string | null
  readonly versionId: string | null
  /** The key in place of a campaign, where there is none. */
  readonly otherwise: string
  readonly sums: Partial<queries.BonusSums>
}

/** Sums by campaign: its versions are bonuses of their own. */
async function makeDays(db: Querier, zone: string, days: Days): Promise<queries.BonusDayRow[]> {
  const happened = await readHappened(db, zone, days)
  const versions = new Set(happened.flatMap(({ versionId }) => (versionId === null ? [] : [versionId])))
  const campaigns = new Map((await findCampaignsOf(db, { versions: [...versions] })).map((one) => [one.versionId, one]))
  const rows = new Map<string, queries.BonusDayRow>()
  for (const { day, currency, target, versionId, otherwise, sums } of happened) {
    const campaign = campaigns.get(versionId ?? '')
    const place = {
      day,
      target: campaign?.target ?? target ?? '',
      currency,
      sourceId: campaign?.campaignId ?? otherwise,
      ofCampaign: campaign !== undefined,
    }
    const key = Object.values(place).join(' ')
    rows.set(key, { ...place, ...added(rows.get(key), sums) })
  }
  return [...rows.values()]
}

async function readHappened(db: Querier, zone: string, { from, to }: Days): Promise<Happened[]> {
  const moments = { from: startOfDay(zone, from), before: startOfDay(zone, daysAfter(to, 1)) }
  const steps = await sumSteps(db, [moments], zone)
  const rounds = await readFreeRounds(db, { ...moments, zone })
  return [
    ...steps.map(({ day, currency, target, bonusId, isOfCampaign, ...sums }): Happened => ({
      day,
      currency,
      target,
      versionId: isOfCampaign ? bonusId : null,
      otherwise: bonusId,
      sums,
    })),
    ...rounds.map(
      ({ day, currency, target, versionId, giver, offered, accepted, rounds: freeRounds, free }): Happened => ({
        day,
        currency,
        target,
        versionId,
        otherwise: versionId ?? sourceOfGiver(giver ?? ''),
        sums: { offered, accepted, freeRounds, free },
      }),
    ),
  ]
}

function added(before: queries.BonusSums | undefined, more: Happened['sums']): queries.BonusSums {
  const sum = (of: Exclude<keyof queries.BonusSums, 'cost'>) => (before?.[of] ?? 0) + (more[of] ?? 0)
  const [staked, won, converted, free] = [sum('staked'), sum('won'), sum('converted'), sum('free')]
  return {
    offered: sum('offered'),
    accepted: sum('accepted'),
    given: sum('given'),
    staked,
    wagered: sum('wagered'),
    won,
    converted,
    takenBack: sum('takenBack'),
    freeRounds: sum('freeRounds'),
    free,
    // Its deductions in NGR: GGR from bonus money, bonus money converted to cash, and what the house paid for rounds.
    cost: staked - won + converted + free,
  }
}
