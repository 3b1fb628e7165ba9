import type { ReplyOf } from '#contract/call.ts'
import type { lock as lockCall, unlock as unlockCall } from '#contract/onling-v2/player.ts'
import { tell, type Input } from '#server/kernel/index.ts'
import { movePlayerState } from '#server/players/index.ts'
import { announceEnded, endPlayerSessions } from './end-player-sessions.ts'
import type { SignInNeeds } from './needs.ts'

type Needs = Pick<
  SignInNeeds,
  'db' | 'clock' | 'target' | 'sessions' | 'sendControl' | 'blockPlaying' | 'unblockPlaying'
>

/** Locks a player: no sign-in, no stake, no deposit, every session ended. A round in flight still settles. */
export async function lockPlayer(
  needs: Needs,
  { body, caller }: Input<typeof lockCall>,
): Promise<ReplyOf<typeof lockCall>> {
  const { db, target, clock, blockPlaying } = needs
  const { playerId, reason, explanation } = body
  const { userId, name: userName } = caller
  const ended = await db.transaction(async (tx) => {
    const at = clock.now()
    await movePlayerState(tx, { target, playerId, move: 'lock', reason, explanation, userId, userName, at })
    await blockPlaying(tx, playerId)
    await tell(tx, 'sign-in.player-locked', { playerId })
    return endPlayerSessions(tx, { playerId, reason: 'player-locked', now: at })
  })
  await announceEnded(needs, ended)
  await needs.sendControl({ topic: 'sign-in.player-locked', id: String(playerId) })
  return { done: true }
}

export async function unlockPlayer(
  { db, target, clock, unblockPlaying, sendControl }: Needs,
  { body, caller }: Input<typeof unlockCall>,
): Promise<ReplyOf<typeof unlockCall>> {
  const { playerId, explanation, lockedAt } = body
  const { userId, name: userName } = caller
  await db.transaction(async (tx) => {
    const at = clock.now()
    await movePlayerState(tx, {
      target,
      playerId,
      move: 'unlock',
      reason: null,
      explanation,
      userId,
      userName,
      at,
      lockedAt,
    })
    await unblockPlaying(tx, playerId)
    await tell(tx, 'sign-in.player-unlocked', { playerId })
  })
  await sendControl({ topic: 'sign-in.player-unlocked', id: String(playerId) })
  return { done: true }
}
