import { sql, type Sql } from '../../kernel/index.ts'
import type { StoredEntry } from './stored-entry.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Source of entries: the table, joined by the files where a reader reaches that far back. An entry in both, as while a
 * month leaves, is returned once.
 */
export function entriesWith(archived: readonly StoredEntry[]): Sql {
  if (archived.length === 0) return sql`ledger.entry`
  return sql`(
    select reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind from ledger.entry
    union all
    select f.reference, f.account_id, f.seq, f.debit, f.credit, f.balance_after, f.series_id, f.created_at, f.contra_id, f.ordinal, f.kind
      from (select coalesce(reference, ${NOBODY}::uuid) as reference, coalesce(account_id, 0) as account_id, coalesce(seq, 0) as seq,
                   coalesce(debit, 0) as debit, coalesce(credit, 0) as credit, coalesce(balance_after, 0) as balance_after,
                   coalesce(series_id, 0) as series_id,
                   coalesce(timestamptz 'epoch' + at * interval '1 microsecond', timestamptz 'epoch') as created_at,
                   coalesce(contra_id, 0) as contra_id, coalesce(ordinal, 0) as ordinal, coalesce(kind, 0::smallint) as kind
              from unnest(${archived.map((one) => one.reference)}::uuid[], ${archived.map((one) => one.accountId)}::bigint[],
                          ${archived.map((one) => one.seq)}::bigint[], ${archived.map((one) => one.debit)}::bigint[],
                          ${archived.map((one) => one.credit)}::bigint[], ${archived.map((one) => one.balanceAfter)}::bigint[],
                          ${archived.map((one) => one.seriesId)}::bigint[], ${archived.map((one) => one.at)}::bigint[],
                          ${archived.map((one) => one.contraId)}::bigint[], ${archived.map((one) => one.ordinal)}::integer[],
                          ${archived.map((one) => one.kind)}::smallint[])
                     as u (reference, account_id, seq, debit, credit, balance_after, series_id, at, contra_id, ordinal, kind)) f
     where not exists (select from ledger.entry e
                        where e.account_id = f.account_id and e.seq = f.seq and e.created_at = f.created_at))`
}
