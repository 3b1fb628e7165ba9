import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import type { FileRow, Leaving, RowsKind, RowsTable } from '../../ledger/index.ts'

type PartInFiles = {
  readonly roundId: string
  readonly awardId: string
  readonly lent: number
  readonly won: number | null
  readonly balanceAfter: number
  readonly changedAt: number
}

/** Parts of rounds that are over: that of an open round has no share of a win yet, and stays. */
async function listParts(db: Querier, { begin, end, after, limit }: Leaving): Promise<FileRow[]> {
  return db.query<PartInFiles>(sql`
    select round_id, award_id, lent, won, balance_after, coalesce((extract(epoch from changed_at) * 1000000)::bigint, 0) as changed_at
      from game_rounds.bonus_round
     where won is not null and changed_at >= ${begin} and changed_at < ${end} and round_id > ${after?.['roundId'] ?? NOTHING}::uuid
     order by round_id limit ${limit}`)
}

async function putParts(tx: Transaction, rows: readonly FileRow[]): Promise<void> {
  await tx.query(sql`
    insert into game_rounds.bonus_round (round_id, award_id, lent, won, balance_after, changed_at)
    select "roundId", "awardId", lent, won, "balanceAfter", timestamptz 'epoch' + "changedAt" * interval '1 microsecond'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as r ("roundId" uuid, "awardId" uuid, lent bigint, won bigint, "balanceAfter" bigint, "changedAt" bigint)
    on conflict do nothing`)
}

async function removeParts(tx: Transaction, rows: readonly FileRow[]): Promise<number> {
  const removed = await tx.query(sql`
    delete from game_rounds.bonus_round p
     using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("roundId" uuid, "changedAt" bigint)
     where p.round_id = r."roundId" and p.won is not null
       and p.changed_at = timestamptz 'epoch' + r."changedAt" * interval '1 microsecond'
    returning p.round_id`)
  return removed.length
}

const NOTHING = '00000000-0000-0000-0000-000000000000'

export const PARTS: RowsTable = {
  file: 'parts',
  columns: {
    round_id: 'uuid',
    award_id: 'uuid',
    lent: 'bigint',
    won: 'bigint',
    balance_after: 'bigint',
    changed_at: 'time',
  },
  keyColumns: 1,
  list: listParts,
  put: putParts,
}

/** Parts of bonuses in rounds leave the database after the entries of their month (decision 0346). */
export const archivedBonusParts: RowsKind = { name: 'bonus-parts', tables: [PARTS], remove: removeParts }
