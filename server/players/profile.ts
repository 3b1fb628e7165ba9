import type { FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'
import * as queries from './profile.queries.ts'

/** Data of the person that an account does not need for its opening. Personal data: never logged. */
export type Profile = {
  /** `form`, `context`, `kyc`, `bank-id`: how the person registered. */
  readonly registeredBy: string
  readonly titleBefore: string | null
  readonly birthPlace: string | null
  /** ISO 3166-1 alpha-3 */
  readonly nationality: string | null
  readonly databox: string | null
  /** Digits only. */
  readonly birthNumber: string | null
  /** Declarations; null: never asked for. */
  readonly isPoliticallyExposed: boolean | null
  /** The player declares that sanctions apply to them; null: not declared. */
  readonly isSanctioned: boolean | null
  readonly isOwnAccount: boolean | null
  readonly declaredAt: Date | null
  readonly emailVerifiedAt: Date | null
  readonly phoneVerifiedAt: Date | null
}

/** The profile of a player without any further data. */
export const emptyProfile: Profile = {
  registeredBy: 'form',
  titleBefore: null,
  birthPlace: null,
  nationality: null,
  databox: null,
  birthNumber: null,
  isPoliticallyExposed: null,
  isSanctioned: null,
  isOwnAccount: null,
  declaredAt: null,
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
}

/** The place (associated data) to which a sealed birth number is bound. */
export const birthNumberBelongsTo = (playerId: number | string) => `players.birth-number:${playerId}`

/** The blind index of a birth number: equal for equal numbers, and reveals nothing else. */
export function birthNumberIndex(cipher: FieldCipher, birthNumber: string | null): string | null {
  return birthNumber === null ? null : cipher.blindIndex(birthNumber, 'birth-number')
}

/** Writes the whole profile; the birth number is sealed. */
export async function saveProfile(
  tx: Transaction,
  cipher: FieldCipher,
  playerId: number,
  { birthNumber, ...profile }: Profile,
): Promise<void> {
  await queries.upsertProfile(tx, playerId, {
    ...profile,
    birthNumberSealed: birthNumber === null ? null : cipher.seal(birthNumber, birthNumberBelongsTo(playerId)),
    birthNumberIndex: birthNumberIndex(cipher, birthNumber),
  })
}

/** Reads a profile with the birth number decrypted. */
export async function readProfile(db: Querier, cipher: FieldCipher, playerId: number): Promise<Profile> {
  const row = await queries.findProfile(db, playerId)
  if (!row) return emptyProfile
  const { birthNumberSealed, birthNumberIndex: _, ...profile } = row
  return {
    ...profile,
    birthNumber: birthNumberSealed === null ? null : cipher.open(birthNumberSealed, birthNumberBelongsTo(playerId)),
  }
}
