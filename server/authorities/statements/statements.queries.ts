import type { StatementRow } from '#contract/shapes/statements.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type StoredStatement = {
  readonly id: string
  readonly periodFrom: string
  readonly periodTo: string
  readonly version: number
  readonly rows: readonly StatementRow[]
  readonly hash: string
  readonly approvedAt: Date
  readonly askedByName: string
  readonly signedByName: string
  readonly reason: string
}

const columns = sql`
  id, period_from, period_to, version, rows, hash, approved_at, asked_by_name, signed_by_name, reason`

/** All approved statements of a brand, the newest version of a period first. */
export async function listStatements(db: Querier, target: string): Promise<StoredStatement[]> {
  return db.query<StoredStatement>(sql`
    select ${columns} from authorities.statement where target = ${target} order by period_from desc, version desc`)
}

export async function findStatement(db: Querier, target: string, id: string): Promise<StoredStatement | undefined> {
  const [row] = await db.query<StoredStatement>(sql`
    select ${columns} from authorities.statement where target = ${target} and id = ${id}`)
  return row
}

/** Statements of a brand are approved one after another. */
export async function lockStatements(tx: Transaction, target: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('authorities.statements ' || ${target}::text, 0))`)
}

export async function insertStatement(
  tx: Transaction,
  row: {
    readonly id: string
    readonly target: string
    readonly market: string
    readonly from: string
    readonly to: string
    readonly version: number
    readonly rows: readonly StatementRow[]
    readonly months: readonly { readonly month: string; readonly hash: string | null }[]
    readonly hash: string
    readonly at: Date
    readonly asker: { readonly userId: number; readonly name: string }
    readonly signer: { readonly userId: number; readonly name: string }
    readonly reason: string
  },
): Promise<void> {
  await tx.query(sql`
    insert into authorities.statement (id, target, market, period_from, period_to, version, rows, months, hash, approved_at, asked_by,
                                       asked_by_name, signed_by, signed_by_name, reason)
    values (${row.id}, ${row.target}, ${row.market}, ${row.from}::date, ${row.to}::date, ${row.version},
            ${JSON.stringify(row.rows)}::jsonb, ${JSON.stringify(row.months)}::jsonb, ${row.hash}, ${row.at}, ${row.asker.userId},
            ${row.asker.name}, ${row.signer.userId}, ${row.signer.name}, ${row.reason})`)
}
