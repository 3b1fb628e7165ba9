import { refuse, type Querier } from '#server/kernel/index.ts'
import { readWaysOut } from './ways-back.ts'
import { countOpen } from './withdrawals.queries.ts'

/** Maximum of open withdrawals of a player: a person looks at each. */
const OPEN_MAX = 5

/** Refuses a player without any way out: the brand has none, or staff closed each to the player. */
export async function judgeWaysOut(...[needs, playerId]: Parameters<typeof readWaysOut>): Promise<void> {
  if ((await readWaysOut(needs, playerId)).methods.length === 0) refuse('ERR_METHOD_NOT_AVAILABLE')
}

/** Refuses more open withdrawals than the maximum. @param more that are not inserted yet */
export async function judgeOpen(db: Querier, playerId: number, more = 0): Promise<void> {
  if ((await countOpen(db, playerId)) + more > OPEN_MAX) refuse('ERR_TOO_MANY_OPEN', { max: OPEN_MAX })
}
