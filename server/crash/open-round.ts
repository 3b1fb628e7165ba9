import { assert, newId, type Transaction } from '../kernel/index.ts'
import { CHAIN_LENGTH, chainFrom, drawChainSeed } from './chain-links.ts'
import type { CrashRoom } from './crash-room.ts'
import * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { rulesOf } from './game-rules.ts'

/**
 * Opens the next round of a game: bets are accepted from now on. A new chain is published first where there is none, or
 * the current one is used up.
 * @param locksAt end of betting; null while nobody watches
 */
export async function openRound(
  { seeds, clock, storeDefinition }: Pick<CrashRoom, 'seeds' | 'clock' | 'storeDefinition'>,
  tx: Transaction,
  gameKey: string,
  locksAt: Date | null,
): Promise<roundQueries.RoundRow> {
  const now = clock.now()
  const rules = rulesOf(gameKey)
  assert(rules, 'A shared round has a game.')
  await storeDefinition(tx, rules.definitionHash, gameKey, rules.definition, now)
  let place = await gameQueries.takePlace(tx, gameKey)
  if (!place) {
    await publishChain({ seeds }, tx, gameKey, now)
    place = await gameQueries.takePlace(tx, gameKey)
  }
  assert(place, 'A new chain has places.')
  return roundQueries.insertRound(tx, {
    id: newId(now),
    gameKey,
    chainNo: place.no,
    place: place.place,
    definitionHash: rules.definitionHash,
    openedAt: now,
    locksAt,
  })
}

/** Draws a chain and publishes its end before any round of it is played. */
async function publishChain(
  { seeds }: Pick<CrashRoom, 'seeds'>,
  tx: Transaction,
  gameKey: string,
  now: Date,
): Promise<void> {
  const { seed, salt } = drawChainSeed()
  const { end } = chainFrom(seed, CHAIN_LENGTH)
  await gameQueries.insertChain(tx, {
    gameKey,
    sealedSeed: seeds.seal(seed),
    chainEnd: end,
    salt,
    length: CHAIN_LENGTH,
    publishedAt: now,
  })
}
