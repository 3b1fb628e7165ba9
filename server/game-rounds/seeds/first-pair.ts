import type { BodyOf } from '#contract/call.ts'
import type { openSession as call } from '#contract/play-v1/play.ts'
import { refuse as refuseByCode, type Refuse } from '../../kernel/index.ts'
import type { PreGameToken } from '../game-rounds.queries.ts'
import type { SeedInput } from './start-seed.ts'

const refuse: Refuse<typeof call> = refuseByCode

/** The two halves of a session's first pair, as far as they exist. */
export type FirstPair = Pick<SeedInput, 'committed' | 'clientSeed'>

/**
 * The first pair of the session that a token opens: the server's half was committed to when the token was made, the
 * player's comes with the opening. Refuses where the player saw another commitment.
 */
export function firstPairOf(
  { serverSeed, commitment, committedAt }: Pick<PreGameToken, 'serverSeed' | 'commitment' | 'committedAt'>,
  seen: Pick<BodyOf<typeof call>, 'commitment' | 'clientSeed'>,
): FirstPair {
  if (seen.commitment !== undefined && seen.commitment !== commitment) return refuse('ERR_STATE_CHANGED')
  const { clientSeed } = seen
  // An older token has none; then the pair is drawn with the session.
  if (serverSeed === null || commitment === null || committedAt === null) return { clientSeed }
  return { committed: { serverSeed, commitment, committedAt }, clientSeed }
}
