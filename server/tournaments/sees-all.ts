import { holdsEverywhere, type Caller } from '../kernel/index.ts'

/** Staff with the permission also see tournaments without a round, hidden ones, and how a round was checked. */
export const seesAll = (caller: Caller | undefined): boolean =>
  caller?.kind === 'staff' && holdsEverywhere(caller, 'tournaments.read')
