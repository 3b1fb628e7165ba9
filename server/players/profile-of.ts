import type { Static } from 'typebox'
import type { PlayerProfile } from '#contract/onling-v2/player.ts'
import type { Player } from './player.ts'

/** The profile as the player sees it. */
export function profileOf(player: Player): Static<typeof PlayerProfile> {
  return {
    playerId: player.id,
    firstName: player.firstName,
    surname: player.surname,
    email: player.email,
    phone: player.phone,
    language: player.language,
    currency: player.currency,
    registeredAt: player.registeredAt.toISOString(),
    lastSignInAt: player.lastSignInAt?.toISOString() ?? null,
  }
}
