import type { RiskTerms } from '#contract/shapes/risk.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type TermsRow = {
  readonly version: number
  readonly terms: RiskTerms
  readonly validFrom: Date
  readonly askedByName: string
  readonly approvedByName: string
  readonly reason: string
}

/** Versions of a brand, the newest first. */
export async function listTerms(db: Querier, target: string): Promise<TermsRow[]> {
  return db.query<TermsRow>(sql`
    select version, terms, valid_from, asked_by_name, approved_by_name, reason
      from risk.terms_version where target = ${target} order by version desc limit 100`)
}

export async function findNewestTerms(
  db: Querier,
  target: string,
): Promise<Pick<TermsRow, 'version' | 'terms'> | undefined> {
  const rows = await db.query<Pick<TermsRow, 'version' | 'terms'>>(sql`
    select version, terms from risk.terms_version where target = ${target} order by version desc limit 1`)
  return rows[0]
}

/** Serializes changes of thresholds of a brand. */
export async function lockTerms(tx: Transaction, target: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('risk.terms:' || ${target}::text, 0))`)
}

export async function insertTerms(
  tx: Transaction,
  row: {
    readonly target: string
    readonly version: number
    readonly terms: RiskTerms
    readonly validFrom: Date
    readonly asker: { readonly userId: number; readonly name: string }
    readonly approver: { readonly userId: number; readonly name: string }
    readonly reason: string
  },
): Promise<void> {
  const { target, version, terms, validFrom, asker, approver, reason } = row
  await tx.query(sql`
    insert into risk.terms_version (target, version, terms, valid_from, asked_by, asked_by_name, approved_by, approved_by_name, reason)
    values (${target}, ${version}, ${JSON.stringify(terms)}::jsonb, ${validFrom}, ${asker.userId}, ${asker.name},
            ${approver.userId}, ${approver.name}, ${reason})`)
}
