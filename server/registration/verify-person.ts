import type { ReplyOf } from '#contract/call.ts'
import type { verifyPerson as call } from '#contract/capi-v1/person.ts'
import { readBirthNumber } from '#server/formats/index.ts'
import type { Input } from '#server/kernel/index.ts'
import { findPlayerById, foldName, readProfile } from '#server/players/index.ts'
import { readingOf } from './contexts.ts'
import type { RegistrationNeeds } from './needs.ts'

type Reply = ReplyOf<typeof call>

/**
 * Compares a person who shows a document with that of an account: names without accents and case, the birth number only
 * where both have one. Our values are never returned, only which fields differ.
 */
export async function verifyPerson(needs: RegistrationNeeds, { body, refuse }: Input<typeof call>): Promise<Reply> {
  const { db, cipher, target, standing } = needs
  const player = await findPlayerById(db, target, body.playerId)
  if (!player || player.state === 'closed') return refuse('ERR_PLAYER_NOT_FOUND')
  const profile = await readProfile(db, cipher, player.id)
  const { rules, today } = readingOf(needs)
  const shown = body.birthNumber ? readBirthNumber(body.birthNumber, { country: rules.country, today }) : undefined
  const digits = shown && 'digits' in shown ? shown.digits : body.birthNumber
  const differs: Readonly<Record<Reply['differingFields'][number], boolean>> = {
    FirstName: foldName(body.firstName) !== foldName(player.firstName),
    Surname: foldName(body.surname) !== foldName(player.surname),
    BirthDate: body.birthDate !== player.birthDate,
    BirthNumber: digits !== undefined && profile.birthNumber !== null && digits !== profile.birthNumber,
  }
  const differingFields = (Object.keys(differs) as Reply['differingFields']).filter((field) => differs[field])
  const { isIdentityVerified } = await standing.read({
    playerId: player.id,
    registeredAt: player.registeredAt,
    birthDate: player.birthDate,
  })
  return { isSamePerson: differingFields.length === 0, differingFields, isIdentityVerified }
}
