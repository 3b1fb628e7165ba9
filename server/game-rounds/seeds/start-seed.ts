import { loadDefinition } from '#games/catalogue/index.ts'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { assert, newId, secrets, type Transaction } from '../../kernel/index.ts'
import { commitToSeed, type CommittedSeed } from './next-seed.ts'
import * as queries from '../game-rounds.queries.ts'
import type { SeedSealer } from './seal-seed.ts'

const CLIENT_SEED_BYTES = 16

/** Owner of the seed; a client seed is drawn when the player gives none. */
export type SeedInput = {
  readonly sessionId: string
  readonly gameKey: string
  readonly clientSeed?: string | undefined
  /** Committed to before the client seed was known; where absent, one is drawn. */
  readonly committed?: CommittedSeed | undefined
  readonly now: Date
}

/** Starts a pair of seeds, committed to before any round is played with it. Returns its number. */
export async function startSeed(tx: Transaction, seeds: SeedSealer, input: SeedInput): Promise<number> {
  const { sessionId, gameKey, now } = input
  const found = loadDefinition(gameKey)
  assert(found, 'A session has a playable game.')
  await queries.storeDefinition(tx, found.definitionHash, gameKey, found.definition, now)
  const { committed } = input
  const { serverSeed, commitment } = committed ?? commitToSeed(seeds, now)
  return queries.insertSeed(tx, {
    id: newId(now),
    sessionId,
    serverSeed,
    commitment,
    // Clocks of two processes may differ by a little: the pair must not be older than its commitment.
    committedAt: committed ? earlierOf(committed.committedAt, now) : null,
    clientSeed: input.clientSeed ?? hexOfBytes(secrets.bytes(CLIENT_SEED_BYTES)),
    definitionHash: found.definitionHash,
    createdAt: now,
  })
}

const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other)
