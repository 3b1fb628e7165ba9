import type { Transaction } from '#server/kernel/index.ts'
import { proveBirthNumber, readProfile } from '#server/players/index.ts'
import type { KycNeeds } from './needs.ts'
import type { CheckedPerson } from './person.ts'

/** Comparison of the registered birth number with the partner's: equal, different, or one of them is unknown. */
export type BirthNumberFound = 'equal' | 'other' | 'unknown'

/**
 * Compares the player's birth number with the partner's. A bank reports the number of the state's register; a document
 * may contain the personal number of another country, which is no contradiction.
 */
export async function compareBirthNumber(
  { cipher }: Pick<KycNeeds, 'cipher'>,
  tx: Transaction,
  playerId: number,
  { details, personalNumber }: Pick<CheckedPerson, 'details' | 'personalNumber'>,
): Promise<BirthNumberFound> {
  const { birthNumber } = await readProfile(tx, cipher, playerId)
  if (birthNumber === null) return 'unknown'
  const said = digitsOf(details?.birthNumber)
  if (said !== '') return said === birthNumber ? 'equal' : 'other'
  return digitsOf(personalNumber) === birthNumber ? 'equal' : 'unknown'
}

/**
 * Marks the player's birth number as proved where the partner reported the same one: from then on it distinguishes
 * namesakes.
 */
export async function proveEqualNumber(
  needs: Pick<KycNeeds, 'cipher' | 'clock'>,
  tx: Transaction,
  playerId: number,
  person: CheckedPerson | undefined,
): Promise<void> {
  if (person && (await compareBirthNumber(needs, tx, playerId, person)) === 'equal')
    await proveBirthNumber(tx, playerId, needs.clock.now())
}

function digitsOf(written: string | null | undefined): string {
  return (written ?? '').replaceAll(/\D/g, '')
}
