import {
  CHANGEABLE_FIELDS,
  EMPTIABLE_FIELDS,
  PROTECTED_FIELDS,
  type PersonChangeReason,
} from '#contract/shapes/person-changes.ts'
import type { RegistrationField, RegistrationFieldType } from '#contract/shapes/registration.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow, readAddresses, readProfile, type PersonChanger } from '#server/players/index.ts'
import { checkFields, fieldsOf } from './check-fields.ts'
import { readingOf } from './contexts.ts'
import { differingFields, maskChanges } from './mask-change.ts'
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

/** Somebody other than the player corrects a person: staff, or a land-based system. Returns the changed fields. */
export async function changePerson(needs: RegistrationNeeds, change: PersonChange): Promise<RegistrationFieldType[]> {
  return needs.db.transaction(async (tx) => {
    const { writing } = await readChange(needs, tx, change)
    return writePerson(tx, needs, { ...writing, by: change.by })
  })
}

type Correction = Omit<PersonChange, 'by'> & { readonly reason: PersonChangeReason }

/** Staff correct a person. What a check of the person confirmed is changed by two people who both have the permission. */
export function correctAction(needs: RegistrationNeeds): Action<Correction, RegistrationFieldType[]> {
  return {
    key: 'identity.correct',
    permission: 'players.edit',
    preview: async (tx, correction) => {
      const { playerId } = correction
      const { writing, isVerifiedTouched } = await readChange(needs, tx, correction)
      const { known, person, sent } = writing
      return {
        ...emptyPreview,
        subject: { kind: 'player', id: String(playerId), label: String(playerId) },
        playerId,
        touched: { kind: 'players', count: 1 },
        changes: maskChanges(known, person, differingFields(known, person, sent)),
        warnings: isVerifiedTouched ? [{ id: 'verified-data', about: null }] : [],
      }
    },
    run: async (tx, correction, { asker, reason: explanation }) => {
      const { writing } = await readChange(needs, tx, correction)
      const by = { kind: 'staff', name: asker.name, reason: correction.reason, explanation } as const
      return writePerson(tx, needs, { ...writing, by })
    },
  }
}

/** Locks the player and reads the change; refuses invalid values. */
async function readChange(
  needs: RegistrationNeeds,
  tx: Transaction,
  { playerId, fields, mayChangeVerified }: Omit<PersonChange, 'by'>,
) {
  const { cipher, target, standing } = needs
  const player = await lockPlayerRow(tx, target, playerId)
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
  // Earlier errors are not part of this change; a birth number that contradicts the new day of birth is.
  const judged = sent.includes('BirthDate') ? [...sent, 'BirthNumber'] : sent
  const own = problems.filter(({ field }) => judged.includes(field))
  if (own.length > 0) return refuse('ERR_INVALID_CONTRACT', { fields: own })
  const types = CHANGEABLE_FIELDS.filter((type) => sent.includes(type))
  const guarded = PROTECTED_FIELDS.filter((type) => sent.includes(type) && known[type] !== undefined)
  const touched = differingFields(known, person, guarded)
  const { registeredAt, birthDate } = player
  const isVerifiedTouched =
    touched.length > 0 && (await standing.read({ playerId, registeredAt, birthDate })).isIdentityVerified
  if (isVerifiedTouched && !mayChangeVerified) return refuse('ERR_VERIFIED_FIELD', { fields: touched })
  return { writing: { player, profile, known, person, sent: types }, isVerifiedTouched }
}

function isOneOf(types: readonly RegistrationFieldType[], name: string): boolean {
  return (types as readonly string[]).includes(name)
}
