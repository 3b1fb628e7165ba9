import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId } from '../shapes/fields.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Why two accounts may be of one person. */
export const MATCH_REASONS = ['birth-number', 'name-and-birth-date', 'phone', 'address', 'birth-place'] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

/** What staff see of how a person became a player. Nothing here names the person; Reveal does, with a purpose. */
export const getRegistration = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Player/GetRegistration',
  audience: 'staff',
  permission: 'players.read',
  summary: 'Consents, declarations, verified contacts and possible duplicates of one player',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({
    registeredBy: Type.String(),
    /** The name that others see; chosen to be seen, so it is not covered. */
    nickname: orNull(Type.String()),
    consents: Type.Array(Type.Object({ kind: Type.String(), version: Type.String(), givenAt: Instant })),
    declarations: Type.Object({
      isPoliticallyExposed: orNull(Type.Boolean()),
      isOwnAccount: orNull(Type.Boolean()),
      declaredAt: orNull(Instant),
    }),
    emailVerifiedAt: orNull(Instant),
    phoneVerifiedAt: orNull(Instant),
    nationality: orNull(Type.String()),
    /** Which fields of the person are filled in; their values are revealed elsewhere. */
    filledFields: Type.Array(Type.String()),
    missingFields: Type.Array(Type.String()),
    matches: Type.Array(
      Type.Object({
        playerId: PlayerId,
        target: Type.String(),
        maskedName: Type.String(),
        reasons: Type.Array(Type.Enum([...MATCH_REASONS])),
        foundAt: Instant,
      }),
    ),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
