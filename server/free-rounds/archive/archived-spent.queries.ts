import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import type { FileRow, Leaving, RowsKind, RowsTable } from '../../ledger/index.ts'

type SpentInFiles = {
  readonly roundId: string
  readonly awardId: string
  readonly number: number
  readonly won: number | null
  readonly held: number
  readonly spentAt: number
  readonly bookedAt: number
}

/** Spent rounds whose end is known: nothing changes them any more. Awards stay, with their sums. */
async function listSpent(db: Querier, { begin, end, after, limit }: Leaving): Promise<FileRow[]> {
  return db.query<SpentInFiles>(sql`
    select round_id, award_id, number, won, held, coalesce((extract(epoch from spent_at) * 1000000)::bigint, 0) as spent_at,
           coalesce((extract(epoch from booked_at) * 1000000)::bigint, 0) as booked_at
      from free_rounds.spent
     where won is not null and booked_at >= ${begin} and booked_at < ${end} and round_id > ${after?.['roundId'] ?? NOTHING}::uuid
     order by round_id limit ${limit}`)
}

async function putSpent(tx: Transaction, rows: readonly FileRow[]): Promise<void> {
  await tx.query(sql`
    insert into free_rounds.spent (round_id, award_id, number, won, held, spent_at, booked_at)
    select "roundId", "awardId", number, won, held, timestamptz 'epoch' + "spentAt" * interval '1 microsecond',
           timestamptz 'epoch' + "bookedAt" * interval '1 microsecond'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as r ("roundId" uuid, "awardId" uuid, number integer, won bigint, held bigint, "spentAt" bigint, "bookedAt" bigint)
    on conflict do nothing`)
}

async function removeSpent(tx: Transaction, rows: readonly FileRow[]): Promise<number> {
  const removed = await tx.query(sql`
    delete from free_rounds.spent s
     using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("roundId" uuid, won bigint, held bigint)
     where s.round_id = r."roundId" and s.won = r.won and s.held = r.held
    returning s.number`)
  return removed.length
}

const NOTHING = '00000000-0000-0000-0000-000000000000'

export const SPENT: RowsTable = {
  file: 'spent',
  columns: {
    round_id: 'uuid',
    award_id: 'uuid',
    number: 'integer',
    won: 'bigint',
    held: 'bigint',
    spent_at: 'time',
    booked_at: 'time',
  },
  keyColumns: 1,
  index: { file: 'award-rounds', select: 'award_id, round_id', by: 'award_id' },
  list: listSpent,
  put: putSpent,
}

/** Free rounds that were spent leave the database after the entries of their month (decision 0346). */
export const archivedFreeRounds: RowsKind = { name: 'free-rounds', tables: [SPENT], remove: removeSpent }
