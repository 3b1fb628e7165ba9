import { dayOf } from '#contract/states/calendar.ts'
import type { Clock, Transaction } from '#server/kernel/index.ts'
import { storeStatements, type StatementNeeds } from '../store-statements.ts'
import { readOwnStatements, type OwnStatements } from '../read-own-statements.ts'
import { countKnownItems } from '../statements.queries.ts'
import { daysToFetch, nextFetchAt, type FetchPlan } from './fetch-due.ts'
import * as queries from './fetches.queries.ts'
import type { StatementBank } from './statement-bank.ts'

export type FetchNeeds = StatementNeeds & {
  readonly bank: StatementBank
  /** The bank measures its minimum delay and its days in real time, even where the product's clock is shifted. */
  readonly worldClock: Clock
  /** The market's zone, for days. */
  readonly timeZone: string
  /** Called with problems that a person has to look at. */
  readonly onProblem: (problem: string) => void
}

type Days = ReturnType<typeof daysToFetch>

/**
 * One run of the worker's heartbeat: when it is due, requests the movements of our account from the bank, and imports
 * them as a file of staff would be imported. The request is recorded first, so that none comes too early after a crash;
 * movements are identified by the bank's numbers, so overlapping days change nothing twice.
 * @returns the outcome; undefined when it was not due
 */
export async function fetchStatements(needs: FetchNeeds): Promise<queries.FetchRow['outcome'] | undefined> {
  const days = await needs.db.transaction((tx) => claim(tx, needs))
  if (!days) return undefined
  const answer = await needs.bank.fetchPeriod(days.from, days.to)
  const read = answer.ok ? readOwnStatements(needs, answer.bytes) : { problem: answer.problem }
  const { outcome, problem } = await needs.db.transaction((tx) => keepAnswer(tx, needs, days, read))
  if (problem !== null) needs.onProblem(problem)
  return outcome
}

/** The days to request, if the last request is old enough. From here on the request is recorded. */
async function claim(tx: Transaction, { worldClock, rules, timeZone }: FetchNeeds): Promise<Days | undefined> {
  const { iban } = rules.payer
  await queries.lockWatched(tx, iban)
  const now = worldClock.now()
  const watched = await queries.findWatched(tx, iban)
  if (watched) {
    const [last] = await queries.listFetches(tx, iban, 1)
    if (now < nextFetchAt(planOf(watched, last))) return undefined
  }
  await queries.recordFetch(tx, iban, now)
  return daysToFetch(watched?.wholeUntil ?? null, dayOf(timeZone, now))
}

/** The last request with its outcome, unless that outcome is of an earlier one. */
export function planOf({ askedAt }: queries.WatchedAccount, last: queries.FetchRow | undefined): FetchPlan {
  return { askedAt, ended: last && last.fetchedAt >= askedAt ? last : undefined }
}

/** Movements, the days that are complete now, and the outcome: all in one transaction. */
async function keepAnswer(
  tx: Transaction,
  needs: FetchNeeds,
  days: Days,
  read: OwnStatements | { readonly problem: string },
): Promise<queries.NewFetch> {
  const { worldClock, rules, bank } = needs
  const { iban } = rules.payer
  await queries.lockWatched(tx, iban)
  const isTaken = !('problem' in read)
  const items = isTaken ? await keepNews(tx, needs, read) : 0
  if (isTaken) await queries.recordCompleteUntil(tx, iban, days.to)
  const row: queries.NewFetch = {
    iban,
    bank: bank.name,
    fromDay: days.from,
    toDay: days.to,
    fetchedAt: worldClock.now(),
    outcome: !isTaken ? 'failed' : items > 0 ? 'taken' : 'unchanged',
    problem: !isTaken ? read.problem : days.isWhole ? null : 'days-missing',
    items,
  }
  const [last] = await queries.listFetches(tx, iban, 1)
  const isSame = last?.outcome === row.outcome && last.problem === row.problem && row.outcome !== 'taken'
  if (last && isSame) await queries.repeatFetch(tx, last.id, row)
  else await queries.insertFetch(tx, row)
  return row
}

/** A statement without a new movement is not stored. Returns how many were new. */
async function keepNews(tx: Transaction, needs: FetchNeeds, read: OwnStatements): Promise<number> {
  const refs = read.statements.flatMap(({ items }) => items.map(({ bankRef }) => bankRef))
  if ((await countKnownItems(tx, needs.rules.payer.iban, refs)) === refs.length) return 0
  return (await storeStatements(tx, needs, read, 'bank')).counts.items
}
