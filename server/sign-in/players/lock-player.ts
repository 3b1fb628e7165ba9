import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { lock as lockCall, unlock as unlockCall } from '#contract/onling-v2/player.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { refuse, publish, type Input, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow, movePlayerState, playerCan, playerMoves, type Player } from '#server/players/index.ts'
import { announceEnded, endPlayerSessions } from './end-player-sessions.ts'
import type { SignInNeeds } from '../needs.ts'

type Needs = Pick<
  SignInNeeds,
  'db' | 'clock' | 'target' | 'sessions' | 'sendControl' | 'blockPlaying' | 'unblockPlaying'
>

/** Locks a player: no sign-in, no stake, no deposit, every session ended. A round in progress still settles. */
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
    await publish(tx, 'sign-in.player-locked', { playerId })
    return endPlayerSessions(tx, { playerId, reason: 'player-locked', now: at })
  })
  await announceEnded(needs, ended)
  await needs.sendControl({ topic: 'sign-in.player-locked', id: String(playerId) })
  return { done: true }
}

type Unlocking = {
  readonly playerId: number
  /** The lock that the member of staff saw; a newer one is not removed unseen. */
  readonly lockedAt?: string
}

/** Reasons for which somebody must not play; removing such a lock needs a second person. */
const GRAVE: readonly string[] = [
  'suspected-fraud',
  'identity-doubt',
  'under-age',
  'authority-order',
] satisfies Reason[]
type Reason = BodyOf<typeof lockCall>['reason']

/** Removes the lock of staff: exclusions, panic stops and breaks stay. */
export function unlockAction(needs: Needs): Action<Unlocking, ReplyOf<typeof unlockCall>> {
  const { target, clock, unblockPlaying, sendControl } = needs
  return {
    key: 'players.unlock',
    permission: 'players.lock',
    preview: async (tx, unlocking) => {
      const { id, state, lockReason } = await holdToUnlock(tx, target, unlocking)
      return {
        ...emptyPreview,
        subject: { kind: 'player', id: String(id), label: '' },
        playerId: id,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'account', before: state, after: playerMoves.unlock.to },
          { field: 'lockReason', before: lockReason, after: null },
        ],
        warnings: lockReason && GRAVE.includes(lockReason) ? [{ id: `locked-${lockReason}`, about: null }] : [],
      }
    },
    run: async (tx, { playerId }, { asker, reason: explanation }) => {
      const by = { userId: asker.userId, userName: asker.name, at: clock.now() }
      await movePlayerState(tx, { target, playerId, move: 'unlock', reason: null, explanation, ...by })
      await unblockPlaying(tx, playerId)
      await publish(tx, 'sign-in.player-unlocked', { playerId })
      return { done: true }
    },
    afterwards: async (done, { playerId }) => {
      await sendControl({ topic: 'sign-in.player-unlocked', id: String(playerId) })
      return done
    },
  }
}

async function holdToUnlock(tx: Transaction, target: string, { playerId, lockedAt }: Unlocking): Promise<Player> {
  const player = await lockPlayerRow(tx, target, playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const isAnother = lockedAt !== undefined && player.lockedAt?.getTime() !== Date.parse(lockedAt)
  if (isAnother || !playerCan('unlock', player.state)) return refuse('ERR_STATE_CHANGED', { state: player.state })
  return player
}
