import type { Querier } from '#server/kernel/index.ts'
import { hasEntriesBefore, listSequences } from '#server/ledger/index.ts'
import { listCursors } from './day-book.queries.ts'

/** Whether the day book contains everything booked before an instant. */
export async function isCountedTo(db: Querier, before: Date): Promise<boolean> {
  const counted = new Map((await listCursors(db)).map(({ accountId, seq }) => [accountId, seq]))
  const behind = (await listSequences(db)).flatMap(({ accountId, seq }) => {
    const known = counted.get(accountId) ?? 0
    return known < seq ? [{ accountId, seq: known }] : []
  })
  return behind.length === 0 || !(await hasEntriesBefore(db, behind, before))
}
