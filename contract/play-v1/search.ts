import { Type, type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { PlayerRow } from '../onling-v2/player.ts'
import type { Permission } from '../permissions.ts'
import { Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'

/** What a search text may be. Several can match: nine digits are a phone, a player's number or a document. */
export const IDENTIFIER_KINDS = [
  'player-number',
  'email',
  'name',
  'phone',
  'account',
  'venue-card',
  'payment-card',
  'document',
  'payment-number',
  'reference',
] as const
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number]

const IdentifierKind = Type.Enum([...IDENTIFIER_KINDS])

/** A deposit or a withdrawal in any state, as a list of results shows it. */
export const FoundPayment = Type.Object({
  direction: Type.Enum(['deposit', 'withdrawal']),
  paymentId: Uuid,
  referenceNumber: Type.String(),
  playerId: PlayerId,
  method: Type.String(),
  amount: Money,
  state: Type.String(),
  createdAt: Instant,
})
export type FoundPayment = Static<typeof FoundPayment>

/** A movement in the books with this number: a round, or anything else that moved a player's money. */
export const FoundMovement = Type.Object({
  reference: Uuid,
  kind: Type.String(),
  playerId: PlayerId,
  at: Instant,
})

/** Each of these permissions finds something of one part; with none of them the search is refused. */
export const SEARCHED_WITH = {
  players: ['players.search'],
  payments: ['payments.read'],
  movements: ['rounds.read', 'money.read'],
} as const satisfies Record<string, readonly Permission[]>

/**
 * Searches for everything that a text can match. Personal data is compared as a whole, by blind indexes where it is sealed; only
 * the name and the e-mail by their prefix. Results are masked. Players are returned to staff with `players.search`, payments and
 * movements to staff with the permission to read them; staff with none of these permissions are refused.
 */
export const find = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Search/Find',
  audience: 'staff',
  isAudited: true,
  summary: 'Find players, payments and rounds by a text that somebody reads out',
  query: Type.Object({ text: text(100, 1) }),
  reply: Type.Object({
    takenFor: Type.Array(IdentifierKind),
    players: Type.Array(Type.Object({ ...PlayerRow.properties, foundBy: IdentifierKind })),
    payments: Type.Array(FoundPayment),
    movements: Type.Array(FoundMovement),
  }),
  refusals: ['ERR_LIST_TOO_WIDE'],
})
