import type { ReplyOf } from '#contract/call.ts'
import type { listJackpots } from '#contract/play-v1/jackpots.ts'

type Pool = ReplyOf<typeof listJackpots>['pools'][number]

/** A jackpot as the lobby shows it. */
export type LobbyJackpot = Pick<Pool, 'poolId' | 'name' | 'level' | 'addedReturnPpm' | 'gameKeys'>

export function slimJackpot({ poolId, name, level, addedReturnPpm, gameKeys }: Pool): LobbyJackpot {
  return { poolId, name, level, addedReturnPpm, gameKeys }
}
