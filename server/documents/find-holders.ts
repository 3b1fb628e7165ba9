import { sql, type FieldCipher, type Querier } from '#server/kernel/index.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'
import { documentIndex } from './enter-document.ts'
import { ibanIndex } from './kyc/bank-accounts.ts'

type Needs = { readonly db: Querier; readonly target: string; readonly cipher: FieldCipher }

/** Of one document: it is one person's, at each brand once; more is somebody's mistake. */
const HOLDERS_MAX = 20

/** Players who have entered this document, by the blind index of each existing kind and country; newest first. */
export async function findHoldersOfDocument(needs: Needs, number: string, limit: number): Promise<number[]> {
  return findHolders(needs, number, { limit, areVerified: false })
}

/** The same, of whom staff have verified the document: what a player only wrote proves nothing. */
export async function findVerifiedHolders(needs: Needs, number: string): Promise<number[]> {
  return findHolders(needs, number, { limit: HOLDERS_MAX, areVerified: true })
}

/** Whose a shown document is: of whom staff have verified it, and only where they have of nobody, of whoever wrote its number. */
export async function findShownHolders(needs: Needs, number: string): Promise<number[]> {
  const verified = await findVerifiedHolders(needs, number)
  return verified.length > 0 ? verified : findHoldersOfDocument(needs, number, HOLDERS_MAX)
}

async function findHolders(
  { db, target, cipher }: Needs,
  number: string,
  { limit, areVerified }: { readonly limit: number; readonly areVerified: boolean },
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from documents.identity_document
     where number_index = any(${await indexesOf(db, cipher, number)}::text[]) and target = ${target}
       and (not ${areVerified} or state = 'approved')
     group by player_id order by max(id::text) desc limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

async function indexesOf(db: Querier, cipher: FieldCipher, number: string): Promise<string[]> {
  return (await findKindsAndCountries(db)).flatMap((one) => documentIndex(cipher, { ...one, number }) ?? [])
}

/** Players who entered or verified this account, by its blind index; newest first. */
export async function findHoldersOfAccount(
  { db, target, cipher }: Needs,
  iban: string,
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from documents.bank_account
     where iban_index = ${ibanIndex(cipher, iban)} and target = ${target}
     order by id desc limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

/** Steps through the index pair by pair, however many documents there are. */
async function findKindsAndCountries(db: Querier): Promise<{ kind: DocumentKind; country: string }[]> {
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
