import type { JackpotPool, LobbyJackpot } from './lobby-jackpot.ts'

/** The part of a pool that the lobby shows. A file of its own, because the first page of a browser does not load it. */
export function slimJackpot({ poolId, name, level, addedReturnPpm, gameKeys }: JackpotPool): LobbyJackpot {
  return { poolId, name, level, addedReturnPpm, gameKeys }
}
