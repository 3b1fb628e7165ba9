import { textOfMicroseconds, type Querier } from '../../kernel/index.ts'
import { mayBeInFiles, mayBeInFilesSince, openRows } from '../../ledger/index.ts'
import * as queries from '../free-rounds.queries.ts'
import { archivedFreeRounds, SPENT } from './archived-spent.queries.ts'

/** Spent free rounds as everybody reads them: from their table, or from the files of closed months. */

type SpentRow = {
  readonly roundId: string
  readonly awardId: string
  readonly number: number
  readonly won: number
  readonly held: number
}

/**
 * Which of some rounds were free.
 * @param playedAt when a round was booked, where that is known: the time in its id may be any that the page chose
 */
export async function findSpent(
  db: Querier,
  roundIds: readonly string[],
  playedAt?: ReadonlyMap<string, Date>,
): Promise<ReadonlySet<string>> {
  const present = await queries.findSpent(db, roundIds)
  const lacking = roundIds.filter((id) => !present.has(id) && mayBeInFiles(id, playedAt?.get(id)))
  const rows = lacking.length > 0 ? await openRows(db, archivedFreeRounds) : undefined
  const keys = lacking.map((id) => ({ roundId: id.toLowerCase() }))
  const archived = (await rows?.read(SPENT, keys)) ?? []
  return new Set([...present, ...archived.map(({ roundId }) => String(roundId))])
}

/** Rounds of some awards that are in files and no longer in the table. */
async function listArchivedOf(db: Querier, awardIds: readonly string[]): Promise<SpentRow[]> {
  const rows = awardIds.length > 0 ? await openRows(db, archivedFreeRounds) : undefined
  if (!rows) return []
  const found = (await rows.read(SPENT, await rows.readIndex(SPENT, awardIds))) as unknown as SpentRow[]
  const present = await queries.findSpent(
    db,
    found.map(({ roundId }) => roundId),
  )
  return found.filter(({ roundId }) => !present.has(roundId))
}

/** A round of an award: whether it won; null while that is not known. */
export type SpentEnd = { readonly awardId: string; readonly number: number; readonly isWin: boolean | null }

/** All spent rounds of some awards, by award and number. Files are read for awards that have spent more than the table has. */
export async function listEnds(
  db: Querier,
  awards: readonly { readonly id: string; readonly used: number }[],
): Promise<SpentEnd[]> {
  const ids = awards.map(({ id }) => id)
  const present = await queries.listEnds(db, ids)
  const counts = new Map<string, number>()
  for (const { awardId } of present) counts.set(awardId, (counts.get(awardId) ?? 0) + 1)
  const lacking = awards.filter(({ id, used }) => used > (counts.get(id) ?? 0)).map(({ id }) => id)
  const archived = await listArchivedOf(db, lacking)
  if (archived.length === 0) return present
  const ends = [...present, ...archived.map(({ awardId, number, won }) => ({ awardId, number, isWin: won > 0 }))]
  return ends.toSorted((one, other) =>
    one.awardId === other.awardId ? one.number - other.number : one.awardId < other.awardId ? -1 : 1,
  )
}

/** Spent rounds in files that were booked in a period. */
export type BookedSpent = {
  readonly roundId: string
  readonly awardId: string
  readonly bookedAt: string
  readonly held: number
}

export async function listBookedSpent(
  db: Querier,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<BookedSpent[]> {
  const rows = mayBeInFilesSince(from) ? await openRows(db, archivedFreeRounds) : undefined
  const found = await rows?.select<Omit<BookedSpent, 'bookedAt'> & { bookedAt: number }>(
    SPENT,
    (source) => `
      select round_id, award_id, epoch_us(booked_at) as booked_at, held from ${source}
       where booked_at >= '${from.toISOString()}' and booked_at < '${before.toISOString()}'`,
  )
  return (found ?? []).map(({ bookedAt, ...row }) => ({ ...row, bookedAt: textOfMicroseconds(bookedAt) }))
}

/** Quarters of an hour in which rounds in files were booked after an instant, each with its last instant: days begin with one. */
export async function listBookedQuarters(
  db: Querier,
  since: Date,
): Promise<{ readonly at: string; readonly rounds: number }[]> {
  const rows = mayBeInFilesSince(since) ? await openRows(db, archivedFreeRounds) : undefined
  const found = await rows?.select<{ at: number; rounds: number }>(
    SPENT,
    (source) => `
      select max(epoch_us(booked_at)) as at, count(*) as rounds from ${source}
       where booked_at > '${since.toISOString()}' group by epoch_us(booked_at) // 900000000`,
  )
  return (found ?? []).map(({ at, rounds }) => ({ at: textOfMicroseconds(at), rounds }))
}
