import { assert, type Transaction } from '../kernel/index.ts'
import * as queries from './ledger.queries.ts'

/**
 * Takes a series out of use before its seed is revealed: after the commit no process can stake in it. Returns its next
 * number when it was the one in use.
 */
export async function retireSeries(tx: Transaction, accountId: number, seriesId: number): Promise<number | undefined> {
  const present = await queries.lockBalance(tx, accountId)
  assert(present, 'A series belongs to an account with a balance.')
  if (present.seriesId !== seriesId) return undefined
  await queries.setSeries(tx, accountId, 0, 0)
  return present.seriesNext
}
