import type { ReplyOf } from '#contract/call.ts'
import type { listStatementFetches } from '#contract/play-v1/bank-statements.ts'
import type { Database } from '#server/kernel/index.ts'
import type { WithdrawalNeeds } from '../../withdrawals/needs.ts'
import { nextFetchAt } from './fetch-due.ts'
import { planOf } from './fetch-statements.ts'
import * as queries from './fetches.queries.ts'
import type { StatementBank } from './statement-bank.ts'

const SHOWN = 10

export type ListFetchesNeeds = {
  readonly db: Database
  readonly rules: Pick<WithdrawalNeeds['rules'], 'payer'>
  /** The bank that the worker asks; null where statements are only imported as files. */
  readonly statementBank: StatementBank['name'] | null
}

/** How the bank of our account answered the worker, and when the next request is due. */
export async function listFetches({
  db,
  rules,
  statementBank,
}: ListFetchesNeeds): Promise<ReplyOf<typeof listStatementFetches>> {
  if (statementBank === null) return { bank: null, account: null, wholeUntil: null, nextAt: null, fetches: [] }
  const { iban } = rules.payer
  const [watched, fetches] = [await queries.findWatched(db, iban), await queries.listFetches(db, iban, SHOWN)]
  return {
    bank: statementBank,
    account: iban,
    wholeUntil: watched?.wholeUntil ?? null,
    nextAt: watched ? nextFetchAt(planOf(watched, fetches[0])).toISOString() : null,
    fetches: fetches.map(({ id, fromDay, toDay, firstAt, fetchedAt, times, outcome, problem, items }) => ({
      fetchId: id,
      fromDay,
      toDay,
      firstAt: firstAt.toISOString(),
      fetchedAt: fetchedAt.toISOString(),
      times,
      outcome,
      problem,
      items,
    })),
  }
}
