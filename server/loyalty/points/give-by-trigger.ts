import type { Transaction } from '../../kernel/index.ts'
import { isInControlGroup } from '../facts/control-group.ts'
import { expiryOf } from '../facts/record-fact.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { givePoints } from './give-points.ts'

/**
 * Gives the points of a trigger, once for each event. The caller has checked the law. False if the player is not in our
 * club.
 */
export async function giveByTrigger(
  needs: LoyaltyNeeds,
  tx: Transaction,
  of: {
    readonly playerId: number
    readonly points: number
    readonly expiresAfterDays: number | null
    readonly triggerId: string
    readonly eventId: number
    readonly name: string
  },
): Promise<boolean> {
  const { playerId, points, expiresAfterDays, triggerId, eventId, name } = of
  if (!needs.isOurs || isInControlGroup(playerId, needs.controlGroupPercent)) return false
  const at = needs.clock.now()
  const move = {
    playerId,
    kind: 'earned',
    points,
    source: `trigger:${triggerId}`,
    eventId: String(eventId),
    about: name,
    expiresAt: expiryOf(expiresAfterDays, at),
  } as const
  await givePoints(needs, tx, move, at)
  return true
}
