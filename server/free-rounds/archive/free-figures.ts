import type { Querier } from '../../kernel/index.ts'
import * as queries from '../figures.queries.ts'
import { listBookedQuarters, listBookedSpent } from './find-spent.ts'

/** Figures of free rounds as reports read them: from the tables, and from the files of closed months. */

/** Paid rounds, cash in place of rounds, offers and acceptances since an instant. */
export async function findNewFreeRounds(
  db: Querier,
  of: { readonly since: Date; readonly zone: string },
): Promise<queries.NewFreeRounds> {
  return queries.findNewFreeRounds(db, of, await listBookedQuarters(db, of.since))
}

export async function sumFreeRounds(
  db: Querier,
  of: Parameters<typeof queries.sumFreeRounds>[1],
): Promise<queries.FreeRoundsDay[]> {
  return queries.sumFreeRounds(db, of, await listBookedSpent(db, of))
}

/** Free rounds of some versions, or of some people where there is no campaign, in a period, after a position. */
export async function listFreeEntries(
  db: Querier,
  of: Parameters<typeof queries.listFreeEntries>[1],
): Promise<queries.FreeEntry[]> {
  return queries.listFreeEntries(db, of, await listBookedSpent(db, of))
}
