import { loadDefinition } from '#games/catalogue/index.ts'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { commitmentOf } from '#games/kit/fairness/commitment.ts'
import { assert, newId, secrets, type Transaction } from '../kernel/index.ts'
import * as queries from './game-rounds.queries.ts'
import type { SeedSealer } from './seal-seed.ts'

const SEED_BYTES = 32
const CLIENT_SEED_BYTES = 16

/** Whose seed it becomes; a client seed is drawn when the player gives none. */
export type SeedWish = {
  readonly sessionId: string
  readonly gameKey: string
  readonly clientSeed?: string | undefined
  readonly now: Date
}

/** Draws a server seed and commits to it before any round is played with it. Gives its number. */
export async function startSeed(tx: Transaction, seeds: SeedSealer, wish: SeedWish): Promise<number> {
  const { sessionId, gameKey, now } = wish
  const found = loadDefinition(gameKey)
  assert(found, 'A session has a playable game.')
  await queries.keepDefinition(tx, found.definitionHash, gameKey, found.definition, now)
  const serverSeed = secrets.bytes(SEED_BYTES)
  return queries.insertSeed(tx, {
    id: newId(now),
    sessionId,
    serverSeed: seeds.seal(serverSeed),
    commitment: commitmentOf(serverSeed),
    clientSeed: wish.clientSeed ?? hexOfBytes(secrets.bytes(CLIENT_SEED_BYTES)),
    definitionHash: found.definitionHash,
    createdAt: now,
  })
}
