import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import type { FileRow, Leaving, RowsKind, RowsTable } from '../../ledger/index.ts'

type RiskInFiles = {
  readonly seedNo: number
  readonly nonce: number
  readonly number: number
  readonly pick: string
  readonly staked: number
  readonly won: number
  readonly balanceAfter: number
  readonly reference: string | null
  readonly madeAt: number
}

/** Steps of rounds for money without a later step: all of a round leave together. */
async function listRisks(db: Querier, { begin, end, after, limit }: Leaving): Promise<FileRow[]> {
  return db.query<RiskInFiles>(sql`
    select r.seed_no, r.nonce, r.number, r.pick, r.staked, r.won, r.balance_after, r.reference,
           coalesce((extract(epoch from r.made_at) * 1000000)::bigint, 0) as made_at
      from game_rounds.risk_step r
     where r.reference is not null and r.made_at < ${end}
       and r.seed_no <= coalesce((select s.no from game_rounds.seed s where s.created_at < ${end} order by s.no desc limit 1), 0)
       and (r.seed_no, r.nonce, r.number) > (${after?.['seedNo'] ?? 0}::bigint, ${after?.['nonce'] ?? 0}::integer, ${after?.['number'] ?? 0}::integer)
       and not exists (select from game_rounds.risk_step l
                        where l.seed_no = r.seed_no and l.nonce = r.nonce and (l.made_at >= ${end} or l.reference is null))
       and exists (select from game_rounds.risk_step l
                    where l.seed_no = r.seed_no and l.nonce = r.nonce and l.made_at >= ${begin})
     order by r.seed_no, r.nonce, r.number limit ${limit}`)
}

async function putRisks(tx: Transaction, rows: readonly FileRow[]): Promise<void> {
  await tx.query(sql`
    insert into game_rounds.risk_step (seed_no, nonce, number, pick, staked, won, balance_after, reference, made_at)
    select "seedNo", nonce, number, pick, staked, won, "balanceAfter", reference, timestamptz 'epoch' + "madeAt" * interval '1 microsecond'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as r ("seedNo" bigint, nonce integer, number integer, pick text, staked bigint, won bigint, "balanceAfter" bigint,
                   reference uuid, "madeAt" bigint)
    on conflict do nothing`)
}

async function removeRisks(tx: Transaction, rows: readonly FileRow[]): Promise<number> {
  const removed = await tx.query(sql`
    delete from game_rounds.risk_step r
     using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f ("seedNo" bigint, nonce integer, number integer, "madeAt" bigint)
     where r.seed_no = f."seedNo" and r.nonce = f.nonce and r.number = f.number
       and r.made_at = timestamptz 'epoch' + f."madeAt" * interval '1 microsecond'
    returning r.number`)
  return removed.length
}

export const RISKS: RowsTable = {
  file: 'risks',
  columns: {
    seed_no: 'bigint',
    nonce: 'integer',
    number: 'integer',
    pick: 'text',
    staked: 'bigint',
    won: 'bigint',
    balance_after: 'bigint',
    reference: 'uuid',
    made_at: 'time',
  },
  keyColumns: 3,
  index: { file: 'steps', select: 'reference, seed_no, nonce', by: 'reference' },
  list: listRisks,
  put: putRisks,
}

/** Risked wins leave the database after the entries of their month (decision 0295). */
export const archivedRisks: RowsKind = { name: 'risks', tables: [RISKS], remove: removeRisks }
