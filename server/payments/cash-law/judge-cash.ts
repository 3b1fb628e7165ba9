import type { Static } from 'typebox'
import type { CashIdentification } from '#contract/shapes/cash.ts'
import { findVerifiedHolders } from '#server/documents/index.ts'
import { refuse, type Querier, type Transaction } from '#server/kernel/index.ts'
import { findAccountsOfPerson } from './accounts-of-person.ts'
import { lockCashOf } from './cash-law.queries.ts'
import type { CashLawNeeds } from './needs.ts'
import { cashLawOf, readCashOfToday, wasIdentified } from './read-cash.ts'

export type CashQuestion = {
  readonly playerId: number
  readonly direction: 'in' | 'out'
  readonly amountMinor: number
  readonly identification?: Static<typeof CashIdentification> | undefined
}

/** Locks the cash of a person until the end of the transaction: all accounts, always in the same order. */
export async function takeCashTurn(
  needs: Pick<CashLawNeeds, 'findOtherAccounts'>,
  tx: Transaction,
  playerId: number,
): Promise<void> {
  for (const account of await findAccountsOfPerson(needs, tx, playerId)) await lockCashOf(tx, account)
}

/**
 * The check of every payment in cash, in the transaction that moves it: refuses above what two parties may pay in a day
 * by law, and requires a document, and the origin of money paid in, before the sum of the day exceeds the figure. The
 * caller holds the lock.
 */
export async function judgeCash(needs: CashLawNeeds, tx: Transaction, asked: CashQuestion): Promise<void> {
  const { playerId, direction, identification } = asked
  const { currency } = needs
  const today = await readCashOfToday(needs, tx, playerId)
  const sumMinor = judgeCashSum(needs, asked, direction === 'in' ? today.inMinor : today.outMinor)
  const { identification: document, origin } = cashLawOf(needs)
  const isIdentified = identification?.document !== undefined || (await wasIdentified(needs, tx, today))
  const isOriginNeeded = direction === 'in' && identification?.origin === undefined
  const needed = [
    ...(document && !isIdentified ? [{ asksFor: 'document', rule: document } as const] : []),
    ...(origin && isOriginNeeded ? [{ asksFor: 'origin', rule: origin } as const] : []),
  ]
    .filter(({ rule }) => sumMinor >= rule.figures.fromMinor)
    .map(({ asksFor, rule }) => ({ asksFor, ruleId: rule.id, fromMinor: rule.figures.fromMinor }))
  const [first] = needed
  // All at once, so that nobody is asked twice; the first of them also by itself.
  if (first) return refuse('ERR_IDENTIFICATION_NEEDED', { ...first, needed, currency })
  if (identification?.document) await judgeDocument(needs, tx, playerId, identification.document.number)
}

/**
 * Credit for a terminal may be paid out there as cash, so the maximum of the day applies. It is not cash yet, so it
 * requires no document; a later payment at a desk counts it, where the venue reports what was played of it. The caller
 * holds the lock.
 */
export async function judgeTerminalCredit(needs: CashLawNeeds, tx: Transaction, asked: CashQuestion): Promise<void> {
  const { outMinor } = await readCashOfToday(needs, tx, asked.playerId)
  judgeCashSum(needs, asked, outMinor)
}

/** Refuses an amount that exceeds, with earlier payments, what two parties may pay in a day. Returns the total. */
export function judgeCashSum(
  needs: Pick<CashLawNeeds, 'market' | 'clock' | 'currency'>,
  { amountMinor }: Pick<CashQuestion, 'amountMinor'>,
  beforeMinor = 0,
): number {
  const { dayMax } = cashLawOf(needs)
  const sumMinor = beforeMinor + amountMinor
  if (!dayMax || sumMinor <= dayMax.figures.maxMinor) return sumMinor
  return refuse('ERR_CASH_LIMIT_REACHED', {
    ruleId: dayMax.id,
    maxMinor: dayMax.figures.maxMinor,
    leftMinor: Math.max(0, dayMax.figures.maxMinor - beforeMinor),
    currency: needs.currency,
  })
}

async function judgeDocument(
  { target, cipher }: CashLawNeeds,
  db: Querier,
  playerId: number,
  number: string,
): Promise<void> {
  const holders = await findVerifiedHolders({ db, target, cipher }, number)
  if (!holders.includes(playerId)) refuse('ERR_DOCUMENT_NOT_OF_PLAYER', { field: 'identification' })
}
