import { mayBeInFiles, openRows, quotedText, selectionOf, type FileRow } from '../../ledger/index.ts'
import { instantOfMicroseconds, type Querier } from '../../kernel/index.ts'
import * as betQueries from '../bets.queries.ts'
import type { BetRow } from '../bets.queries.ts'
import * as roundQueries from '../rounds.queries.ts'
import type { RoundRow, SettledRound } from '../rounds.queries.ts'
import { archivedSharedRounds, BETS, ROUNDS } from './archived-rounds.queries.ts'

/** Shared rounds that are over, and their bets, as everybody reads them: from their tables, or from the files of closed months. */

const instantOrNull = (microseconds: unknown): Date | null =>
  microseconds === null || microseconds === undefined ? null : instantOfMicroseconds(microseconds)

function roundOf({ openedAt, locksAt, startedAt, crashedAt, settledAt, ...row }: FileRow): RoundRow {
  // With sums of its bets, which a row of the table does not have.
  const { roundId, seriesId: _1, players: _2, bets: _3, staked: _4, won: _5, currency: _6, ...others } = row
  return {
    ...(others as unknown as Pick<
      RoundRow,
      'gameKey' | 'no' | 'chainNo' | 'place' | 'definitionHash' | 'crashPoint' | 'link' | 'stoppedAt'
    >),
    id: String(roundId),
    state: 'settled',
    openedAt: instantOfMicroseconds(openedAt),
    locksAt: instantOrNull(locksAt),
    startedAt: instantOrNull(startedAt),
    crashedAt: instantOrNull(crashedAt),
    settledAt: instantOrNull(settledAt),
  }
}

function betOf({ betId, chainNo: _1, place: _2, madeAt, placedAt, askedAt, endedAt, ...others }: FileRow): BetRow {
  return {
    ...(others as unknown as Omit<BetRow, 'id' | 'mode' | 'refusal' | 'madeAt' | 'placedAt' | 'askedAt' | 'endedAt'>),
    id: String(betId),
    mode: 'real',
    refusal: null,
    madeAt: instantOfMicroseconds(madeAt),
    placedAt: instantOrNull(placedAt),
    askedAt: instantOrNull(askedAt),
    endedAt: instantOrNull(endedAt),
  }
}

/** Bets in the files with these ids. */
export async function listArchivedBets(db: Querier, ids: readonly string[]): Promise<BetRow[]> {
  if (ids.length === 0) return []
  const rows = await openRows(db, archivedSharedRounds)
  if (!rows) return []
  return (await rows.read(BETS, await rows.readIndex(BETS, ids))).map(betOf)
}

/** A bet by its id. One whose id contains a recent time is looked for in the table only: for those that are just made. */
export async function findBet(db: Querier, id: string): Promise<BetRow | undefined> {
  const present = await betQueries.findBet(db, id)
  return present ?? (mayBeInFiles(id) ? (await listArchivedBets(db, [id]))[0] : undefined)
}

/** The same for every id: a page may choose one with a time of the future. */
export async function findAnyBet(db: Querier, id: string): Promise<BetRow | undefined> {
  return (await betQueries.findBet(db, id)) ?? (await listArchivedBets(db, [id]))[0]
}

export async function findRound(db: Querier, id: string): Promise<RoundRow | undefined> {
  const present = await roundQueries.findRound(db, id)
  if (present) return present
  const rows = await openRows(db, archivedSharedRounds)
  const [row] = rows ? await rows.read(ROUNDS, await rows.readIndex(ROUNDS, [id])) : []
  return row && roundOf(row)
}

/** Of some rows with numbers, each number once. */
const onceEach = <Row extends { readonly no: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.no, row])).values(),
]

/** Finished rounds, newest first, below a number. Numbers of a game have no gaps: what is missing is in files. */
export async function listFinished(
  db: Querier,
  asked: { readonly gameKey: string; readonly below?: number; readonly limit: number },
): Promise<RoundRow[]> {
  const { gameKey, below, limit } = asked
  const present = await roundQueries.listFinished(db, asked)
  const first = below === undefined ? (present[0]?.no ?? 0) : below - 1
  const count = Math.min(limit, first)
  const last = present.at(-1)?.no
  if (present.length === count && (last === undefined || last === first - count + 1)) return present
  const rows = await openRows(db, archivedSharedRounds)
  if (!rows) return present
  const archived = await rows.select<FileRow>(
    ROUNDS,
    (source) => `select ${selectionOf(ROUNDS)} from ${source}
      where game_key = ${quotedText(gameKey)} ${below === undefined ? '' : `and no < ${Math.trunc(below)}`}
      order by no desc limit ${limit}`,
  )
  return onceEach([...archived.map(roundOf), ...present])
    .toSorted((one, other) => other.no - one.no)
    .slice(0, limit)
}

/** Settled rounds of a series after a number, only up to the first one that is not settled. */
export async function listSettled(db: Querier, seriesId: number, after: number): Promise<SettledRound[]> {
  const present = await roundQueries.listSettled(db, seriesId, after)
  const { first, open } = await roundQueries.findNumbers(db, seriesId, after)
  const last = present.at(-1)?.no ?? after
  // Numbers have no gaps, and the newest round stays: what is missing is in files.
  if (first === null || (first === after + 1 && last - after === present.length)) return present
  const rows = await openRows(db, archivedSharedRounds)
  if (!rows) return present
  const archived = await rows.select<Omit<SettledRound, 'settledAt'> & { settledAt: number }>(
    ROUNDS,
    (source) => `
      select series_id, no, round_id, game_key, definition_hash, staked as stake, won as win, epoch_us(settled_at) as settled_at
        from ${source} where series_id = ${seriesId} and no > ${after} ${open === null ? '' : `and no < ${open}`} order by no`,
  )
  return onceEach([
    ...archived.map(({ settledAt, ...round }) => ({ ...round, settledAt: instantOfMicroseconds(settledAt) })),
    ...present,
  ]).toSorted((one, other) => one.no - other.no)
}
