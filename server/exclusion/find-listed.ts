import { createHash } from 'node:crypto'
import { foldName } from '#server/players/index.ts'
import type { ExclusionNeeds, Person } from './needs.ts'
import { findLatestScreening, type ScreeningRow } from './screening.queries.ts'

/** Whether somebody who wants to register is listed in the second source's last answer about this person. */
export async function isListedNow(
  { db, clock }: Pick<ExclusionNeeds, 'db' | 'clock'>,
  person: Person,
): Promise<boolean> {
  const last = await findLatestScreening(db, personHashOf(person))
  return last !== undefined && isInForceAt(last, clock.now())
}

/** A future beginning counts from now on: there may be no further check before it. */
export function isInForceAt({ isListed, validTo }: ScreeningRow, now: Date): boolean {
  return isListed === true && (validTo === null || validTo > now)
}

/** By name and day of birth, as registers are queried: the birth number is not always known. */
export function personHashOf({ firstName, surname, birthDate }: Person): string {
  const named = [foldName(firstName), foldName(surname), birthDate]
  return createHash('sha256').update(JSON.stringify(named)).digest('hex')
}
