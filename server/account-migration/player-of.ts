import type { Caller } from '#server/kernel/index.ts'

/** Number of the signed-in player; undefined for every other caller. */
export function playerOf(caller: Caller | undefined): number | undefined {
  return caller?.kind === 'player' ? caller.playerId : undefined
}
