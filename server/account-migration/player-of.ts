import type { Caller } from '#server/kernel/index.ts'

/** Number of the player who is signed in; undefined for everybody else, whatever they are signed in as. */
export function playerOf(caller: Caller | undefined): number | undefined {
  return caller?.kind === 'player' ? caller.playerId : undefined
}
