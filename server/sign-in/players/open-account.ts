import type { Transaction } from '#server/kernel/index.ts'
import { insertPlayer, type NewPlayer } from '#server/players/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { setPlayerPassword } from './player-credentials.queries.ts'

/** Creates person, password and wallet in one transaction. Returns the player's number. */
export async function openAccount(
  tx: Transaction,
  { openWallet }: Pick<SignInNeeds, 'openWallet'>,
  person: NewPlayer,
  passwordHash: string,
): Promise<number> {
  const playerId = await insertPlayer(tx, person)
  await setPlayerPassword(tx, playerId, passwordHash, person.registeredAt)
  await openWallet(tx, { playerId, currency: person.currency })
  return playerId
}
