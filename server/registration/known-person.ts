import type { RegistrationField, RegistrationFieldType } from '#contract/shapes/registration.ts'
import type { Newcomer } from '#server/documents/index.ts'
import { lockPlayerRow, findPlayerById, readAddresses, readProfile } from '#server/players/index.ts'
import { assert, type Querier, type Transaction } from '#server/kernel/index.ts'
import { checkFields, fieldsOf, requiredFields } from './check-fields.ts'
import { readingOf } from './contexts.ts'
import type { RegistrationNeeds } from './needs.ts'
import { personOf } from './person-of.ts'
import { writePerson } from './write-person.ts'

type Checked = NonNullable<Newcomer['person']>
type Needs = Pick<RegistrationNeeds, 'clock' | 'cipher' | 'target' | 'rules'>

/** Fields that are copied from another account; the person enters the rest. */
const FILLABLE: readonly RegistrationFieldType[] = [
  'TitleBefore',
  'BirthPlace',
  'BirthNumber',
  'Nationality',
  'PermanentAddress',
]

/** Actor of these changes. */
const OLD_ACCOUNT = { kind: 'system', name: 'account-migration', reason: 'player-asked', explanation: null } as const

/**
 * Known data of a person from another source, in the stored forms, and what a registration still needs. Fields that
 * this market does not have, or that are invalid, are left out.
 */
export function readKnown(
  needs: Pick<RegistrationNeeds, 'rules' | 'clock'>,
  fields: readonly RegistrationField[],
): { readonly fields: RegistrationField[]; readonly missing: RegistrationFieldType[] } {
  const { rules } = needs
  const { person } = checkFields(fields, readingOf(needs), 'nothing')
  const asked = requiredFields(rules.isFastTrack ? 'account' : 'person', person, rules)
  return { fields: fieldsOf(person), missing: asked.filter((type) => person[type] === undefined) }
}

/** A partner's data of a person, as fields that are not validated yet. */
export function fieldsOfChecked({ firstName, surname, birthDate, details }: Checked): RegistrationField[] {
  const said = {
    FirstName: firstName,
    Surname: surname,
    BirthDate: birthDate,
    BirthNumber: details?.birthNumber,
    BirthPlace: details?.birthPlace,
    Nationality: details?.nationality,
    PermanentAddress: details?.permanentAddress,
    PoliticallyExposed: details?.isPoliticallyExposed === true ? true : undefined,
  }
  return Object.entries(said).flatMap(([fieldType, value]) =>
    value === null || value === undefined ? [] : [{ fieldType, value }],
  )
}

/** Data of a player, as fields. */
export async function readPersonFields(
  { cipher, target }: Pick<Needs, 'cipher' | 'target'>,
  db: Querier,
  playerId: number,
): Promise<RegistrationField[]> {
  const player = await findPlayerById(db, target, playerId)
  assert(player !== undefined, 'A player whose account is compared is there.')
  return fieldsOf(personOf(player, await readProfile(db, cipher, playerId), await readAddresses(db, playerId)))
}

/**
 * Stores what an account does not have yet; existing values stay. Returns the new fields. Refuses
 * ERR_PERSON_HAS_ACCOUNT when the person is then certainly the owner of another account.
 */
export async function fillPerson(
  tx: Transaction,
  needs: Needs,
  { playerId, fields }: { readonly playerId: number; readonly fields: readonly RegistrationField[] },
): Promise<RegistrationFieldType[]> {
  const { cipher, target } = needs
  const player = await lockPlayerRow(tx, target, playerId)
  assert(player !== undefined, 'A player whose account is filled is there.')
  const profile = await readProfile(tx, cipher, playerId)
  const known = personOf(player, profile, await readAddresses(tx, playerId))
  const lacking = FILLABLE.filter((type) => known[type] === undefined)
  const offered = fields.filter(({ fieldType }) => lacking.some((type) => type === fieldType))
  const { person } = checkFields([...fieldsOf(known), ...offered], readingOf(needs), 'nothing')
  const sent = lacking.filter((type) => person[type] !== undefined)
  return writePerson(tx, needs, { player, profile, known, person, sent, by: OLD_ACCOUNT })
}
