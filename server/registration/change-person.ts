import { CHANGEABLE_FIELDS, EMPTIABLE_FIELDS, PROTECTED_FIELDS } from '#contract/shapes/person-changes.ts'
import type { RegistrationField, RegistrationFieldType } from '#contract/shapes/registration.ts'
import { refuse } from '#server/kernel/index.ts'
import { holdPlayer, readAddresses, readProfile, type PersonChanger } from '#server/players/index.ts'
import { checkFields, fieldsOf } from './check-fields.ts'
import { readingOf } from './contexts.ts'
import { differingFields } from './mask-change.ts'
import type { RegistrationNeeds } from './needs.ts'
import { personOf } from './person-of.ts'
import { writePerson } from './write-person.ts'

export type PersonChange = {
  readonly playerId: number
  readonly fields: readonly RegistrationField[]
  readonly by: PersonChanger
  /** May change what a check of the person confirmed. */
  readonly mayChangeVerified: boolean
}

/** Somebody other than the player puts a person right: staff, or a land-based system. Gives the fields that changed. */
export async function changePerson(needs: RegistrationNeeds, change: PersonChange): Promise<RegistrationFieldType[]> {
  const { db, cipher, target, standing } = needs
  const { playerId, fields, by, mayChangeVerified } = change
  return db.transaction(async (tx) => {
    const player = await holdPlayer(tx, target, playerId)
    if (!player || player.state === 'closed') return refuse('ERR_PLAYER_NOT_FOUND')
    const profile = await readProfile(tx, cipher, playerId)
    const known = personOf(player, profile, await readAddresses(tx, playerId))
    const sent = fields.map(({ fieldType }) => fieldType)
    const unknown = sent.filter((type) => !isOneOf(CHANGEABLE_FIELDS, type))
    if (unknown.length > 0)
      return refuse('ERR_INVALID_CONTRACT', { fields: unknown.map((field) => ({ field, kind: 'Unknown' })) })
    const filled = fields.filter(({ fieldType, value }) => value !== '' || !isOneOf(EMPTIABLE_FIELDS, fieldType))
    const others = fieldsOf(known).filter(({ fieldType }) => !sent.includes(fieldType))
    const { person, problems } = checkFields([...others, ...filled], readingOf(needs), 'nothing')
    // What was wrong before is not this change's to put right; a birth number that denies the new day of birth is.
    const judged = sent.includes('BirthDate') ? [...sent, 'BirthNumber'] : sent
    const own = problems.filter(({ field }) => judged.includes(field))
    if (own.length > 0) return refuse('ERR_INVALID_CONTRACT', { fields: own })
    const types = CHANGEABLE_FIELDS.filter((type) => sent.includes(type))
    const guarded = PROTECTED_FIELDS.filter((type) => sent.includes(type) && known[type] !== undefined)
    const touched = differingFields(known, person, guarded)
    if (touched.length > 0 && !mayChangeVerified) {
      const { isIdentityVerified } = await standing.read({
        playerId,
        registeredAt: player.registeredAt,
        birthDate: player.birthDate,
      })
      if (isIdentityVerified) return refuse('ERR_VERIFIED_FIELD', { fields: touched })
    }
    return writePerson(tx, needs, { player, profile, known, person, sent: types, by })
  })
}

function isOneOf(types: readonly RegistrationFieldType[], name: string): boolean {
  return (types as readonly string[]).includes(name)
}
