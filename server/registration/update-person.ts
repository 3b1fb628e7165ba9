import type { ReplyOf } from '#contract/call.ts'
import type { selfUpdate as call } from '#contract/onling-v2/account-requirements.ts'
import type { RegistrationFieldType } from '#contract/shapes/registration.ts'
import { refuse, tell, type Input } from '#server/kernel/index.ts'
import {
  birthNumberIndex,
  findMatches,
  foldAddress,
  holdPlayer,
  insertMatch,
  readAddresses,
  readProfile,
  saveAddress,
  saveProfile,
} from '#server/players/index.ts'
import { checkFields, fieldsOf } from './check-fields.ts'
import { ownPlayer } from './contacts/send-code.ts'
import { takeTurn } from './contexts.queries.ts'
import { readingOf } from './contexts.ts'
import type { RegistrationNeeds } from './needs.ts'
import { personOf } from './person-of.ts'

/** What a person changes in the course of life. */
const MAY_CHANGE: readonly RegistrationFieldType[] = ['TitleBefore', 'Databox', 'PermanentAddress']
/** What is said once; a mistake in it is for staff to put right. */
const SAID_ONCE: readonly RegistrationFieldType[] = [
  'BirthPlace',
  'BirthNumber',
  'Nationality',
  'PoliticallyExposed',
  'OwnAccount',
]

/**
 * A player adds to their own person. Names, day of birth and contacts have ways of their own. A birth number that an
 * account of the brand has already is that person: refused.
 */
export async function updateOwnPerson(
  needs: RegistrationNeeds,
  { caller, body }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, cipher, target } = needs
  const { playerId } = caller
  await db.transaction(async (tx) => {
    const now = clock.now()
    await holdPlayer(tx, target, playerId)
    const player = await ownPlayer(needs, playerId)
    const profile = await readProfile(tx, cipher, playerId)
    const known = personOf(player, profile, await readAddresses(tx, playerId))
    const sent = body.fields.map(({ fieldType }) => fieldType)
    const refused = sent.filter((type) => !mayBeSent(type, known))
    if (refused.length > 0)
      return refuse('ERR_INVALID_CONTRACT', { fields: refused.map((field) => ({ field, kind: 'Unknown' })) })
    const others = fieldsOf(known).filter(({ fieldType }) => !sent.includes(fieldType))
    const { person, problems } = checkFields([...others, ...body.fields], readingOf(needs), 'nothing')
    const own = problems.filter(({ field }) => sent.includes(field))
    if (own.some(({ field, kind }) => field === 'PoliticallyExposed' && kind === 'InvalidValue'))
      return refuse('ERR_POLITICALLY_EXPOSED')
    if (own.length > 0) return refuse('ERR_INVALID_CONTRACT', { fields: own })
    const hasDeclared = sent.includes('PoliticallyExposed') || sent.includes('OwnAccount')
    await saveProfile(tx, cipher, playerId, {
      ...profile,
      titleBefore: person.TitleBefore ?? null,
      databox: person.Databox ?? null,
      birthPlace: person.BirthPlace ?? null,
      birthNumber: person.BirthNumber ?? null,
      nationality: person.Nationality ?? null,
      isPoliticallyExposed: person.PoliticallyExposed ?? null,
      isOwnAccount: person.OwnAccount ?? null,
      declaredAt: hasDeclared ? now : profile.declaredAt,
    })
    const { PermanentAddress: address } = person
    if (sent.includes('PermanentAddress') && address)
      await saveAddress(tx, playerId, { ...address, kind: 'Permanent', confirmedBy: null, registerCode: null }, now)
    const index = birthNumberIndex(cipher, person.BirthNumber ?? null)
    if (index !== null) await takeTurn(tx, `${target} ${index}`)
    const matches = await findMatches(tx, {
      ...player,
      birthNumberIndex: index,
      birthPlace: person.BirthPlace ?? null,
      addressFolded: address ? foldAddress(address) : null,
    })
    for (const match of matches.filter((one) => one.playerId !== playerId)) {
      if (match.target === target && match.isSamePerson)
        return refuse('ERR_PERSON_HAS_ACCOUNT', { reasons: match.reasons })
      await insertMatch(tx, { playerId, otherPlayerId: match.playerId, reasons: match.reasons, foundAt: now })
    }
    return tell(tx, 'registration.person-changed', { playerId, fields: sent })
  })
  return { done: true }
}

function mayBeSent(type: string, known: Readonly<Record<string, unknown>>): boolean {
  if ((MAY_CHANGE as readonly string[]).includes(type)) return true
  return (SAID_ONCE as readonly string[]).includes(type) && known[type] === undefined
}
