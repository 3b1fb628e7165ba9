import type { WithdrawalSignal } from '#contract/shapes/withdrawals.ts'
import type { Querier, Transaction } from '#server/kernel/index.ts'
import { readMoneyOf } from '#server/wallet/index.ts'
import type { Payee, WithdrawalNeeds } from './needs.ts'
import { isSameName } from './same-name.ts'
import { findNamedHolder, listPayingAccounts, listWaysIn } from './ways-back.queries.ts'
import * as queries from './withdrawals.queries.ts'

type SignalNeeds = Pick<WithdrawalNeeds, 'isIdentityVerified'> & { readonly db: Querier }

/**
 * Signals that a person must look at before they pay. Nothing here refuses: an unknown answer is a signal too.
 * @param iban the target account; null for a card, which the player has paid with
 */
export async function findSignals(
  { db, isIdentityVerified }: SignalNeeds,
  playerId: number,
  { iban, payee }: { readonly iban: string | null; readonly payee: Payee },
): Promise<WithdrawalSignal[]> {
  // One after the other: inside a transaction they share one connection.
  const isVerified = await isIdentityVerified(db, playerId)
  const ofAccount = iban === null ? [] : await findSignalsOfAccount({ db }, playerId, { iban, payee })
  const money = await readMoneyOf(db, playerId)
  const found: WithdrawalSignal[] = isVerified ? [...ofAccount] : ['identity-not-verified', ...ofAccount]
  if (money.depositedTotal.amountMinor === 0) found.push('no-deposit')
  else if (money.stakedTotal.amountMinor < money.depositedTotal.amountMinor) found.push('not-played')
  return found
}

async function findSignalsOfAccount(
  { db }: Pick<SignalNeeds, 'db'>,
  playerId: number,
  { iban, payee }: { readonly iban: string; readonly payee: Payee },
): Promise<WithdrawalSignal[]> {
  const { isKnown, isOfAnother } = await queries.findAccountHistory(db, playerId, iban)
  const named = await findNamedHolder(db, iban)
  const waysIn = await listWaysIn(db, playerId)
  const paying = await listPayingAccounts(db, playerId)
  const found: WithdrawalSignal[] = []
  // The holder that the player entered matches their name; this compares the holder that the bank reported, if any.
  if (named !== undefined && !isSameName(named, payee)) found.push('name-differs')
  if (isOfAnother) found.push('account-of-another-player')
  if (!isKnown) found.push('new-account')
  const isTransferLeft = waysIn.some(({ gateway }) => gateway === 'Bacs')
  if (isTransferLeft && paying.length > 0 && !paying.includes(iban)) found.push('not-the-way-in')
  return found
}

/**
 * The withdrawals before they are paid, with the signal of an identity that is not verified any more: it may have been revoked since
 * the request, by which the other signals were found.
 */
export async function withIdentityNow(
  tx: Transaction,
  { isIdentityVerified }: Pick<WithdrawalNeeds, 'isIdentityVerified'>,
  rows: readonly queries.WithdrawalRow[],
): Promise<queries.WithdrawalRow[]> {
  const doubtful = new Set<number>()
  for (const playerId of new Set(rows.map((row) => row.playerId)))
    if (!(await isIdentityVerified(tx, playerId))) doubtful.add(playerId)
  return rows.map((row) =>
    doubtful.has(row.playerId) && !row.signals.includes('identity-not-verified')
      ? { ...row, signals: [...row.signals, 'identity-not-verified'] }
      : row,
  )
}
