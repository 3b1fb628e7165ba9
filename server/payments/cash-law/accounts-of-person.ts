import type { Querier } from '#server/kernel/index.ts'
import type { CashLawNeeds } from './needs.ts'

/**
 * All accounts of a person, in order. Identity is judged for pairs of accounts, so the first and the third may be
 * linked only through the second: they are one person, whichever account is given.
 */
export async function findAccountsOfPerson(
  { findOtherAccounts }: Pick<CashLawNeeds, 'findOtherAccounts'>,
  db: Querier,
  playerId: number,
): Promise<number[]> {
  const accounts = new Set([playerId])
  // Accounts that are added meanwhile are visited too.
  for (const account of accounts) for (const other of await findOtherAccounts(db, account)) accounts.add(other)
  return [...accounts].toSorted((one, another) => one - another)
}
