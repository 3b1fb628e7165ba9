import type { Static } from 'typebox'
import type { CashIdentification } from '#contract/shapes/cash.ts'
import { periodOf } from '#contract/states/calendar.ts'
import { findVerifiedHolders } from '#server/documents/index.ts'
import { refuse, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { findRule } from '#server/law/index.ts'
import { sumCashSince } from '#server/payments/index.ts'
import { wasIdentifiedSince } from './movements.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { lockCashOf } from './presences.queries.ts'

export type CashQuestion = {
  readonly playerId: number
  readonly direction: 'in' | 'out'
  readonly amountMinor: number
  readonly identification?: Static<typeof CashIdentification> | undefined
}

/** What the market's law says of cash now: payments of a person in one day count together. */
export function cashLawOf({ market, clock }: Pick<CashDeskNeeds, 'market' | 'clock'>) {
  const now = clock.now()
  return {
    dayMax: findRule(market, 'cash-day-max', now),
    identification: findRule(market, 'cash-identification', now),
    origin: findRule(market, 'cash-origin', now),
  }
}

type AccountsOfToday = { readonly accounts: readonly number[]; readonly since: Instant }

/** When the day of the market began. */
export const dayStart = ({ timeZone, clock }: CashDeskNeeds): Instant => periodOf('day', timeZone, clock.now()).startsAt

/** The person's accounts, and since when their cash counts together. */
export async function findAccountsOfToday(
  needs: CashDeskNeeds,
  db: Querier,
  playerId: number,
): Promise<AccountsOfToday> {
  return { accounts: [playerId, ...(await needs.findOtherAccounts(db, playerId))], since: dayStart(needs) }
}

/** The person's accounts, and what they have paid in and out in cash today. */
export async function readCashOfToday(
  needs: CashDeskNeeds,
  db: Querier,
  playerId: number,
): Promise<AccountsOfToday & { readonly inMinor: number; readonly outMinor: number }> {
  const of = await findAccountsOfToday(needs, db, playerId)
  return { ...of, ...(await sumCashSince(db, of.accounts, of.since)) }
}

/** One process at a time judges the cash of a person until its transaction ends. */
export async function takeCashTurn(
  { findOtherAccounts }: CashDeskNeeds,
  tx: Transaction,
  playerId: number,
): Promise<void> {
  await lockCashOf(tx, [playerId, ...(await findOtherAccounts(tx, playerId))])
}

/**
 * Refuses cash above what the law lets two parties pay in a day, and asks for a document, and for the origin of money that comes in,
 * before the sum of the day passes the figure. The turn is taken.
 */
export async function judgeCash(needs: CashDeskNeeds, tx: Transaction, asked: CashQuestion): Promise<void> {
  const { currency } = needs
  const { playerId, direction, amountMinor, identification } = asked
  const { accounts, since, inMinor, outMinor } = await readCashOfToday(needs, tx, playerId)
  const beforeMinor = direction === 'in' ? inMinor : outMinor
  const sumMinor = beforeMinor + amountMinor
  const { dayMax, identification: document, origin } = cashLawOf(needs)
  if (dayMax && sumMinor > dayMax.figures.maxMinor)
    return refuse('ERR_CASH_LIMIT_REACHED', {
      ruleId: dayMax.id,
      maxMinor: dayMax.figures.maxMinor,
      leftMinor: Math.max(0, dayMax.figures.maxMinor - beforeMinor),
      currency,
    })
  const needed = (rule: NonNullable<typeof document | typeof origin>, asksFor: 'document' | 'origin') =>
    refuse('ERR_IDENTIFICATION_NEEDED', { asksFor, ruleId: rule.id, fromMinor: rule.figures.fromMinor, currency })
  const isIdentified = identification?.document !== undefined || (await wasIdentifiedSince(tx, accounts, since))
  if (document && sumMinor >= document.figures.fromMinor && !isIdentified) return needed(document, 'document')
  if (direction === 'in' && origin && sumMinor >= origin.figures.fromMinor && identification?.origin === undefined)
    return needed(origin, 'origin')
  if (identification?.document) await judgeDocument(needs, tx, playerId, identification.document.number)
}

async function judgeDocument(
  { target, cipher }: CashDeskNeeds,
  db: Querier,
  playerId: number,
  number: string,
): Promise<void> {
  const holders = await findVerifiedHolders({ db, target, cipher }, number)
  if (!holders.includes(playerId)) refuse('ERR_DOCUMENT_NOT_OF_PLAYER', { field: 'identification' })
}
