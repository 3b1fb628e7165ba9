import { countsPlayOf, limitFacts, type LimitKind } from '#contract/shapes/limits.ts'
import { dayOf, daysAfter, firstOfMonth, periodOf, startOfDay, type Period } from '#contract/states/calendar.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { findAccountRows } from './account.queries.ts'
import { countPlay } from './count-play.ts'
import * as queries from './limits.queries.ts'
import { breakEndOf, stretchesOf, timeWithin, type Stretch } from './logon-time.ts'
import type { LimitFactsNow, LimitsNeeds } from './needs.ts'
import { strictestOf, type AccountCounts } from './person.ts'
import { countChanges, standAt, type StandingLimit } from './standing-limits.ts'

/** Days of history that are read. */
export const HISTORY_DAYS = 90

/** All counts of one player at one instant. Days are those of the market's calendar. */
export type PlayerCounts = AccountCounts & {
  readonly now: Date
  readonly zone: string
  readonly today: Period
  readonly month: Period
  readonly changes: readonly queries.ChangeRow[]
  /** Time signed in of the person, at any account. */
  readonly stretches: readonly Stretch[]
  /** The person's other accounts at brands of the operator: their play counts in every limit. */
  readonly elsewhere: readonly AccountCounts[]
  /** Limits in force for the person: of each kind the strictest of all accounts. */
  readonly inForce: ReadonlyMap<LimitKind, StandingLimit>
}

type Needs = Pick<
  LimitsNeeds,
  'clock' | 'law' | 'findAccount' | 'gamesOfSeries' | 'readLogons' | 'readIncoming' | 'readVenuePlay' | 'brands'
>

/**
 * Reads one player's limits and counts; locks them until the end of the transaction, so that two changes run one after
 * the other.
 */
export async function readPlayer(needs: Needs, tx: Transaction, playerId: number): Promise<PlayerCounts> {
  const now = needs.clock.now()
  const zone = needs.law.zone()
  const others = (await needs.brands?.findOthers(tx, playerId)) ?? []
  const countedSeqs = await queries.lockInOrder(tx, [playerId, ...others])
  const historyDay = firstOfMonth(daysAfter(dayOf(zone, now), -HISTORY_DAYS))
  const read = (id: number) =>
    readAccount(needs, tx, { playerId: id, countedSeq: countedSeqs.get(id) ?? 0, historyDay, zone, now })
  const { changes, ...own } = await read(playerId)
  const elsewhere: AccountCounts[] = []
  for (const id of others) elsewhere.push(await read(id))
  const logons = [own, ...elsewhere].flatMap((account) => account.logons)
  return {
    ...own,
    now,
    zone,
    changes,
    today: periodOf('day', zone, now),
    month: periodOf('month', zone, now),
    stretches: stretchesOf(logons, now),
    elsewhere,
    inForce: strictestOf(own.standing, elsewhere),
  }
}

async function readAccount(
  needs: Needs,
  tx: Transaction,
  asked: {
    readonly playerId: number
    readonly countedSeq: number
    readonly historyDay: string
    readonly zone: string
    readonly now: Date
  },
): Promise<AccountCounts & { readonly changes: readonly queries.ChangeRow[] }> {
  const { playerId, countedSeq, historyDay, zone, now } = asked
  const since = startOfDay(zone, historyDay)
  await countPlay(needs, tx, { playerId, countedSeq, since })
  const rows = await findAccountRows(tx, { playerId, sinceDay: historyDay, since })
  return {
    playerId,
    ...rows,
    standing: standAt(rows.changes, now),
    venueDays: (await needs.readVenuePlay?.(tx, playerId, historyDay)) ?? [],
    // Open deposits may settle at any moment: they count now.
    incoming: ((await needs.readIncoming?.(tx, playerId, since)) ?? []).map((one) => ({ ...one, at: one.at ?? now })),
    logons: await needs.readLogons(tx, playerId, since),
  }
}

/** The same counts after the player's requests have changed in this transaction: nothing else is read again. */
export async function rereadChanges(tx: Transaction, counts: PlayerCounts): Promise<PlayerCounts> {
  const changes = await queries.findStandingChanges(tx, counts.playerId)
  const standing = standAt(changes, counts.now)
  return { ...counts, changes, standing, inForce: strictestOf(standing, counts.elsewhere) }
}

/** The current period of a kind; undefined for a break and a reality check. */
export function periodNow(counts: PlayerCounts, kind: LimitKind): Period | undefined {
  const { period } = limitFacts(kind)
  if (period === null) return undefined
  return period === 'day' ? counts.today : counts.month
}

/** Count of a kind within a period of whole days, at all accounts: minor units, whole minutes, or a number. */
export function countWithin(counts: PlayerCounts, kind: LimitKind, period: Period): number {
  if (limitFacts(kind).measure === 'logon-duration') return Math.floor(timeWithin(counts.stretches, period) / 60_000)
  return [counts, ...counts.elsewhere].reduce(
    (sum, account) => sum + countOfAccount(account, counts.zone, kind, period),
    0,
  )
}

/** The same for one account. A break, a reality check and time belong to the person and are no sum. */
export function countOfAccount(account: AccountCounts, zone: string, kind: LimitKind, period: Period): number {
  const { measure } = limitFacts(kind)
  switch (measure) {
    case 'stake':
      return sumPlay(account, zone, { kind, period }, ({ staked }) => staked)
    case 'loss':
      return sumPlay(account, zone, { kind, period }, ({ staked, won }) => staked - won)
    case 'deposit':
      return sumDeposits(account, zone, period)
    case 'logon-count':
      return account.logons.filter(({ openedAt }) => isIn(openedAt, period)).length
    case 'visits':
      return account.visits.filter((visit) => isIn(visit, period)).length
    case 'logon-duration':
    case 'logon-break':
    case 'reality-check':
      return 0
  }
}

/** What of a stake or a loss was played at terminals of venues. */
export function countAtVenues(
  { venueDays }: AccountCounts,
  zone: string,
  of: { readonly kind: LimitKind; readonly period: Period },
): number {
  const atVenues = { playDays: [], venueDays }
  const { measure } = limitFacts(of.kind)
  if (measure === 'stake') return sumPlay(atVenues, zone, of, ({ staked }) => staked)
  return measure === 'loss' ? sumPlay(atVenues, zone, of, ({ staked, won }) => staked - won) : 0
}

function sumDeposits({ moneyDays, incoming }: AccountCounts, zone: string, period: Period): number {
  const booked = daysIn(zone, moneyDays, period).reduce((sum, { deposited }) => sum + deposited, 0)
  return incoming.filter(({ at }) => isIn(at, period)).reduce((sum, { amountMinor }) => sum + amountMinor, booked)
}

function sumPlay(
  { playDays, venueDays }: Pick<AccountCounts, 'playDays' | 'venueDays'>,
  zone: string,
  { kind, period }: { kind: LimitKind; period: Period },
  amountOf: (play: queries.PlayDay) => number,
): number {
  const played = daysIn(zone, [...playDays, ...venueDays], period).filter(({ game }) => countsPlayOf(kind, game))
  return played.reduce((sum, play) => sum + amountOf(play), 0)
}

function daysIn<Row extends { readonly day: string }>(
  zone: string,
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

/** The facts in the form of the law. */
export function factsOf(counts: PlayerCounts, kinds: ReturnType<LimitsNeeds['law']['kinds']>): LimitFactsNow {
  const { standing, inForce, changes, month, stretches } = counts
  const breakMinutes = inForce.get('LogonBreakWholeSystemLimit')?.value
  const breakEnd = typeof breakMinutes === 'number' ? breakEndOf(stretches, breakMinutes) : undefined
  return {
    limits: [...inForce]
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
