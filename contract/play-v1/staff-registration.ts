import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, Instant, PlayerId, text } from '../shapes/fields.ts'
import { TAKEN_BACK_DECLARATIONS } from '../shapes/person-changes.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Why two accounts may belong to one person. */
export const MATCH_REASONS = ['birth-number', 'name-and-birth-date', 'phone', 'address', 'birth-place'] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

/** How a person became a player, for staff. It has no personal data; Reveal returns that, with a purpose. */
export const getRegistration = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Player/GetRegistration',
  audience: 'staff',
  permission: 'players.read',
  summary: 'Consents, declarations, verified contacts and possible duplicates of one player',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({
    registeredBy: Type.String(),
    /** The name that others see; public, so it is not covered. */
    nickname: orNull(Type.String()),
    consents: Type.Array(Type.Object({ kind: Type.String(), version: Type.String(), givenAt: Instant })),
    declarations: Type.Object({
      isPoliticallyExposed: orNull(Type.Boolean()),
      /** True where the person declared to be under sanctions; there is no separate question, so it is never false. */
      isSanctioned: orNull(Type.Boolean()),
      isOwnAccount: orNull(Type.Boolean()),
      declaredAt: orNull(Instant),
    }),
    emailVerifiedAt: orNull(Instant),
    phoneVerifiedAt: orNull(Instant),
    nationality: orNull(Type.String()),
    /** What advertising the player receives by their own settings. */
    advertising: Type.Object({ byEmail: Type.Boolean(), bySms: Type.Boolean() }),
    /** End of the temporary account, and how far it can be prolonged; null where it is verified or the law has no such account. */
    temporary: orNull(
      Type.Object({
        until: Instant,
        latest: Instant,
        ruleId: Type.String(),
        /** Newest first. */
        prolongations: Type.Array(
          Type.Object({
            before: Instant,
            until: Instant,
            at: Instant,
            reason: Type.String(),
            byName: Type.String(),
            signedByName: orNull(Type.String()),
          }),
        ),
      }),
    ),
    /** Names of the filled fields of the person; their values are returned by Reveal. */
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

/** For a player who asked by telephone or e-mail; only the player can allow it again. */
export const stopAdvertising = defineCall({
  method: 'POST',
  path: '/capi/BackOffice/v1/Player/StopAdvertising',
  audience: 'staff',
  permission: 'players.contacts',
  summary: 'Stop advertising to a player by e-mail and text message',
  body: Type.Object({ playerId: PlayerId, explanation: text(2000, 20) }),
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Always two people, the second one with the permission for money in risk: the declaration raised an alert there. */
export const takeDeclarationBack = defineCall({
  method: 'POST',
  path: '/capi/BackOffice/v1/Player/TakeDeclarationBack',
  audience: 'staff',
  permission: 'players.verified',
  summary: 'Withdraw a declaration made by mistake, as if it had never been asked for',
  body: Type.Object({
    playerId: PlayerId,
    declaration: Type.Enum([...TAKEN_BACK_DECLARATIONS]),
    /** Whether the player gets a letter: not where it would reveal a suspicion. */
    isPlayerTold: Type.Boolean(),
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Type.Object({ done: Type.Boolean() }),
  refusals: [...APPROVAL_REFUSALS, 'ERR_PLAYER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const prolongAccount = defineCall({
  method: 'POST',
  path: '/capi/BackOffice/v1/Player/ProlongAccount',
  audience: 'staff',
  permission: 'players.edit',
  summary: 'Extend the time of a temporary account, up to the legal maximum',
  body: Type.Object({
    playerId: PlayerId,
    until: Instant,
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Type.Object({ temporaryUntil: Instant }),
  refusals: [
    ...APPROVAL_REFUSALS,
    'ERR_PLAYER_NOT_FOUND',
    'ERR_ACCOUNT_NOT_TEMPORARY',
    'ERR_TERM_NOT_LATER',
    'ERR_NOT_ALLOWED_BY_LAW',
  ],
})
