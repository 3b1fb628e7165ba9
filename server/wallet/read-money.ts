import type { Money } from '#contract/shapes/money.ts'
import type { MoneyLine, WalletPartName, WholeMoney } from '#contract/shapes/wallet-money.ts'
import { assert, type Querier } from '../kernel/index.ts'
import { readAccountSums, readBalance, type AccountSums } from '../ledger/index.ts'
import { findWalletParts } from './wallet-parts.ts'
import * as queries from './wallet.queries.ts'

/** Cash that can be staked or withdrawn now. */
export async function getBalance(db: Querier, playerId: number): Promise<Money> {
  const wallet = await findOwnWallet(db, playerId)
  const balance = await readBalance(db, wallet.accountId)
  assert(balance, 'A wallet has a balance.')
  return { amountMinor: balance.balance, currency: wallet.currency }
}

/** A player's money in every part, without what is held for withdrawals: the room of payments knows it. */
export type WalletMoney = Omit<WholeMoney, 'held'> & {
  /** Paid in online and in cash at venues, less what a venue took back. */
  readonly depositedTotal: Money
  /** Stakes and wins of all rounds, bonus money and free rounds among them. */
  readonly stakedTotal: Money
  readonly wonTotal: Money
}

/** The player's money in figures for staff: the balance of each part, and the movements that it came from, by kind. */
export async function readMoneyOf(db: Querier, playerId: number): Promise<WalletMoney> {
  const { currency } = await findOwnWallet(db, playerId)
  const accounts = await findWalletParts(db, playerId)
  const sums = await readAccountSums(
    db,
    accounts.map(({ accountId }) => accountId),
  )
  const parts = accounts.flatMap(({ part, accountId }) => {
    const account = sums.find((one) => one.accountId === accountId)
    return account ? [{ part, account, lines: linesOf(part, account) }] : []
  })
  const money = (amountMinor: number): Money => ({ amountMinor, currency })
  const balanceOf = (name: WalletPartName) => money(parts.find(({ part }) => part === name)?.account.balance ?? 0)
  const lines = parts.flatMap((part) => part.lines)
  const cash = parts.find(({ part }) => part === 'cash')?.account
  return {
    balance: balanceOf('cash'),
    landBased: balanceOf('land-based'),
    bonus: balanceOf('bonus'),
    lines,
    doesAddUp: parts.every((part) => part.account.balance === netOf(part.lines)),
    depositedTotal: money(netOf(lines.filter(({ kind }) => kind === 'deposit'))),
    stakedTotal: money(cash?.staked ?? 0),
    wonTotal: money(cash?.won ?? 0),
  }
}

function linesOf(part: WalletPartName, { staked, won, kinds }: AccountSums): MoneyLine[] {
  const play = [
    { part, kind: 'stakes', inMinor: 0, outMinor: staked },
    { part, kind: 'wins', inMinor: won, outMinor: 0 },
  ].filter(({ inMinor, outMinor }) => inMinor + outMinor > 0)
  return [...kinds.map(({ kind, debit, credit }) => ({ part, kind, inMinor: credit, outMinor: debit })), ...play]
}

function netOf(lines: readonly MoneyLine[]): number {
  return lines.reduce((sum, { inMinor, outMinor }) => sum + inMinor - outMinor, 0)
}

async function findOwnWallet(db: Querier, playerId: number): Promise<queries.Wallet> {
  const wallet = await queries.findWallet(db, playerId)
  assert(wallet, 'A player has a wallet from registration on.')
  return wallet
}
