import type { FieldCipher, Querier } from '#server/kernel/index.ts'
import { documentIndex } from './enter-document.ts'
import * as queries from './holders.queries.ts'
import { ibanIndex } from './kyc/bank-accounts.ts'

type Needs = { readonly db: Querier; readonly target: string; readonly cipher: FieldCipher }

/** A document normally has one holder at each brand; more is a mistake of somebody. */
const HOLDERS_MAX = 20

/** Players who have entered this document, by the blind index of each existing kind and country; newest first. */
export async function findHoldersOfDocument(needs: Needs, number: string, limit: number): Promise<number[]> {
  return findHolders(needs, number, { limit, areVerified: false })
}

/**
 * The same, restricted to players whose document staff have verified: a number that a player only entered proves
 * nothing.
 */
export async function findVerifiedHolders(needs: Needs, number: string): Promise<number[]> {
  return findHolders(needs, number, { limit: HOLDERS_MAX, areVerified: true })
}

/**
 * The holders of a shown document: those for whom staff have verified it; if there are none, those who entered its
 * number.
 */
export async function findShownHolders(needs: Needs, number: string): Promise<number[]> {
  const verified = await findVerifiedHolders(needs, number)
  return verified.length > 0 ? verified : findHoldersOfDocument(needs, number, HOLDERS_MAX)
}

async function findHolders(
  { db, target, cipher }: Needs,
  number: string,
  { limit, areVerified }: { readonly limit: number; readonly areVerified: boolean },
): Promise<number[]> {
  const known = await queries.findKindsAndCountries(db)
  const indexes = known.flatMap((one) => documentIndex(cipher, { ...one, number }) ?? [])
  return queries.findHoldersOfIndexes(db, { target, indexes, limit, areVerified })
}

/** Players who entered or verified this account, by its blind index; newest first. */
export async function findHoldersOfAccount(
  { db, target, cipher }: Needs,
  iban: string,
  limit: number,
): Promise<number[]> {
  return queries.findHoldersOfIban(db, { target, index: ibanIndex(cipher, iban), limit })
}
