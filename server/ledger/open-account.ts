import { assert, type Transaction } from '../kernel/index.ts'
import * as queries from './ledger.queries.ts'

/**
 * Returns the account of a path such as `gateway:<partner>:clearing`, opened when it does not exist. Such an account
 * has no balance row: its balance is the sum of its entries.
 */
export async function openContraAccount(
  tx: Transaction,
  { path, currency }: { readonly path: string; readonly currency: string },
): Promise<number> {
  const account = (await queries.findAccount(tx, path)) ?? (await queries.insertAccount(tx, path, currency))
  assert(account.currency === currency, 'An account keeps one currency.')
  return account.id
}

/** Opens an account that can be staked from, such as `player:8812:cash`. Idempotent. */
export async function openBalanceAccount(
  tx: Transaction,
  options: { readonly path: string; readonly currency: string },
): Promise<number> {
  const id = await openContraAccount(tx, options)
  await queries.insertBalance(tx, id)
  return id
}
