import { limitFacts } from '#contract/shapes/limits.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findChangesSince } from './limits.queries.ts'

/** Whether a player has tightened one of their limits since an instant, without first choices: they want to play less. */
export async function hasTightenedSince(db: Querier, playerId: number, since: Date): Promise<boolean> {
  return (await findTightenedSince(db, [playerId], since)).has(playerId)
}

/** Those of some players who have. */
export async function findTightenedSince(
  db: Querier,
  playerIds: readonly number[],
  since: Date,
): Promise<ReadonlySet<number>> {
  const changes = await findChangesSince(db, playerIds, since)
  const tightened = changes.filter(({ kind, fromValue, toValue }) => {
    if (toValue === null) return false
    if (fromValue === null) return true
    return limitFacts(kind).tighterIs === 'lower' ? toValue < fromValue : toValue > fromValue
  })
  return new Set(tightened.map(({ playerId }) => playerId))
}
