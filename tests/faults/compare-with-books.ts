import { sql, systemClock, type Database } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import type { Seen } from './play-until-acknowledged.ts'

type Booked = {
  readonly reference: string
  readonly debit: number
  readonly credit: number
  readonly balanceAfter: number
  readonly ordinal: number
}

/**
 * Holds what players were told against the books: each round that was told is there once and as it was told, no other
 * is, no number of a seed is left out or used twice, and the books balance. Gives a sentence for whatever is not so.
 */
export async function compareWithBooks(db: Database, { acknowledged, failures }: Seen): Promise<string[]> {
  const wrong = [...failures]
  const booked = await db.query<Booked>(sql`
    select reference, debit, credit, balance_after, ordinal from ledger.entry where kind = 1`)
  const seen = new Set<string>()
  for (const { reference, debit, credit, balanceAfter, ordinal } of booked) {
    if (seen.has(reference)) wrong.push(`round ${reference} is in the books twice`)
    seen.add(reference)
    const round = acknowledged.get(reference)
    const isAsTold =
      round?.stake.amountMinor === debit &&
      round.win.amountMinor === credit &&
      round.balanceAfter.amountMinor === balanceAfter &&
      round.nonce === ordinal
    if (!isAsTold) wrong.push(`round ${reference} is in the books and was ${round ? 'told otherwise' : 'not told'}`)
  }
  for (const roundId of acknowledged.keys())
    if (!seen.has(roundId)) wrong.push(`round ${roundId} was told and is missing`)
  const gaps = await db.query<{ seriesId: number }>(sql`
    select series_id from ledger.entry where kind = 1
     group by series_id having max(ordinal) + 1 <> count(*) or min(ordinal) <> 0`)
  for (const { seriesId } of gaps) wrong.push(`seed ${seriesId} has a number twice or left out`)
  const { differences } = await checkBooks(db, systemClock)
  for (const { rule, accountId, detail } of differences) wrong.push(`books: ${rule}, account ${accountId}: ${detail}`)
  return wrong
}
