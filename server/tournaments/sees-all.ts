import { holdsEverywhere, type Caller } from '../kernel/index.ts'

/** Staff with the right see what is not told to everybody: what has no round yet, what is hidden, and how a round was checked. */
export const seesAll = (caller: Caller | undefined): boolean =>
  caller?.kind === 'staff' && holdsEverywhere(caller, 'tournaments.read')
