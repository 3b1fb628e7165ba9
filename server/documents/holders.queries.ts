import { sql, type Querier } from '#server/kernel/index.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'

/**
 * Accounts of a brand with a document of one of these indexes, the newest first; all, or only those verified by staff.
 */
export async function findHoldersOfIndexes(
  db: Querier,
  of: {
    readonly target: string
    readonly indexes: readonly string[]
    readonly limit: number
    readonly areVerified: boolean
  },
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from documents.identity_document
     where number_index = any(${[...of.indexes]}::text[]) and target = ${of.target}
       and (not ${of.areVerified} or state = 'approved')
     group by player_id order by max(id::text) desc limit ${of.limit}`)
  return rows.map(({ playerId }) => playerId)
}

/** Accounts of a brand with a bank account of this index, the newest first. */
export async function findHoldersOfIban(
  db: Querier,
  of: { readonly target: string; readonly index: string; readonly limit: number },
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from documents.bank_account
     where iban_index = ${of.index} and target = ${of.target}
     order by id desc limit ${of.limit}`)
  return rows.map(({ playerId }) => playerId)
}

/** Steps through the index from pair to pair, so the cost does not depend on the number of documents. */
export async function findKindsAndCountries(db: Querier): Promise<{ kind: DocumentKind; country: string }[]> {
  return db.query<{ kind: DocumentKind; country: string }>(sql`
    with recursive pair as (
      (select kind, country from documents.identity_document order by kind, country limit 1)
      union all
      select after.kind, after.country
        from pair, lateral (select d.kind, d.country from documents.identity_document d
                             where (d.kind, d.country) > (pair.kind, pair.country)
                             order by d.kind, d.country limit 1) after
    )
    select kind, country from pair`)
}
