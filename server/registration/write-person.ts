import type { RegistrationFieldType } from '#contract/shapes/registration.ts'
import { refuse, publish, type Transaction } from '#server/kernel/index.ts'
import {
  birthNumberIndex,
  findMatches,
  foldAddress,
  insertMatch,
  insertPersonChange,
  saveAddress,
  saveProfile,
  updatePerson,
  type PersonChanger,
  type Player,
  type Profile,
} from '#server/players/index.ts'
import type { LanguageCode } from '#server/sign-in/index.ts'
import { takeTurn } from './contexts.queries.ts'
import { differingFields, maskChanges } from './mask-change.ts'
import type { RegistrationNeeds } from './needs.ts'
import type { PersonEntered } from './person-entered.ts'

/** Declarations of a person about themselves, with the time when any was made. */
const DECLARED: readonly RegistrationFieldType[] = ['PoliticallyExposed', 'Sanctioned', 'OwnAccount']

export type PersonWritten = {
  readonly player: Player
  readonly profile: Profile
  /** The person before the change. */
  readonly known: PersonEntered
  /** The person after the change, validated. */
  readonly person: PersonEntered
  /** Fields that were sent; only these are written. */
  readonly sent: readonly RegistrationFieldType[]
  readonly by: PersonChanger
}

/**
 * Writes the changed fields of a person, records the actor with before and after (masked), and returns the fields. A
 * person who is then certainly the owner of another account of the brand is refused (CZ-12, SK-03).
 */
export async function writePerson(
  tx: Transaction,
  { clock, cipher, target }: Pick<RegistrationNeeds, 'clock' | 'cipher' | 'target'>,
  { player, profile, known, person, sent, by }: PersonWritten,
): Promise<RegistrationFieldType[]> {
  const now = clock.now()
  const { id: playerId } = player
  const changed = differingFields(known, person, sent)
  const hasDeclared = DECLARED.some((field) => sent.includes(field))
  if (changed.length === 0 && !hasDeclared) return []
  // What was not sent stays, whatever the current rules say about it.
  const next: PersonEntered = { ...known, ...Object.fromEntries(sent.map((type) => [type, person[type]])) }
  const { FirstName = '', Surname = '', BirthDate = '', Language, PermanentAddress: address } = next
  const named = { firstName: FirstName, surname: Surname, birthDate: BirthDate }
  await updatePerson(tx, playerId, { ...named, language: (Language ?? player.language) as LanguageCode })
  await saveProfile(tx, cipher, playerId, {
    ...profile,
    titleBefore: next.TitleBefore ?? null,
    databox: next.Databox ?? null,
    birthPlace: next.BirthPlace ?? null,
    birthNumber: next.BirthNumber ?? null,
    nationality: next.Nationality ?? null,
    isPoliticallyExposed: next.PoliticallyExposed ?? null,
    isSanctioned: next.Sanctioned ?? null,
    isOwnAccount: next.OwnAccount ?? null,
    declaredAt: hasDeclared ? now : profile.declaredAt,
  })
  if (changed.includes('PermanentAddress') && address)
    await saveAddress(tx, playerId, { ...address, kind: 'Permanent', confirmedBy: null, registerCode: null }, now)
  const index = birthNumberIndex(cipher, next.BirthNumber ?? null)
  if (index !== null) await takeTurn(tx, `${target} ${index}`)
  const matches = await findMatches(tx, {
    ...player,
    ...named,
    birthNumberIndex: index,
    birthPlace: next.BirthPlace ?? null,
    addressFolded: address ? foldAddress(address) : null,
  })
  for (const match of matches.filter((one) => one.playerId !== playerId)) {
    if (match.target === target && match.isSamePerson)
      return refuse('ERR_PERSON_HAS_ACCOUNT', { reasons: match.reasons })
    await insertMatch(tx, { playerId, otherPlayerId: match.playerId, reasons: match.reasons, foundAt: now })
  }
  await insertPersonChange(tx, { playerId, at: now, by, changes: maskChanges(known, next, changed) })
  await publish(tx, 'registration.person-changed', { playerId, fields: changed })
  return changed
}
