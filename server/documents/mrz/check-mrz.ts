import { dayOf } from '#contract/states/calendar.ts'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as staff from '#contract/play-v1/staff-documents.ts'
import { readBirthNumber, readMrz } from '#server/formats/index.ts'
import { refuse as refuseByCode, type Refuse } from '#server/kernel/index.ts'
import { findPlayerById, readProfile } from '#server/players/index.ts'
import { findDocument } from '../documents.queries.ts'
import { openNumber } from '../enter-document.ts'
import type { DocumentNeeds } from '../needs.ts'
import { compareMrz } from './compare-mrz.ts'

const refuse: Refuse<typeof staff.checkMrz> = refuseByCode

/**
 * Parses the MRZ that staff typed from a picture, and compares it with what the player entered. Stores nothing. Refuses
 * lines that are no MRZ, with the first error in the details.
 */
export async function checkMrz(
  needs: DocumentNeeds,
  { playerId, documentId, mrz: written }: BodyOf<typeof staff.checkMrz>,
): Promise<ReplyOf<typeof staff.checkMrz>> {
  const { db, target, clock, market, cipher } = needs
  const player = await findPlayerById(db, target, playerId)
  const document = await findDocument(db, target, playerId, documentId)
  if (!player || !document) return refuse('ERR_DOCUMENT_NOT_FOUND')
  const today = dayOf(market.timeZone, clock.now())
  const mrz = readMrz(written, today)
  if ('fault' in mrz) return refuse('ERR_MRZ_NOT_READ', mrz)
  const { nationality, birthNumber } = await readProfile(db, cipher, playerId)
  const { firstName, surname, birthDate } = player
  const { country, expiresOn } = document
  const number = openNumber(needs, document)
  const sex = sexOf(birthNumber, today)
  return {
    format: mrz.format,
    wrongDigits: [...mrz.problems],
    fields: compareMrz(mrz, { number, country, expiresOn, firstName, surname, birthDate, nationality, sex }),
  }
}

/** Sex is not a field of the profile: it follows from a birth number only. The Czech formats include the Slovak ones. */
function sexOf(birthNumber: string | null, today: string): 'male' | 'female' | null {
  if (birthNumber === null) return null
  const read = readBirthNumber(birthNumber, { country: 'CZ', today, source: 'register' })
  return 'problem' in read ? null : read.sex
}
