import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { accountingEntryList } from '#contract/lists/accounting-entries.ts'
import { listAccountingEntries as call } from '#contract/play-v1/logs.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { makeWalkedList, pageLimit, refuse as refuseByCode, type Input, type Refuse } from '#server/kernel/index.ts'
import { listEntriesOfDay, MOVEMENT_KINDS } from '#server/ledger/index.ts'
import type { ReportNeeds } from '../needs.ts'
import { readSortedCursor } from '../read-filter.ts'
import { findAccountingDay, listAccountsOf, type AccountingDay } from './logs.queries.ts'
import { showAccountingDays } from './show-days.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Needs = Pick<ReportNeeds, 'db' | 'timeZone' | 'nameDesks'>

/** Rows per read. */
const ROWS_MOST = 200

/** The entries of a row, as a list of the back office. */
export const entriesOfRowListed = (needs: Needs) =>
  makeWalkedList({
    list: accountingEntryList,
    call,
    read: async (question, _reader, limit) =>
      (await findAccountingDay(needs.db, question.rowId))
        ? listAccountingEntries(needs, { ...question, limit: Math.min(limit, ROWS_MOST) })
        : undefined,
  })

/** A page of them, with the row. */
export async function showEntriesOfRow(
  needs: Needs,
  { query, caller }: Pick<Input<typeof call>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof call>> {
  const row = await findAccountingDay(needs.db, query.rowId)
  if (!row) return refuse('ERR_LOG_ROW_NOT_FOUND')
  return { ...(await entriesOfRowListed(needs).page(query, caller)), row: await showRowItself(needs, row) }
}

async function showRowItself(needs: Needs, row: AccountingDay): Promise<ReplyOf<typeof call>['row']> {
  const [shown] = await showAccountingDays(needs, [row])
  return shown ?? refuse('ERR_LOG_ROW_NOT_FOUND')
}

/** The entries that a row of the accounting log sums up, account by account. The cursor is the last account and its last number. */
export async function listAccountingEntries(needs: Needs, query: QueryOf<typeof call>): Promise<ReplyOf<typeof call>> {
  const { db, timeZone } = needs
  const row = await findAccountingDay(db, query.rowId)
  if (!row) return refuse('ERR_LOG_ROW_NOT_FOUND')
  const limit = pageLimit(query.limit)
  const cursor = readSortedCursor(query.cursor)
  const after = cursor ? { accountId: cursor.value, seq: Number(cursor.key) || 0 } : { accountId: 0, seq: 0 }
  const kind = MOVEMENT_KINDS[row.movement]
  // Each account has at least one entry in the row: more accounts than a page has rows are never needed.
  const accounts = await listAccountsOf(db, { row, kind, from: after.accountId, limit: limit + 2 })
  const found = await listEntriesOfDay(db, {
    accountIds: accounts.map(({ id }) => id),
    contraIds: [...new Set(accounts.flatMap(({ contraIds }) => contraIds))],
    kind,
    from: startOfDay(timeZone, row.day),
    before: startOfDay(timeZone, daysAfter(row.day, 1)),
    after,
    limit: limit + 1,
  })
  const nameOf = new Map(accounts.map((account) => [account.id, account]))
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const { currency } = row
  return {
    row: await showRowItself(needs, row),
    rows: rows.map(({ reference, accountId, seq, debit, credit, createdAt, contraPath }) => ({
      reference,
      at: createdAt.toISOString(),
      account: nameOf.get(accountId)?.path ?? '',
      playerId: nameOf.get(accountId)?.playerId ?? null,
      contra: contraPath,
      sequence: seq,
      debit: { amountMinor: debit, currency },
      credit: { amountMinor: credit, currency },
    })),
    nextCursor: found.length > limit && last ? `${last.accountId}:${last.seq}` : null,
  }
}
