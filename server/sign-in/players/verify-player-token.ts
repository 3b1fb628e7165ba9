import type { ReplyOf } from '#contract/call.ts'
import type { verifyToken as call } from '#contract/onling-v2/player.ts'
import type { Input } from '#server/kernel/index.ts'
import { profileOf } from '#server/players/index.ts'
import { findOwnPlayer } from './find-own-player.ts'
import type { SignInNeeds } from '../needs.ts'

export async function verifyPlayerToken(
  { db, target }: Pick<SignInNeeds, 'db' | 'target'>,
  { caller }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  return {
    player: profileOf(await findOwnPlayer(db, target, caller.playerId)),
    idleEndsAt: caller.idleEndsAt.toISOString(),
    absoluteEndsAt: caller.absoluteEndsAt.toISOString(),
  }
}
