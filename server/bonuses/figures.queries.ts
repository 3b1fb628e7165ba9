import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '../kernel/index.ts'

/** New steps since an instant: their number, the last instant, and the days that they count in. */
export type NewRows = { readonly count: number; readonly last: Date | null; readonly days: readonly string[] }

/** Steps in the books since an instant. */
export async function findNewSteps(
  db: Querier,
  { since, zone }: { readonly since: Date; readonly zone: string },
): Promise<NewRows> {
  const [row] = await db.query<NewRows>(sql`
    select count(*) as count, max(booked_at) as last,
           coalesce(json_agg(distinct (booked_at at time zone ${zone}::text)::date), '[]'::json) as days
      from bonuses.step where booked_at > ${since}`)
  return row ?? { count: 0, last: null, days: [] }
}

/** Sums of one bonus on one day, in minor units of its currency. */
export type BonusDay = {
  readonly day: string
  readonly bonusId: string
  readonly isOfCampaign: boolean
  readonly target: string | null
  readonly currency: Currency
  readonly offered: number
  readonly accepted: number
  readonly given: number
  readonly staked: number
  readonly wagered: number
  readonly won: number
  readonly converted: number
  readonly takenBack: number
}

/** Sums of steps between moments, by day and bonus. */
export async function sumSteps(
  db: Querier,
  ranges: readonly { readonly from: Date; readonly before: Date }[],
  zone: string,
): Promise<BonusDay[]> {
  return db.query<BonusDay>(sql`
    select (s.booked_at at time zone ${zone}::text)::date as day, b.id as bonus_id, b.of_campaign as is_of_campaign, b.target, b.currency,
           count(*) filter (where s.kind = 'offered') as offered, count(*) filter (where s.kind = 'accepted') as accepted,
           coalesce(sum(s.change) filter (where s.kind = 'accepted'), 0)::bigint as given,
           coalesce(sum(-s.change) filter (where s.kind = 'staked'), 0)::bigint as staked,
           coalesce(sum(s.counted), 0)::bigint as wagered,
           coalesce(sum(s.change) filter (where s.kind = 'won'), 0)::bigint as won,
           coalesce(sum(-s.change) filter (where s.kind = 'converted'), 0)::bigint as converted,
           coalesce(sum(-s.change) filter (where s.kind in ('taken-back', 'used-up', 'forfeited', 'expired')), 0)::bigint
             as taken_back
      from unnest(${ranges.map(({ from }) => from)}::timestamptz[], ${ranges.map(({ before }) => before)}::timestamptz[])
             as r (from_at, before_at)
           join bonuses.step s on s.booked_at >= r.from_at and s.booked_at < r.before_at
           join bonuses.award a on a.id = s.award_id join bonuses.bonus b on b.id = a.bonus_id
     group by 1, 2, 3, 4, 5`)
}

/** Who accepted a bonus, and on which day for the first time within some moments. */
export type Acceptance = { readonly bonusId: string; readonly playerId: number; readonly day: string }

export async function listAcceptances(
  db: Querier,
  of: { readonly from: Date; readonly before: Date; readonly zone: string },
): Promise<Acceptance[]> {
  return db.query<Acceptance>(sql`
    select a.bonus_id, a.player_id, min((s.booked_at at time zone ${of.zone}::text)::date) as day
      from bonuses.step s join bonuses.award a on a.id = s.award_id
     where s.kind = 'accepted' and s.booked_at >= ${of.from} and s.booked_at < ${of.before}
     group by a.bonus_id, a.player_id`)
}

/** A step, as a detail of a row of a report. */
export type StepOfDay = {
  readonly no: number
  readonly kind: string
  readonly at: Date
  readonly awardId: string
  readonly playerId: number
  readonly change: number
  readonly counted: number | null
}

/** Steps of some bonuses between two moments, after the number of one of them. */
export async function listStepsOfDay(
  db: Querier,
  of: {
    readonly bonusIds: readonly string[]
    readonly from: Date
    readonly before: Date
    readonly after: number
    readonly limit: number
  },
): Promise<StepOfDay[]> {
  return db.query<StepOfDay>(sql`
    select s.no, s.kind, s.booked_at as at, s.award_id, a.player_id, s.change, s.counted
      from bonuses.step s join bonuses.award a on a.id = s.award_id
     where s.booked_at >= ${of.from} and s.booked_at < ${of.before} and a.bonus_id = any(${[...of.bonusIds]}::uuid[])
       and s.no > ${of.after}::bigint
     order by s.no limit ${of.limit}`)
}

export async function findBonusNames(
  db: Querier,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db.query<{ id: string; name: string }>(sql`
    select id, name from bonuses.bonus where id = any(${[...ids]}::uuid[])`)
}
