import type { ReplyOf } from '#contract/call.ts'
import type { startByDocument as call } from '#contract/onling-v2/player-migration.ts'
import { documentIndex } from '#server/documents/index.ts'
import type { Input } from '#server/kernel/index.ts'
import { foldName } from '#server/players/index.ts'
import { beginAttempt, refuseBad } from '#server/sign-in/index.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { openFields, textOf } from './old-account.ts'
import { findByDocument } from './old-accounts.queries.ts'
import { playerOf } from './player-of.ts'
import { startMigration } from './start-migration.ts'

/**
 * Finds the old account by one of its documents, the surname and the day of birth. A refusal does not say what differs,
 * and attempts are counted by document, so that numbers cannot be guessed.
 */
export async function startByDocument(
  needs: AccountMigrationNeeds,
  { body, caller, client, refuse }: Pick<Input<typeof call>, 'body' | 'caller' | 'client' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, target, cipher, mergeMethods, signIn } = needs
  if (!mergeMethods.some((method) => method !== 'bankId')) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const index = documentIndex(cipher, body)
  const account = `${target} ${index ?? `${body.country} ${body.number}`}`
  const attempt = await beginAttempt(signIn, { realm: 'player', kind: 'old-document', account, source: client.ip })
  const found = index === undefined ? [] : await findByDocument(db, target, index)
  const own = found.filter((old) => {
    const fields = openFields(cipher, old)
    return (
      foldName(textOf(fields, 'Surname')) === foldName(body.surname) && textOf(fields, 'BirthDate') === body.birthDate
    )
  })
  const old = own.find(({ playerId }) => playerId === null) ?? own[0]
  if (!old) return refuseBad(attempt, 'ERR_OLD_ACCOUNT_NOT_FOUND')
  await attempt.succeed()
  return startMigration(needs, { oldAccountId: old.id, way: 'document', playerId: playerOf(caller) })
}
