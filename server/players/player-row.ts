import type { ReplyOf } from '#contract/call.ts'
import type { search } from '#contract/onling-v2/player.ts'
import { maskEmail, maskName } from './mask.ts'
import type { Player } from './player.ts'

export type PlayerRow = ReplyOf<typeof search>['rows'][number]

/** A player as a masked row of a list. */
export function playerRow(player: Player): PlayerRow {
  return {
    playerId: player.id,
    maskedName: maskName(player.firstName, player.surname),
    maskedEmail: maskEmail(player.email),
    registeredAt: player.registeredAt.toISOString(),
    lastSignInAt: player.lastSignInAt?.toISOString() ?? null,
    isLocked: player.state === 'locked',
  }
}
