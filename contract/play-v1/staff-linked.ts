import { Type, type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId } from '../shapes/fields.ts'

/** What two accounts may have in common. */
export const LINK_REASONS = ['birth-number', 'account', 'name-and-birth-date', 'phone', 'device', 'address'] as const
export type LinkReason = (typeof LINK_REASONS)[number]

/**
 * How strong a common value is on its own. A household shares an address, a device and often a phone; a birth number belongs to one
 * person.
 */
export const LINK_STRENGTHS = {
  'birth-number': 'strong',
  account: 'strong',
  'name-and-birth-date': 'strong',
  phone: 'middle',
  device: 'middle',
  address: 'weak',
} as const satisfies Record<LinkReason, 'strong' | 'middle' | 'weak'>
export const STRENGTHS = ['strong', 'middle', 'weak'] as const

export const LinkedPlayer = Type.Object({
  playerId: PlayerId,
  maskedName: Type.String(),
  state: Type.Enum(['open', 'locked', 'closed']),
  /** Counter-evidence: checks confirmed two different birth numbers, so they are two people. */
  isProvedOther: Type.Boolean(),
  /** Of its strongest reason. */
  strength: Type.Enum([...STRENGTHS]),
  reasons: Type.Array(
    Type.Object({
      reason: Type.Enum([...LINK_REASONS]),
      strength: Type.Enum([...STRENGTHS]),
      /** Since when both have it; null if unknown. */
      since: Type.Union([Instant, Type.Null()]),
    }),
  ),
})
export type LinkedPlayer = Static<typeof LinkedPlayer>

/** Facts for a person to judge: a link has no consequence by itself. */
export const listLinked = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Player/ListLinked',
  audience: 'staff',
  permission: 'players.links',
  summary: 'Accounts of the brand that have something in common with one player: what, and since when',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ linked: Type.Array(LinkedPlayer) }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
