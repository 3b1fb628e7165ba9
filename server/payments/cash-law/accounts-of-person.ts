import type { Querier } from '#server/kernel/index.ts'
import type { CashLawNeeds } from './needs.ts'

/**
 * All accounts of a person, in order. Who is the same person is judged account by account, so that the first and the third may be known
 * only by the second: it is one person, whichever of them asks.
 */
export async function findAccountsOfPerson(
  { findOtherAccounts }: Pick<CashLawNeeds, 'findOtherAccounts'>,
  db: Querier,
  playerId: number,
): Promise<number[]> {
  const accounts = new Set([playerId])
  // What is added on the way is visited too.
  for (const account of accounts) for (const other of await findOtherAccounts(db, account)) accounts.add(other)
  return [...accounts].toSorted((one, another) => one - another)
}
