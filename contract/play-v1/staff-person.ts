import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { PERSON_CHANGERS, personChangeList } from '../lists/person-changes.ts'
import { Instant, page, PlayerId } from '../shapes/fields.ts'
import { MaskedChange } from '../shapes/person-changes.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Every change of the person since registration, by the player, staff or a land-based system. */
export const listPersonChanges = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Player/ListPersonChanges',
  audience: 'staff',
  permission: 'players.read',
  summary: 'Changes of one player’s personal data, newest first, masked',
  query: Type.Object({ playerId: PlayerId, ...listQuery(personChangeList) }),
  reply: page(
    Type.Object({
      at: Instant,
      byKind: Type.Enum([...PERSON_CHANGERS]),
      byName: orNull(Type.String()),
      /** The second person, where one was needed. */
      signedByName: orNull(Type.String()),
      reason: orNull(Type.String()),
      explanation: orNull(Type.String()),
      changes: Type.Array(MaskedChange),
    }),
  ),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})
