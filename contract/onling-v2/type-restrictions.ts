import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { PlayerId, text } from '../shapes/fields.ts'
import { depositMethods } from '../shapes/payment-names.ts'
import { TypeRestriction } from '../shapes/type-restrictions.ts'
import { WITHDRAWAL_METHODS } from '../shapes/withdrawals.ts'

const root = '/capi/v2-onling/Payment'

/** Payment methods that are closed to the player, by a restriction of the brand or of the player. */
export const getTypeRestrictions = defineCall({
  method: 'GET',
  path: `${root}/GetTypeRestrictions`,
  audience: 'player',
  summary: 'Payment methods that are closed to the player',
  query: Type.Object({}),
  reply: Type.Object({
    restrictions: Type.Array(Type.Object({ direction: Type.Enum(['deposit', 'withdrawal']), method: Type.String() })),
  }),
  refusals: [],
})

/** Closes or opens one payment method, for a player or, without one, for the whole brand. Payments that have begun go on. */
export const setTypeRestriction = defineCall({
  method: 'POST',
  path: `${root}/SetTypeRestriction`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Close or open a payment method',
  body: Type.Object({
    playerId: Type.Optional(PlayerId),
    direction: Type.Enum(['deposit', 'withdrawal']),
    method: Type.Enum([...new Set([...depositMethods, ...WITHDRAWAL_METHODS])]),
    isRestricted: Type.Boolean(),
    /** Only with CardOnline: also device wallets, which pay by a card on a gateway's page. */
    withDeviceWallets: Type.Optional(Type.Boolean()),
    explanation: text(2000, 20),
  }),
  reply: Type.Object({ restrictions: Type.Array(TypeRestriction) }),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_METHOD_NOT_AVAILABLE'],
})
