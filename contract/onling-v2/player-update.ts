import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { PlayerId, text } from '../shapes/fields.ts'
import { PERSON_CHANGE_REASONS } from '../shapes/person-changes.ts'
import { RegistrationField } from '../shapes/registration.ts'

/**
 * Staff put a person right. Only the fields that are sent change; an empty text empties a field that may be empty. What a
 * check confirmed is ERR_VERIFIED_FIELD without the right `players.verified`, and two people's with it. Kept with before and after, masked.
 */
export const update = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/Update',
  audience: 'staff',
  permission: 'players.edit',
  summary: 'Change the person of a player, with a reason',
  body: Type.Object({
    playerId: PlayerId,
    fields: Type.Array(RegistrationField, { minItems: 1, maxItems: 20 }),
    reason: Type.Enum([...PERSON_CHANGE_REASONS]),
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Type.Object({ changedFields: Type.Array(Type.String()) }),
  refusals: [
    'ERR_PLAYER_NOT_FOUND',
    'ERR_INVALID_CONTRACT',
    'ERR_VERIFIED_FIELD',
    'ERR_PERSON_HAS_ACCOUNT',
    ...APPROVAL_REFUSALS,
  ],
})
