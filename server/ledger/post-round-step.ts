import { assert, type Transaction } from '../kernel/index.ts'
import { postPlays, type PlayObstacle, type PostedPlay } from './post-plays.ts'

/** A later part of a round that was opened by a stake: a further stake, the win, or both. Amounts in minor units. */
export type RoundStep = {
  readonly reference: string
  readonly accountId: number
  readonly contraId: number
  readonly stakeMinor: number
  readonly winMinor: number
  /** Calendar day of the limits. */
  readonly day: string
  readonly at: Date
}

/** Why a further stake is not taken; a win alone is never stopped. */
export type StepObstacle = PlayObstacle

/**
 * Books a later step of a round inside the caller's transaction, which also writes the decision that it follows from,
 * so that it happens once. It counts as play like the first stake. Series and numbers do not change: the round keeps
 * the number of its stake.
 */
export async function postRoundStep(
  tx: Transaction,
  { reference, accountId, contraId, stakeMinor, winMinor, day, at }: RoundStep,
): Promise<PostedPlay> {
  const play = { reference, accountId, stakeMinor, winMinor, ordinal: 0 }
  const [posted] = (await postPlays(tx, { contraId, seriesId: 0, day, at }, [play])).values()
  assert(posted, 'Something becomes of every play.')
  return posted
}
