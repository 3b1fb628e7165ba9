import type { ExclusionGate } from '#server/exclusion/index.ts'
import { refuse, type Database } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { isKeptFromPlaying } from '#server/wallet/index.ts'

/**
 * Refuses to give anything to a player whose account is not open, or whom a lock, a stop or an exclusion keeps from
 * playing. Checked for gifts of campaigns and for offers of staff.
 */
export function mayBeGiven({
  db,
  target,
  exclusion,
}: {
  readonly db: Database
  readonly target: string
  readonly exclusion: Pick<ExclusionGate, 'judgeDeposit'>
}): (playerId: number) => Promise<void> {
  return async (playerId) => {
    const player = await findPlayerById(db, target, playerId)
    if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
    if (player.state !== 'open') return refuse('ERR_PLAYING_BLOCKED', { kind: player.state })
    if (await isKeptFromPlaying(db, playerId)) return refuse('ERR_PLAYING_BLOCKED')
    await exclusion.judgeDeposit(playerId)
  }
}
