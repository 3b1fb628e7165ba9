import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { PlayerId, text } from '../shapes/fields.ts'
import { PERSON_CHANGE_REASONS } from '../shapes/person-changes.ts'
import { RegistrationField } from '../shapes/registration.ts'

/**
 * Staff correct a person. Only the fields that are sent change; an empty text clears an optional field. A field confirmed by a
 * check gives ERR_VERIFIED_FIELD without the permission `players.verified`, and needs a second person with it. The values before
 * and after are stored masked.
 */
export const update = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/Update',
  audience: 'staff',
  permission: 'players.edit',
  summary: 'Change personal data of a player, with a reason',
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
