import { dayOf, periodOf } from '#contract/states/calendar.ts'
import type { Instant, Querier } from '#server/kernel/index.ts'
import { findRule } from '#server/law/index.ts'
import { findAccountsOfPerson } from './accounts-of-person.ts'
import * as queries from './cash-law.queries.ts'
import type { CashLawNeeds, PlayOfDay } from './needs.ts'
import { cashOfTerminals } from './terminal-cash.ts'

/** A venue without a report of play for so long counts as one that does not report (decision 0193). */
const TELLS_WITHIN_MS = 30 * 24 * 60 * 60_000

/** The market's current rules about cash: payments of a person in one day count together. */
export function cashLawOf({ market, clock }: Pick<CashLawNeeds, 'market' | 'clock'>) {
  const now = clock.now()
  return {
    dayMax: findRule(market, 'cash-day-max', now),
    identification: findRule(market, 'cash-identification', now),
    origin: findRule(market, 'cash-origin', now),
  }
}

type AccountsOfToday = { readonly accounts: readonly number[]; readonly since: Instant }

/** When the day of the market began. */
export const cashDayStart = ({ timeZone, clock }: Pick<CashLawNeeds, 'timeZone' | 'clock'>): Instant =>
  periodOf('day', timeZone, clock.now()).startsAt

/** The person's accounts, and since when their cash counts together. */
export async function findAccountsOfToday(
  needs: CashLawNeeds,
  db: Querier,
  playerId: number,
): Promise<AccountsOfToday> {
  return { accounts: await findAccountsOfPerson(needs, db, playerId), since: cashDayStart(needs) }
}

/** The person's accounts, and what they have paid in and out in cash today, whichever way. */
export async function readCashOfToday(
  needs: CashLawNeeds,
  db: Querier,
  playerId: number,
): Promise<AccountsOfToday & queries.CashSums> {
  const of = await findAccountsOfToday(needs, db, playerId)
  const told = await queries.sumCashSince(db, of.accounts, of.since)
  const terminals = await readTerminals(needs, db, of)
  return { ...of, inMinor: told.inMinor + terminals.inMinor, outMinor: told.outMinor + terminals.outMinor }
}

async function readTerminals(
  needs: CashLawNeeds,
  db: Querier,
  { accounts, since }: AccountsOfToday,
): Promise<queries.CashSums> {
  const today = dayOf(needs.timeZone, needs.clock.now())
  const venueIds = await needs.findReportingVenues(db, new Date(needs.clock.now().getTime() - TELLS_WITHIN_MS))
  const played: PlayOfDay[] = []
  // One after the other: inside a transaction they share one connection.
  for (const account of accounts) played.push(...(await needs.readVenuePlay(db, account, today)))
  return cashOfTerminals({
    ...(await queries.sumTerminalTransfers(db, accounts, { venueIds, since })),
    stakedMinor: played.reduce((sum, { staked }) => sum + staked, 0),
    wonMinor: played.reduce((sum, { won }) => sum + won, 0),
  })
}

/** Cash paid to the person today with a single approval, at desks and by withdrawals. */
export async function sumPaidAlone(needs: CashLawNeeds, db: Querier, playerId: number): Promise<number> {
  const { accounts, since } = await findAccountsOfToday(needs, db, playerId)
  const byPayouts = await queries.sumPayoutsAlone(db, accounts, since)
  return byPayouts + (await needs.sumPaidAtDesksAlone(db, accounts, since))
}

/** Whether a document of the person was checked today, by anybody. */
export async function wasIdentified(
  needs: CashLawNeeds,
  db: Querier,
  { accounts, since }: AccountsOfToday,
): Promise<boolean> {
  return (await needs.wasSeenAtDesks(db, accounts, since)) || (await queries.wasIdentifiedSince(db, accounts, since))
}
