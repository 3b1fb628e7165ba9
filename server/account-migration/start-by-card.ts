import type { ReplyOf } from '#contract/call.ts'
import type { startByPlayerCard } from '#contract/play-v1/account-migration.ts'
import { cardIndex, readCardNumber } from '#server/cards/index.ts'
import type { Input } from '#server/kernel/index.ts'
import { beginAttempt, refuseBad } from '#server/sign-in/index.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { findByCard } from './old-accounts.queries.ts'
import { playerOf } from './player-of.ts'
import { startMigration } from './start-migration.ts'

/**
 * Finds the old account by a card and its PIN. An unknown card, one without a PIN and a wrong PIN cost the same
 * statements and the same hash, and are refused alike; attempts are counted by card.
 */
export async function startByCard(
  needs: AccountMigrationNeeds,
  { body, caller, client, refuse }: Pick<Input<typeof startByPlayerCard>, 'body' | 'caller' | 'client' | 'refuse'>,
): Promise<ReplyOf<typeof startByPlayerCard>> {
  const { db, target, cipher, mayStartByCard, signIn } = needs
  if (!mayStartByCard) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const index = cardIndex(cipher, readCardNumber(body.cardNumber) ?? body.cardNumber)
  const account = `${target} old card ${index}`
  const attempt = await beginAttempt(signIn, { realm: 'player', kind: 'pin', account, source: client.ip })
  const old = await findByCard(db, target, index)
  const hash = old?.pinSealed ? signIn.sealer.open(old.pinSealed) : undefined
  const isProved = await signIn.passwords.verify(hash, body.pin)
  if (!old || !isProved) return refuseBad(attempt, 'ERR_INVALID_CREDENTIALS')
  await attempt.succeed()
  return startMigration(needs, { oldAccountId: old.id, way: 'card', playerId: playerOf(caller) })
}
