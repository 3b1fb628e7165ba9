import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { FUNNEL_DAYS_MAX, type getCohorts, type getFunnel } from '#contract/play-v1/people-reports.ts'
import { daysAfter, firstOfMonth, firstOfNextMonth, startOfDay } from '#contract/states/calendar.ts'
import { findVerified } from '#server/documents/index.ts'
import { countRegistered, listRegistered } from '#server/players/index.ts'
import { freshnessOf } from '../game-sums.ts'
import type { ReportNeeds } from '../needs.ts'
import { readList, readPeriod } from '../read-filter.ts'
import { countActiveOfCohorts, listFirstDays } from './people.queries.ts'

type Stage = ReplyOf<typeof getFunnel>['rows'][number]
const NOBODY = { registered: 0, verified: 0, deposited: 0, staked: 0 }

/** For people who registered on a day: how many have been verified, deposited and staked, at any time. */
export async function getFirstDepositFunnel(
  { db, timeZone: zone, requiredPapers: variants }: ReportNeeds,
  query: QueryOf<typeof getFunnel>,
): Promise<ReplyOf<typeof getFunnel>> {
  const period = readPeriod(query, FUNNEL_DAYS_MAX)
  const brands = readList(query.brands)
  const people = await listRegistered(db, { ...momentsOf(zone, period), zone, targets: brands })
  const verified = new Set(
    await findVerified(
      db,
      people.map(({ playerId }) => playerId),
      variants,
    ),
  )
  const firstOf = new Map((await listFirstDays(db, { ...period, brands })).map((one) => [one.playerId, one]))
  const rows = new Map<string, Stage>()
  for (const { playerId, day } of people) {
    const row = rows.get(day) ?? { day, ...NOBODY }
    const first = firstOf.get(playerId)
    rows.set(day, {
      day,
      registered: row.registered + 1,
      verified: row.verified + (verified.has(playerId) ? 1 : 0),
      deposited: row.deposited + (first?.firstDepositOn ? 1 : 0),
      staked: row.staked + (first?.firstStakeOn ? 1 : 0),
    })
  }
  const all = [...rows.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const total = (of: keyof typeof NOBODY) => all.reduce((sum, row) => sum + row[of], 0)
  const totals = {
    registered: total('registered'),
    verified: total('verified'),
    deposited: total('deposited'),
    staked: total('staked'),
  }
  return { rows: all, totals, ...(await freshnessOf(db)) }
}

/** For people who registered in a month: how many began a round in it and in each month after. */
export async function getPlayCohorts(
  { db, timeZone: zone }: ReportNeeds,
  query: QueryOf<typeof getCohorts>,
): Promise<ReplyOf<typeof getCohorts>> {
  const { from, to } = readPeriod(query)
  const brands = readList(query.brands)
  // A cohort is a whole month.
  const period = { from: firstOfMonth(from), to }
  const registered = new Map<string, number>()
  for (const { day, count } of await countRegistered(db, { ...momentsOf(zone, period), zone, targets: brands }))
    registered.set(firstOfMonth(day), (registered.get(firstOfMonth(day)) ?? 0) + count)
  const active = new Map(
    (await countActiveOfCohorts(db, { ...period, brands })).map((one) => [`${one.month} ${one.activeIn}`, one.people]),
  )
  const months: string[] = []
  for (let month = period.from; month <= to; month = firstOfNextMonth(month)) months.push(month)
  return {
    rows: months.map((month, place) => ({
      month,
      registered: registered.get(month) ?? 0,
      active: months.slice(place).map((later) => active.get(`${month} ${later}`) ?? 0),
    })),
    ...(await freshnessOf(db)),
  }
}

const momentsOf = (zone: string, { from, to }: { readonly from: string; readonly to: string }) => ({
  from: startOfDay(zone, from),
  before: startOfDay(zone, daysAfter(to, 1)),
})
