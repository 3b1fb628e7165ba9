import type { Rng } from '../math/rng.ts'
import { bytesOfAscii } from './bytes.ts'
import { hmacSha256 } from './hmac-sha256.ts'
import { drawsOfKey, roundMessage, type RoundSeeds } from './random-stream.ts'

/** A pool's id in lower case: nothing else enters the message, so that no two pools share a draw. */
const POOL_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The draws that decide whether a round wins a pool: ChaCha20 under HMAC-SHA256(server seed, `jackpot1|pool|` and the
 * round's own message). The same committed seeds and number as the round's draws, but a stream of its own: a game draws
 * the same with a jackpot and without one, and the level of the pool is no part of it.
 */
export function jackpotStream(poolId: string, seeds: RoundSeeds): Rng {
  if (!POOL_ID.test(poolId)) throw new RangeError('A pool has a UUID in lower case.')
  const round = roundMessage(seeds)
  const head = bytesOfAscii(`jackpot1|${poolId}|`)
  const message = new Uint8Array(head.length + round.length)
  message.set(head)
  message.set(round, head.length)
  return drawsOfKey(hmacSha256(seeds.serverSeed, message))
}
