import { bonusLog } from '#contract/lists/bonus-log.ts'
import { venueLog } from '#contract/lists/venue-log.ts'
import { sql, type Querier, type SqlList } from '#server/kernel/index.ts'
import type { BonusDayRow } from './bonus-days.queries.ts'
import type { VenueDayRow } from './venue-days.queries.ts'

export type BonusDayListed = BonusDayRow & { readonly id: string }
export type VenueDayListed = VenueDayRow & { readonly id: string }

const key = { by: sql`d.id`, type: 'uuid' } as const
const shared = {
  day: { by: sql`d.day`, type: 'date' },
  brand: { by: sql`d.target`, type: 'text' },
  currency: { by: sql`d.currency`, type: 'text' },
} as const
const sum = (by: SqlList['select']) => ({ by, type: 'bigint' }) as const

export const bonusDaysInSql: SqlList = {
  list: bonusLog,
  select: sql`d.*`,
  from: sql`reporting.bonus_day d`,
  key,
  columns: {
    ...shared,
    name: { by: sql`d.source_id`, type: 'uuid' },
    given: sum(sql`d.given`),
    staked: sum(sql`d.staked`),
    wagered: sum(sql`d.wagered`),
    won: sum(sql`d.won`),
    converted: sum(sql`d.converted`),
    takenBack: sum(sql`d.taken_back`),
    cost: sum(sql`d.cost`),
    free: sum(sql`d.free`),
  },
  currency: sql`d.currency`,
}

export const venueDaysInSql: SqlList = {
  list: venueLog,
  select: sql`d.*`,
  from: sql`reporting.venue_day d`,
  key,
  columns: {
    ...shared,
    venue: { by: sql`d.venue_id`, type: 'uuid' },
    stake: sum(sql`d.stake`),
    win: sum(sql`d.win`),
    jackpot: sum(sql`d.jackpot`),
    ggr: sum(sql`d.ggr`),
  },
  currency: sql`d.currency`,
}

export async function findBonusDay(db: Querier, id: string): Promise<BonusDayListed | undefined> {
  const [row] = await db.query<BonusDayListed>(sql`
    select id, day, target, currency, source_id, of_campaign, offered, accepted, given, staked, wagered, won, converted,
           taken_back, cost, free_rounds, free
      from reporting.bonus_day where id = ${id}::uuid`)
  return row
}

export async function findVenueDay(db: Querier, id: string): Promise<VenueDayListed | undefined> {
  const [row] = await db.query<VenueDayListed>(sql`
    select id, day, target, venue_id, currency, visits, players, rounds, stake, win, jackpot, ggr
      from reporting.venue_day where id = ${id}::uuid`)
  return row
}
