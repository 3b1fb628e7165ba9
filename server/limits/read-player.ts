import { countsPlayOf, limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import { dayOf, daysAfter, firstOfMonth, periodOf, startOfDay, type Period } from '#contract/states/calendar.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { countPlay } from './count-play.ts'
import * as queries from './limits.queries.ts'
import { breakEndOf, stretchesOf, timeWithin, type Stretch } from './logon-time.ts'
import type { LimitFactsNow, LimitsNeeds, Logon } from './needs.ts'
import { countChanges, standAt, type StandingLimit } from './standing-limits.ts'

/** Days of history that are looked back on. */
export const HISTORY_DAYS = 90

/** Everything counted of one player, as of one instant. Days are those of the market's calendar. */
export type PlayerCounts = {
  readonly now: Date
  readonly zone: string
  readonly today: Period
  readonly month: Period
  readonly standing: ReadonlyMap<LimitKind, StandingLimit>
  readonly changes: readonly queries.ChangeRow[]
  readonly playDays: readonly queries.PlayDay[]
  readonly moneyDays: readonly queries.MoneyDay[]
  readonly logons: readonly Logon[]
  readonly stretches: readonly Stretch[]
  readonly visits: readonly Date[]
}

type Needs = Pick<LimitsNeeds, 'clock' | 'law' | 'findAccount' | 'gamesOfSeries' | 'readLogons'>

/** Reads one player's limits and counts; holds them to the end of the transaction, so that two changes take turns. */
export async function readPlayer(needs: Needs, tx: Transaction, playerId: number): Promise<PlayerCounts> {
  const now = needs.clock.now()
  const zone = needs.law.zone()
  const countedSeq = await queries.holdLimits(tx, playerId)
  const historyDay = firstOfMonth(daysAfter(dayOf(zone, now), -HISTORY_DAYS))
  const since = startOfDay(zone, historyDay)
  await countPlay(needs, tx, { playerId, countedSeq, since })
  const changes = await queries.findStandingChanges(tx, playerId)
  const logons = await needs.readLogons(tx, playerId, since)
  return {
    now,
    zone,
    today: periodOf('day', zone, now),
    month: periodOf('month', zone, now),
    standing: standAt(changes, now),
    changes,
    playDays: await queries.findPlayDays(tx, playerId, historyDay),
    moneyDays: await queries.findMoneyDays(tx, playerId, historyDay),
    logons,
    stretches: stretchesOf(logons, now),
    visits: await queries.findVisits(tx, playerId, since),
  }
}

/** The period that a kind counts in now; none for a break and a reality check. */
export function periodNow(counts: PlayerCounts, kind: LimitKind): Period | undefined {
  const { period } = limitFacts(kind)
  if (period === null) return undefined
  return period === 'day' ? counts.today : counts.month
}

/** What counts in a kind within a period that consists of whole days: minor units, whole minutes, or a count. */
export function countWithin(counts: PlayerCounts, kind: LimitKind, period: Period): number {
  const { measure } = limitFacts(kind)
  switch (measure) {
    case 'stake':
      return sumPlay(counts, kind, period, ({ staked }) => staked)
    case 'loss':
      return sumPlay(counts, kind, period, ({ staked, won }) => staked - won)
    case 'deposit':
      return daysIn(counts, counts.moneyDays, period).reduce((sum, { deposited }) => sum + deposited, 0)
    case 'logon-count':
      return counts.logons.filter(({ openedAt }) => isIn(openedAt, period)).length
    case 'logon-duration':
      return Math.floor(timeWithin(counts.stretches, period) / 60_000)
    case 'visits':
      return counts.visits.filter((visit) => isIn(visit, period)).length
    case 'logon-break':
    case 'reality-check':
      return 0
  }
}

function sumPlay(
  counts: PlayerCounts,
  kind: LimitKind,
  period: Period,
  amountOf: (play: queries.PlayDay) => number,
): number {
  const played = daysIn(counts, counts.playDays, period).filter(({ game }) => countsPlayOf(kind, game))
  return played.reduce((sum, play) => sum + amountOf(play), 0)
}

function daysIn<Row extends { readonly day: string }>(
  { zone }: PlayerCounts,
  rows: readonly Row[],
  { startsAt, endsAt }: Period,
): Row[] {
  const first = dayOf(zone, startsAt)
  const end = dayOf(zone, endsAt)
  return rows.filter(({ day }) => day >= first && day < end)
}

function isIn(instant: Date, { startsAt, endsAt }: Period): boolean {
  return instant >= startsAt && instant < endsAt
}

/** The facts in the form that the law reads. */
export function factsOf(counts: PlayerCounts, kinds: ReturnType<LimitsNeeds['law']['kinds']>): LimitFactsNow {
  const { standing, changes, month, stretches } = counts
  const breakMinutes = standing.get('LogonBreakWholeSystemLimit')?.value
  const breakEnd = typeof breakMinutes === 'number' ? breakEndOf(stretches, breakMinutes) : undefined
  return {
    limits: [...standing]
      .filter(([, { isChosen }]) => isChosen)
      .map(([kind, { value, pending }]) => {
        const period = periodNow(counts, kind)
        return {
          kind,
          value,
          present: period ? countWithin(counts, kind, period) : 0,
          resetsAt: period?.endsAt.toISOString() ?? null,
          ...(pending ? { pending: { value: pending.toValue, effectiveAt: pending.effectiveAt.toISOString() } } : {}),
        }
      }),
    limitsNotChosen: kinds
      .filter(({ kind, isOptional }) => !isOptional && standing.get(kind)?.isChosen !== true)
      .map(({ kind }) => kind),
    logonBreakUntil: breakEnd && breakEnd > counts.now ? breakEnd.toISOString() : null,
    changesThisMonth: countChanges(changes, month),
  }
}
